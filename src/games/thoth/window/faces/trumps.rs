//! Pictures of the twenty-two trumps: each an emblem in gold on night, with its element's light behind it.

use super::{GOLD, INK, hex};
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::rules::{Class, Trump};

/// The picture in the middle of a trump.
pub(super) fn picture(trump: Trump, set: ColourSet) -> String {
    let element = match trump.class() {
        Class::Zodiacal(element) => Some(element),
        Class::Planetary | Class::Elemental => trump.power(),
    };
    // The planets shine in a colour that no stone of the set has.
    let planet = if set == ColourSet::Rainbow { "#8a63c4" } else { "#c05a86" };
    let light = element.map_or_else(|| planet.to_owned(), |element| hex(set.rgb(element)));
    format!(
        "<style>.l{{fill:none;stroke:{GOLD};stroke-width:16;stroke-linecap:round;stroke-linejoin:round}}\
         .k{{fill:none;stroke:#f5edda;stroke-width:9;stroke-linecap:round;stroke-linejoin:round}}\
         .g{{fill:{GOLD}}}.w{{fill:#f5edda}}.d{{fill:#1f1a2b}}\
         .e{{fill:{light};stroke:#f5edda;stroke-width:7;stroke-linejoin:round}}</style>\
         <defs><radialGradient id='r'><stop offset='0' stop-color='{light}' stop-opacity='0.85'/>\
         <stop offset='0.55' stop-color='{light}' stop-opacity='0.35'/>\
         <stop offset='1' stop-color='{light}' stop-opacity='0'/></radialGradient></defs>\
         <rect x='-300' y='-318' width='600' height='640' rx='22' fill='#1f1a2b' stroke='{INK}' stroke-width='4'/>\
         <circle r='300' fill='url(#r)'/>\
         <rect x='-286' y='-304' width='572' height='612' rx='14' fill='none' stroke='{GOLD}' stroke-width='4'/>{}",
        emblem(trump)
    )
}

/// The emblem, in a box of 560 by 600 around the origin. Classes: l, k lines in gold and cream; g, w, d fills in
/// gold, cream and night; e filled with the element.
fn emblem(trump: Trump) -> &'static str {
    match trump {
        Trump::Fool => FOOL,
        Trump::Magician => MAGICIAN,
        Trump::Priestess => PRIESTESS,
        Trump::Empress => EMPRESS,
        Trump::Emperor => EMPEROR,
        Trump::Hierophant => HIEROPHANT,
        Trump::Lovers => LOVERS,
        Trump::Chariot => CHARIOT,
        Trump::Strength => STRENGTH,
        Trump::Hermit => HERMIT,
        Trump::Wheel => WHEEL,
        Trump::Justice => JUSTICE,
        Trump::HangedMan => HANGED_MAN,
        Trump::Death => DEATH,
        Trump::Temperance => TEMPERANCE,
        Trump::Devil => DEVIL,
        Trump::Tower => TOWER,
        Trump::Star => STAR,
        Trump::Moon => MOON,
        Trump::Sun => SUN,
        Trump::Judgment => JUDGMENT,
        Trump::World => WORLD,
    }
}

/// A cap with bells.
const FOOL: &str = "<path class='e' d='M-130 90C-150 -20 -120 -120 -230 -130C-180 -220 -60 -190 -40 -60C-30 -160 30 -160 40 -60\
    C60 -190 180 -220 230 -130C120 -120 150 -20 130 90Z'/>\
    <path class='w' d='M-150 90H150L130 150H-130Z'/>\
    <path class='g' d='M-110 150L-80 215 -40 150 0 220 40 150 80 215 110 150Z'/>\
    <circle class='g' cx='-236' cy='-112' r='30'/><circle class='g' cx='236' cy='-112' r='30'/>\
    <circle class='g' cy='-186' r='30'/><path class='k' d='M0 -150V-120'/>";

