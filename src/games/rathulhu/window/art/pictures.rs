//! What is pictured on the tiles: shapes within a square of 100.

use crate::games::rathulhu::rules::{Setback, Site, Tile, Tome};

/// The picture of a kind.
pub(super) fn of(tile: Tile) -> String {
    match tile {
        Tile::ElderSign => branch("#dfe8cf"),
        Tile::OldOne => OLD_ONE.into(),
        Tile::Relic => RELIC.into(),
        Tile::Tome(kind) => tome(kind),
        Tile::Altar => ALTAR.into(),
        Tile::Cultist => CULTIST.into(),
        Tile::Shoggoth => SHOGGOTH.into(),
        Tile::Site(site) => place(site).into(),
        Tile::Setback(setback) => setback_of(setback),
    }
}

/// The Elder Sign: a branch with five twigs.
pub(super) fn branch(ink: &str) -> String {
    format!(
        "<g fill='none' stroke='{ink}' stroke-width='7' stroke-linecap='round'>\
         <path d='M50 92 C46 70 54 40 50 10'/><path d='M49 74 C38 68 28 62 18 60'/>\
         <path d='M50 62 C62 56 72 50 84 48'/><path d='M50 46 C40 40 30 32 24 24'/>\
         <path d='M51 34 C60 28 68 22 74 14'/></g>"
    )
}

const OLD_ONE: &str = "<path d='M50 8 C80 8 88 34 82 54 C78 66 72 66 70 78 C69 90 78 92 78 96 M50 8 \
     C20 8 12 34 18 54 C22 66 28 66 30 78 C31 90 22 92 22 96' fill='#5c3d86' stroke='#e2cfff' stroke-width='3.5'/>\
     <path d='M42 66 C38 80 46 84 40 96 M58 66 C62 80 54 84 60 96 M50 66 C48 78 52 86 50 97' fill='none' \
     stroke='#e2cfff' stroke-width='5' stroke-linecap='round'/>\
     <path d='M24 40 C34 24 66 24 76 40 C66 56 34 56 24 40 Z' fill='#f6e9b8'/>\
     <ellipse cx='50' cy='40' rx='7' ry='14' fill='#1b0f28'/>";

const RELIC: &str = "<path d='M20 84 L80 84 L74 70 L26 70 Z' fill='#b98320'/>\
     <path d='M14 36 L30 60 L40 22 L50 56 L60 22 L70 60 L86 36 L78 72 L22 72 Z' fill='#f2c14e' stroke='#fff0bd' \
     stroke-width='2.5' stroke-linejoin='round'/><circle cx='14' cy='32' r='6' fill='#fff0bd'/>\
     <circle cx='40' cy='18' r='6' fill='#fff0bd'/><circle cx='60' cy='18' r='6' fill='#fff0bd'/>\
     <circle cx='86' cy='32' r='6' fill='#fff0bd'/><circle cx='50' cy='66' r='6' fill='#7a1f2b'/>";

const ALTAR: &str = "<path d='M22 92 L30 62 L70 62 L78 92 Z' fill='#6f8f92'/>\
     <rect x='14' y='50' width='72' height='15' rx='3' fill='#a9c6c6'/>\
     <path d='M50 6 C62 20 66 30 60 42 C57 48 43 48 40 42 C35 32 46 28 50 6 Z' fill='#ffd27a'/>\
     <path d='M50 24 C56 32 56 38 53 44 C51 46 49 46 47 44 C44 38 48 34 50 24 Z' fill='#fff6da'/>\
     <path d='M40 74 L60 74 M44 84 L56 84' stroke='#2c4a4d' stroke-width='4'/>";

const CULTIST: &str = "<path d='M50 6 C74 10 78 36 76 48 C88 58 90 82 90 96 L10 96 C10 82 12 58 24 48 C22 36 26 10 50 6 Z' \
     fill='#a8492f'/><path d='M50 18 C66 22 66 44 60 54 C56 60 44 60 40 54 C34 44 34 22 50 18 Z' fill='#1c0d0a'/>\
     <circle cx='43' cy='40' r='4' fill='#ffe08a'/><circle cx='57' cy='40' r='4' fill='#ffe08a'/>\
     <path d='M34 76 C42 66 58 66 66 76 C58 86 42 86 34 76 Z' fill='#ffe08a'/><circle cx='50' cy='76' r='5' fill='#5a2a22'/>";