/// The lying eight over a wand that gives off sparks.
const MAGICIAN: &str = "<path class='l' d='M0 -190C-50 -260 -150 -250 -150 -190C-150 -130 -50 -120 0 -190C50 -260 150 -250 150 -190\
    C150 -130 50 -120 0 -190Z'/>\
    <path class='w' d='M-16 -90H16V230H-16Z'/><path class='g' d='M-28 -90H28V-60H-28ZM-28 200H28V230H-28Z'/>\
    <path class='k' d='M-70 -40L-130 -70M-80 30H-150M-70 100L-130 130M70 -40L130 -70M80 30H150M70 100L130 130'/>\
    <path class='g' d='M-200 190H-90L-110 240H-180ZM90 190H200L180 240H110Z'/>";

/// The moon between two pillars.
const PRIESTESS: &str = "<path class='w' d='M-210 -190H-120V220H-210Z'/><path class='d' d='M120 -190H210V220H120Z'/>\
    <path class='l' d='M120 -190H210V220H120ZM-210 -190H-120V220H-210Z'/>\
    <path class='g' d='M-240 -240H-90V-190H-240ZM90 -240H240V-190H90ZM-240 220H-90V262H-240ZM90 220H240V262H90Z'/>\
    <path class='w' d='M34 -130A112 112 0 1 0 34 90A92 92 0 1 1 34 -130Z'/>\
    <path class='k' d='M-60 160Q0 120 60 160Q0 200 -60 160Z'/><circle class='w' cy='160' r='14'/>";

/// The mirror of Venus, in bloom.
const EMPRESS: &str = "<g class='e'><circle cy='-190' r='56'/><circle cx='97' cy='-120' r='56'/><circle cx='60' cy='-6' r='56'/>\
    <circle cx='-60' cy='-6' r='56'/><circle cx='-97' cy='-120' r='56'/></g>\
    <circle class='d' cy='-88' r='78'/><circle class='l' cy='-88' r='78'/><circle class='w' cy='-88' r='34'/>\
    <path class='l' d='M0 -10V250M-80 150H80'/>\
    <path class='g' d='M24 230C90 220 130 180 140 130C80 140 34 170 24 230ZM-24 230C-90 220 -130 180 -140 130C-80 140 -34 170 -24 230Z'/>";

/// A ram's head with a crown.
const EMPEROR: &str = "<path class='l' d='M-40 -60C-110 -170 -250 -120 -230 10C-216 96 -120 96 -122 24C-124 -20 -170 -20 -168 14\
    M40 -60C110 -170 250 -120 230 10C216 96 120 96 122 24C124 -20 170 -20 168 14'/>\
    <path class='e' d='M-84 -50C-84 -96 84 -96 84 -50C84 60 60 190 0 230C-60 190 -84 60 -84 -50Z'/>\
    <path class='g' d='M-86 -100L-110 -220 -54 -170 0 -250 54 -170 110 -220 86 -100Z'/>\
    <circle class='w' cx='-36' cy='20' r='15'/><circle class='w' cx='36' cy='20' r='15'/>\
    <path class='k' d='M-24 160Q0 184 24 160M0 184V204'/>";

/// The triple cross over two keys.
const HIEROPHANT: &str = "<path class='l' d='M0 -250V130M-60 -190H60M-92 -110H92M-124 -30H124'/>\
    <path class='k' d='M-150 60L130 230M-104 88L-124 124M-76 104L-96 140M150 60L-130 230M104 88L124 124M76 104L96 140'/>\
    <circle class='e' cx='-160' cy='236' r='44'/><circle class='e' cx='160' cy='236' r='44'/>\
    <circle class='d' cx='-160' cy='236' r='16'/><circle class='d' cx='160' cy='236' r='16'/>";

/// Two hearts and an arrow.
const LOVERS: &str = "<path class='e' d='M-80 190C-230 80 -260 -10 -220 -80C-180 -150 -100 -130 -80 -60C-60 -130 20 -150 60 -80C100 -10 70 80 -80 190Z'/>\
    <path class='g' d='M90 90C-30 4 -52 -70 -20 -126C12 -180 74 -164 90 -110C106 -164 168 -180 200 -126C232 -70 210 4 90 90Z' fill-opacity='0.92'/>\
    <path class='k' d='M-250 240L230 -210'/><path class='w' d='M262 -244L180 -216 232 -160Z'/>\
    <path class='k' d='M-230 170L-196 190M-200 140L-166 162M-250 210H-212'/>";