const SHOGGOTH: &str = "<path d='M10 88 C2 66 14 52 22 48 C18 26 40 12 54 22 C72 10 92 28 84 48 C98 58 98 80 90 90 \
     C78 98 22 98 10 88 Z' fill='#5f8a3a' stroke='#c9ea93' stroke-width='3'/>\
     <g fill='#f4f7df'><circle cx='36' cy='42' r='9'/><circle cx='64' cy='36' r='11'/><circle cx='50' cy='66' r='10'/>\
     <circle cx='76' cy='66' r='7'/><circle cx='24' cy='70' r='7'/></g>\
     <g fill='#12200a'><circle cx='37' cy='43' r='4'/><circle cx='63' cy='37' r='5'/><circle cx='51' cy='67' r='4'/>\
     <circle cx='76' cy='67' r='3'/><circle cx='24' cy='70' r='3'/></g>\
     <path d='M40 84 Q50 92 62 84' fill='none' stroke='#12200a' stroke-width='4'/>";

fn book(cover: &str, sign: &str) -> String {
    format!(
        "<path d='M22 10 L82 10 L82 90 L22 90 C14 90 14 80 22 80 L22 10 Z' fill='{cover}' stroke='#20140a' \
         stroke-width='3'/><path d='M22 80 L82 80 L82 90 L22 90 C16 90 16 80 22 80 Z' fill='#fff5dc' \
         stroke='#20140a' stroke-width='2'/><path d='M32 10 L32 80' stroke='#00000066' stroke-width='4'/>{sign}"
    )
}

fn tome(tome: Tome) -> String {
    match tome {
        Tome::Necronomicon => book(
            "#17151a",
            "<path d='M40 44 C48 30 66 30 74 44 C66 58 48 58 40 44 Z' fill='#e9d9a0'/><circle cx='57' cy='44' r='7' \
             fill='#8d1f1f'/>",
        ),
        Tome::BookOfEibon => book(
            "#1f5fae",
            "<path d='M57 22 L63 40 L80 40 L66 50 L71 68 L57 57 L43 68 L48 50 L36 40 L51 40 Z' fill='#ffe9a8'/>",
        ),
        Tome::PnakoticManuscripts => "<path d='M16 20 C16 10 30 10 30 20 L30 84 C30 94 84 94 84 84 L84 22 C84 12 72 12 \
             72 22 L72 30 L30 30' fill='#f7ecca' stroke='#5b4220' stroke-width='3.5'/>\
             <path d='M40 44 L66 44 M40 55 L72 55 M40 66 L62 66 M40 77 L74 77' stroke='#7a3d12' stroke-width='5'/>\
             <circle cx='23' cy='20' r='7' fill='#c98b34'/><circle cx='78' cy='20' r='6' fill='#c98b34'/>"
            .into(),
        Tome::DeVermisMysteriis => book(
            "#1f7a4f",
            "<path d='M42 66 C36 50 56 54 54 42 C52 32 64 24 72 32' fill='none' stroke='#f3f7d0' stroke-width='9' \
             stroke-linecap='round'/><circle cx='72' cy='31' r='2.6' fill='#0d2a19'/>",
        ),
        Tome::CultesDesGoules => book(
            "#a8322a",
            "<path d='M42 28 L72 28 C74 52 66 66 57 68 C48 66 40 52 42 28 Z' fill='#f6e4cf'/><path d='M46 40 L54 43 \
             M60 43 L68 40' stroke='#2a0d0b' stroke-width='5'/><path d='M48 56 L52 60 L57 56 L62 60 L66 56' \
             fill='none' stroke='#2a0d0b' stroke-width='3.5'/>",
        ),
    }
}