/// A car with two wheels under a canopy.
const CHARIOT: &str = "<path class='e' d='M-190 -170Q0 -300 190 -170L160 -120H-160Z'/>\
    <path class='l' d='M-150 -120V0M150 -120V0'/><path class='w' d='M-190 0H190L150 120H-150Z'/>\
    <path class='d' d='M0 24L40 60 0 98 -40 60Z'/>\
    <circle class='d' cx='-150' cy='160' r='86'/><circle class='d' cx='150' cy='160' r='86'/>\
    <circle class='l' cx='-150' cy='160' r='86'/><circle class='l' cx='150' cy='160' r='86'/>\
    <path class='k' d='M-150 84V236M-226 160H-74M150 84V236M74 160H226'/>\
    <circle class='g' cx='-150' cy='160' r='24'/><circle class='g' cx='150' cy='160' r='24'/>\
    <path class='g' d='M0 -206L14 -176 46 -172 22 -150 30 -118 0 -134 -30 -118 -22 -150 -46 -172 -14 -176Z'/>";

/// A lion.
const STRENGTH: &str = "<path class='e' d='M0 -230L54 -184 124 -206 140 -136 210 -112 184 -44 230 10 178 60 196 130 124 140 96 206 \
    32 180 0 226 -32 180 -96 206 -124 140 -196 130 -178 60 -230 10 -184 -44 -210 -112 -140 -136 -124 -206 -54 -184Z'/>\
    <path class='g' d='M-110 -90C-110 -140 110 -140 110 -90C130 0 100 130 0 150C-100 130 -130 0 -110 -90Z'/>\
    <circle class='g' cx='-104' cy='-112' r='34'/><circle class='g' cx='104' cy='-112' r='34'/>\
    <circle class='d' cx='-48' cy='-36' r='17'/><circle class='d' cx='48' cy='-36' r='17'/>\
    <path class='d' d='M-38 34H38L0 74Z'/><path d='M0 74V96M-46 100Q-22 124 0 96Q22 124 46 100' fill='none' stroke='#1f1a2b' stroke-width='11' stroke-linecap='round'/>";

/// A lantern with a star in it, and a staff.
const HERMIT: &str = "<path class='l' d='M-200 -240C-150 -262 -120 -226 -130 -190L-190 260'/>\
    <path class='k' d='M-130 -200H60V-150'/><path class='l' d='M-20 -96L60 -150 140 -96'/>\
    <path class='e' d='M-30 -96H150L170 150H-50Z'/><path class='g' d='M-70 150H190V196H-70Z'/>\
    <path class='w' d='M60 -60L80 4 146 4 94 44 114 108 60 68 6 108 26 44 -26 4 40 4Z'/>";

/// A wheel of eight spokes.
const WHEEL: &str = "<circle class='l' r='230'/><circle class='k' r='190'/>\
    <path class='l' d='M0 -190V190M-190 0H190M-134 -134L134 134M134 -134L-134 134'/>\
    <circle class='e' r='66'/><circle class='g' r='26'/>\
    <g class='w'><circle cy='-230' r='24'/><circle cy='230' r='24'/><circle cx='-230' r='24'/><circle cx='230' r='24'/>\
    <circle cx='163' cy='163' r='24'/><circle cx='-163' cy='163' r='24'/><circle cx='163' cy='-163' r='24'/><circle cx='-163' cy='-163' r='24'/></g>";

/// Scales on a sword.
const JUSTICE: &str = "<path class='w' d='M-20 -60L0 -260 20 -60V200L0 250 -20 200Z'/><path class='g' d='M-40 190H40V214H-40Z'/>\
    <path class='l' d='M-210 -120Q0 -190 210 -120'/><circle class='g' cy='-150' r='28'/>\
    <path class='k' d='M-206 -116L-262 70M-206 -116L-150 70M206 -116L150 70M206 -116L262 70'/>\
    <path class='e' d='M-276 70H-136Q-150 140 -206 140Q-262 140 -276 70ZM136 70H276Q262 140 206 140Q150 140 136 70Z'/>";