const fn place(site: Site) -> &'static str {
    match site {
        Site::Arkham => {
            "<path d='M8 90 L8 56 L18 44 L30 38 L42 44 L48 56 L48 90 Z' fill='#c9b48c'/>\
             <path d='M48 90 L48 62 L58 52 L72 48 L86 54 L92 64 L92 90 Z' fill='#9b8763'/>\
             <path d='M54 50 L54 20 L62 6 L70 20 L70 50 Z' fill='#e2d2ad'/><circle cx='62' cy='28' r='6' \
             fill='#2a2118'/><path d='M16 62 h10 v12 h-10 z M32 62 h10 v12 h-10 z M60 66 h9 v11 h-9 z M76 66 h9 v11 \
             h-9 z' fill='#ffd98a'/>"
        }
        Site::Carcosa => {
            "<circle cx='32' cy='26' r='15' fill='#ffd76a'/><circle cx='66' cy='34' r='11' fill='#fff1bd'/>\
             <path d='M8 92 L8 60 L14 48 L20 60 L20 70 L34 70 L34 40 L41 24 L48 40 L48 70 L62 70 L62 50 L68 36 L74 50 \
             L74 70 L84 70 L84 58 L89 48 L94 58 L94 92 Z' fill='#120d1c' stroke='#e9d27a' stroke-width='2'/>"
        }
        Site::Dunwich => {
            "<path d='M4 92 C20 60 36 56 50 56 C66 56 82 62 96 92 Z' fill='#4f7a46'/>\
             <path d='M22 66 L25 30 L35 30 L36 62 Z M44 58 L45 20 L57 20 L58 58 Z M66 60 L68 32 L78 34 L80 68 Z' \
             fill='#cfd3d6' stroke='#41474d' stroke-width='2'/><path d='M20 24 L46 16 L46 24 L22 32 Z' \
             fill='#aab0b5'/>"
        }
        Site::Innsmouth => {
            "<path d='M20 78 L26 26 L40 26 L46 78 Z' fill='#f0efe6'/><path d='M23 52 L43 52 L44 64 L22 64 Z' \
             fill='#b8402f'/><path d='M22 26 L33 10 L44 26 Z' fill='#b8402f'/><path d='M44 20 L92 8 L92 34 Z' \
             fill='#ffe9a0' opacity='0.75'/><path d='M2 78 Q14 70 26 78 T50 78 T74 78 T98 78 L98 96 L2 96 Z' \
             fill='#2f8f9c'/><path d='M62 70 C70 58 84 58 92 68 L97 60 L97 80 L92 72 C84 82 70 82 62 70 Z' \
             fill='#9fd8b0'/><circle cx='71' cy='67' r='2.6' fill='#0c2a2a'/>"
        }
        Site::Kadath => {
            "<path d='M2 92 L36 36 L50 58 L66 24 L98 92 Z' fill='#8fa3bd'/><path d='M36 36 L28 50 L36 54 L44 48 Z \
             M66 24 L56 46 L66 52 L76 46 Z' fill='#ffffff'/><path d='M40 92 L40 62 L36 62 L36 54 L44 54 L44 58 L48 \
             58 L48 46 L56 46 L56 58 L60 58 L60 54 L68 54 L68 62 L64 62 L64 92 Z' fill='#15121c' stroke='#d9c6ff' \
             stroke-width='2'/>"
        }
        Site::Leng => {
            "<path d='M2 92 L14 56 L86 56 L98 92 Z' fill='#a08a72'/><path d='M30 56 L30 38 L38 38 L38 24 L46 24 L50 \
             12 L54 24 L62 24 L62 38 L70 38 L70 56 Z' fill='#e8dcc8' stroke='#4a3b2c' stroke-width='2'/>\
             <path d='M44 56 L44 44 Q50 36 56 44 L56 56 Z' fill='#2b1f17'/><path d='M12 66 L34 66 M50 74 L84 74 M20 \
             82 L44 82' stroke='#6d5a46' stroke-width='4'/>"
        }
        Site::Rlyeh => {
            "<path d='M6 80 L30 22 L48 80 Z' fill='#3fa07d'/><path d='M30 22 L38 80 L48 80 Z' fill='#276a55'/>\
             <path d='M40 80 L70 8 L92 80 Z' fill='#58c39a'/><path d='M70 8 L78 80 L92 80 Z' fill='#2f7d62'/>\
             <path d='M2 76 Q14 68 26 76 T50 76 T74 76 T98 76 L98 96 L2 96 Z' fill='#123a5c' stroke='#9fd5f2' \
             stroke-width='2.5'/>"
        }
        Site::Yuggoth => {
            "<circle cx='50' cy='48' r='27' fill='#7d5aa6'/><path d='M32 34 Q50 28 68 36 M26 52 Q50 46 74 54 M34 66 \
             Q50 62 66 66' stroke='#c9a7ee' stroke-width='4' fill='none'/><ellipse cx='50' cy='50' rx='47' ry='12' \
             fill='none' stroke='#ffd9f2' stroke-width='5' transform='rotate(-18 50 50)'/>\
             <path d='M25 40 A27 27 0 0 1 75 38 L60 44 L38 50 Z' fill='#7d5aa6'/>\
             <circle cx='88' cy='16' r='4' fill='#ffffff'/><circle cx='14' cy='80' r='3' fill='#ffffff'/>"
        }
    }
}

/// A thing that comes to harm: its picture, broken by a bolt.
fn setback_of(setback: Setback) -> String {
    let harmed = match setback {
        Setback::Shoggoth => SHOGGOTH.to_owned(),
        Setback::Ritual => format!(
            "<g transform='translate(-4 20) scale(0.62)'>{ALTAR}</g><g transform='translate(42 20) \
             scale(0.62)'>{CULTIST}</g>"
        ),
        Setback::Tome => tome(Tome::BookOfEibon),
        Setback::Site => place(Site::Arkham).to_owned(),
    };
    format!(
        "<g opacity='0.75'>{harmed}</g><path d='M64 0 L30 50 L48 52 L34 98 L76 40 L54 40 L74 4 Z' fill='#ff5a3c' \
         stroke='#2a0703' stroke-width='3' stroke-linejoin='round'/>"
    )
}