/// A man who hangs by one foot.
const HANGED_MAN: &str = "<path class='l' d='M-210 -240H210M-170 -240V260M170 -240V260'/><path class='k' d='M0 -240V-170'/>\
    <path class='w' d='M-20 -176H20V-30H-20Z'/>\
    <path class='k' d='M0 -40L84 -96 10 -130' style='stroke-width:30'/>\
    <path class='e' d='M-70 -40H70L56 110H-56Z'/><path class='k' d='M-52 92L-130 30 -64 -16M52 92L130 30 64 -16' style='stroke-width:22'/>\
    <circle class='g' cy='176' r='84'/><circle class='w' cy='164' r='50'/>\
    <circle class='d' cx='-18' cy='170' r='8'/><circle class='d' cx='18' cy='170' r='8'/><path d='M-16 146Q0 134 16 146' fill='none' stroke='#1f1a2b' stroke-width='7'/>";

/// A skull and a scythe.
const DEATH: &str = "<path class='l' d='M-200 250L150 -210'/><path class='e' d='M170 -240C60 -270 -100 -260 -220 -120C-90 -190 30 -190 130 -182Z'/>\
    <path class='w' d='M40 -110C150 -110 190 -30 180 50C176 90 140 100 140 130V180H-60V130C-60 100 -96 90 -100 50C-110 -30 -70 -110 40 -110Z'/>\
    <circle class='d' cx='-16' cy='30' r='38'/><circle class='d' cx='96' cy='30' r='38'/><path class='d' d='M40 70L60 110H20Z'/>\
    <path d='M-20 180V140M20 180V140M60 180V140M100 180V140' stroke='#1f1a2b' stroke-width='9'/>";

/// Water poured from jar to jar.
const TEMPERANCE: &str = "<path class='g' d='M60 -240L230 -170 200 -150C190 -70 130 -40 70 -66C10 -92 0 -160 50 -206Z'/>\
    <path class='w' d='M-230 90H-50L-66 120C-40 190 -70 240 -140 240C-210 240 -240 190 -214 120Z'/>\
    <path class='e' d='M44 -200C-60 -190 -150 -90 -158 90H-122C-110 -40 -60 -120 30 -150Z'/>\
    <path class='k' d='M-70 -250L-90 -200M-150 -210L-140 -160M-210 -150L-176 -116'/>\
    <path class='l' d='M60 110C120 80 160 160 230 120M60 180C120 150 160 230 230 190'/>";

/// A horned head.
const DEVIL: &str = "<path class='g' d='M-80 -80C-200 -100 -230 -190 -190 -260C-180 -180 -120 -170 -40 -150ZM80 -80C200 -100 230 -190 190 -260C180 -180 120 -170 40 -150Z'/>\
    <path class='e' d='M-110 -90C-110 -170 110 -170 110 -90L190 -60 116 -10C110 90 60 150 0 250C-60 150 -110 90 -116 -10L-190 -60Z'/>\
    <path class='w' d='M-80 -40L-16 -10 -70 10ZM80 -40L16 -10 70 10Z'/>\
    <path class='k' d='M-60 80Q0 124 60 80M-20 40L0 54 20 40'/>\
    <path class='w' d='M0 -150L11 -119 44 -118 18 -98 27 -67 0 -85 -27 -67 -18 -98 -44 -118 -11 -119Z' transform='rotate(180 0 -104)'/>";

/// A tower struck by lightning.
const TOWER: &str = "<path class='w' d='M-110 -70L-80 -70 110 -100V230H-110Z'/><path class='g' d='M-150 230H150V268H-150Z'/>\
    <path class='e' d='M-60 -120L120 -206 96 -110 -50 -80ZM-60 -120L-40 -190 -14 -144ZM20 -158L60 -250 80 -186Z'/>\
    <path class='d' d='M-30 230V150A30 30 0 0 1 30 150V230ZM-80 -10H-44V50H-80ZM44 -10H80V50H44Z'/>\
    <path class='g' d='M-140 -290L-230 -120H-170L-236 20 -90 -150H-150L-86 -290Z'/>\
    <path class='k' d='M170 -40L204 30M160 90L230 120M-170 110L-226 150'/>";

/// A star of eight points among small ones, over water.
const STAR: &str = "<path class='g' d='M0 -260L34 -114 138 -168 84 -64 230 -30 84 4 138 108 34 54 0 200 -34 54 -138 108 -84 4 -230 -30 -84 -64 -138 -168 -34 -114Z'/>\
    <circle class='e' cy='-30' r='56'/>\
    <g class='w'><circle cx='-220' cy='-220' r='16'/><circle cx='220' cy='-220' r='16'/><circle cx='-220' cy='130' r='16'/><circle cx='220' cy='130' r='16'/><circle cx='-250' cy='-120' r='9'/><circle cx='250' cy='-120' r='9'/></g>\
    <path class='k' d='M-230 216Q-172 186 -115 216T0 216T115 216T230 216M-230 262Q-172 232 -115 262T0 262T115 262T230 262'/>";

/// A moon between two towers, over a pool.
const MOON: &str = "<path class='g' d='M50 -260A140 140 0 1 0 60 10A116 116 0 1 1 50 -260Z'/><circle class='w' cx='10' cy='-124' r='14'/>\
    <path class='w' d='M-250 -20H-232V10H-214V-20H-190V10H-172V-20H-154V170H-250ZM154 -20H172V10H190V-20H214V10H232V-20H250V170H154Z'/>\
    <path class='e' d='M-250 190Q0 110 250 190L230 270H-230Z'/><path class='k' d='M-150 224Q-75 204 0 224T150 224'/>\
    <path class='w' d='M-60 50L-70 84 -56 80ZM0 50L-10 84 4 80ZM60 50L50 84 64 80Z'/>";

/// A sun with a face.
const SUN: &str = "<path class='g' d='M0 -270L40 -170 -40 -170ZM0 270L40 170 -40 170ZM-270 0L-170 -40 -170 40ZM270 0L170 -40 170 40Z\
    M-191 -191L-92 -148 -148 -92ZM191 191L92 148 148 92ZM191 -191L148 -92 92 -148ZM-191 191L-148 92 -92 148Z'/>\
    <path class='k' d='M-74 -180L-98 -238M74 -180L98 -238M-74 180L-98 238M74 180L98 238M-180 -74L-238 -98M-180 74L-238 98M180 -74L238 -98M180 74L238 98'/>\
    <circle class='e' r='150'/><circle class='g' r='134'/>\
    <circle class='d' cx='-48' cy='-30' r='16'/><circle class='d' cx='48' cy='-30' r='16'/>\
    <path d='M-60 34Q0 92 60 34M0 -14L-12 22H12' fill='none' stroke='#1f1a2b' stroke-width='11' stroke-linecap='round' stroke-linejoin='round'/>";

/// A trumpet with a banner.
const JUDGMENT: &str = "<path class='g' d='M-220 -250L-190 -270 100 80C140 70 190 80 240 130L120 240C70 190 62 140 72 104Z'/>\
    <path class='l' d='M100 80L72 104'/>\
    <path class='e' d='M-150 -130L10 64 -96 196 -256 0Z'/><path class='w' d='M-118 -40L-60 64H-180Z' transform='rotate(-8 -120 20)'/>\
    <path class='k' d='M20 -250C60 -210 60 -160 30 -120M90 -250C150 -180 140 -110 90 -50M170 -240C230 -150 220 -60 170 10'/>";

/// A globe in a wreath.
const WORLD: &str = "<ellipse cx='0' cy='0' rx='196' ry='250' fill='none' stroke='#e6b95c' stroke-width='44' stroke-dasharray='50 14'/>\
    <circle class='e' r='130'/>\
    <path class='k' d='M-130 0H130M0 -130V130M-112 -66H112M-112 66H112M0 -130C-90 -70 -90 70 0 130C90 70 90 -70 0 -130Z'/>\
    <path class='w' d='M0 -286L40 -250 0 -214 -40 -250ZM0 286L40 250 0 214 -40 250Z'/>\
    <g class='w'><circle cx='-240' cy='-256' r='22'/><circle cx='240' cy='-256' r='22'/><circle cx='-240' cy='256' r='22'/><circle cx='240' cy='256' r='22'/></g>";
