//! Tokens, the bag, the idol, and what everything lies on.

use super::document;

/// A bid token: a disc of brass with its number; face down, of slate with a closed view_ray.
pub fn token(number: u8, face_up: bool) -> String {
    let (rim, ground, ink) =
        if face_up { ("#ffe2a0", "#c98f3a", "#2a1806") } else { ("#77808a", "#333a42", "#9aa5b0") };
    let edge = if face_up { "" } else { " stroke-dasharray='7 5'" };
    let face = if face_up {
        format!(
            "<text x='50' y='67' font-size='48' text-anchor='middle' fill='{ink}' stroke='{ink}' \
             stroke-width='2.6'>{number}</text>"
        )
    } else {
        format!(
            "<path d='M24 44 Q50 66 76 44 M32 54 L26 62 M50 58 L50 68 M68 54 L74 62' fill='none' stroke='{ink}' \
             stroke-width='5' stroke-linecap='round'/><text x='50' y='38' font-size='26' text-anchor='middle' \
             fill='{ink}' stroke='{ink}' stroke-width='1'>{number}</text>"
        )
    };
    document(
        100.0,
        100.0,
        &format!(
            "<circle cx='50' cy='53' r='46' fill='#000000' fill-opacity='0.5'/>\
         <circle cx='50' cy='50' r='46' fill='{ground}'/>\
         <circle cx='50' cy='50' r='43' fill='none' stroke='{rim}' stroke-width='5'{edge}/>\
         <path d='M18 34 A36 36 0 0 1 60 15' fill='none' stroke='#ffffff' stroke-opacity='0.35' stroke-width='5' \
         stroke-linecap='round'/>{face}"
        ),
    )
}

/// The bag that tiles are drawn from.
pub fn bag() -> String {
    document(
        100.0,
        100.0,
        "<ellipse cx='50' cy='92' rx='44' ry='7' fill='#000000' fill-opacity='0.4'/>\
         <path d='M36 24 C8 46 4 80 16 90 C30 97 70 97 84 90 C96 80 92 46 64 24 Z' fill='#6d4c34' stroke='#2a1a10' \
         stroke-width='3'/><path d='M36 24 C30 14 28 10 30 6 C40 10 44 6 50 8 C56 6 60 10 70 6 C72 10 70 14 64 24 Z' \
         fill='#84603f' stroke='#2a1a10' stroke-width='3'/><path d='M30 24 Q50 32 70 24' fill='none' stroke='#e8c66a' \
         stroke-width='6' stroke-linecap='round'/><path d='M34 44 C24 60 24 74 28 84 M66 44 C76 60 76 74 72 84' \
         fill='none' stroke='#4e3423' stroke-width='4'/>\
         <g transform='translate(31 42) scale(0.38)' stroke='#e8c66a' fill='none' stroke-width='9' \
         stroke-linecap='round'><path d='M50 92 C46 70 54 40 50 10 M49 74 L18 60 M50 62 L84 48 M50 46 L24 24 M51 34 \
         L74 14'/></g>",
    )
}

/// The idol of Cthulhu; its eyes glow while it may be invoked.
pub fn idol(awake: bool) -> String {
    let eye = if awake { "#ffcf5a" } else { "#0f1c18" };
    let glow = if awake { "<circle cx='50' cy='36' r='44' fill='#ffcf5a' fill-opacity='0.16'/>" } else { "" };
    document(
        100.0,
        100.0,
        &format!(
            "{glow}<path d='M18 96 L82 96 L76 82 L24 82 Z' fill='#2e3a36'/>\
         <path d='M12 30 C0 44 4 66 20 74 C18 60 22 50 28 46 Z M88 30 C100 44 96 66 80 74 C82 60 78 50 72 46 Z' \
         fill='#2f6b54' stroke='#173a2d' stroke-width='2'/>\
         <path d='M28 84 C20 66 28 52 50 52 C72 52 80 66 72 84 Z' fill='#3f8a6c' stroke='#173a2d' stroke-width='3'/>\
         <path d='M50 6 C72 6 78 26 72 40 C70 46 66 48 64 52 L36 52 C34 48 30 46 28 40 C22 26 28 6 50 6 Z' \
         fill='#4ba27f' stroke='#173a2d' stroke-width='3'/>\
         <path d='M38 48 C32 58 42 62 36 74 M46 50 C42 60 50 66 45 78 M54 50 C58 60 50 66 55 78 M62 48 C68 58 58 62 64 \
         74' fill='none' stroke='#7fd0ab' stroke-width='5' stroke-linecap='round'/>\
         <ellipse cx='40' cy='32' rx='6' ry='4.4' fill='{eye}'/><ellipse cx='60' cy='32' rx='6' ry='4.4' \
         fill='{eye}'/>"
        ),
    )
}

/// Boards of dark wood: an empty table.
pub fn table_top() -> String {
    let mut planks = String::new();
    for (k, tone) in ["#3a281b", "#402c1e", "#372519", "#43301f", "#3c291c", "#3f2b1d"].iter().enumerate() {
        let y = k as f32 * 100.0;
        planks.push_str(&format!(
            "<rect x='0' y='{y}' width='1000' height='100' fill='{tone}'/>\
             <path d='M0 {0} C200 {1} 420 {2} 1000 {0} M0 {3} C300 {4} 640 {5} 1000 {3} M0 {6} C260 {7} 700 {6} 1000 \
             {8}' stroke='#241710' stroke-opacity='0.35' stroke-width='2' fill='none'/>\
             <rect x='0' y='{y}' width='1000' height='2.5' fill='#1a100a' fill-opacity='0.8'/>",
            y + 24.0, y + 12.0, y + 40.0, y + 55.0, y + 70.0, y + 42.0, y + 82.0, y + 92.0, y + 76.0
        ));
    }
    document(
        1000.0,
        600.0,
        &format!(
            "<defs><radialGradient id='l' cx='0.42' cy='0.3' r='0.9'><stop offset='0' stop-color='#ffce8a' \
         stop-opacity='0.26'/><stop offset='0.5' stop-color='#6a4020' stop-opacity='0.06'/><stop offset='1' \
         stop-color='#000000' stop-opacity='0.62'/></radialGradient></defs>{planks}<rect width='1000' height='600' \
         fill='url(#l)'/>"
        ),
    )
}

/// The board: a slab of stone in a frame. Stretched to its place.
pub fn board() -> String {
    document(
        500.0,
        100.0,
        "<rect x='1' y='2' width='498' height='97' rx='7' fill='#000000' fill-opacity='0.5'/>\
         <rect x='1' y='1' width='498' height='96' rx='7' fill='#4a3322'/>\
         <rect x='5' y='5' width='490' height='88' rx='5' fill='#26302e'/>\
         <rect x='5' y='5' width='490' height='88' rx='5' fill='none' stroke='#8f6a3d' stroke-width='1.2'/>",
    )
}

/// Tints of the players' mats: apart in lightness as well as in hue.
const MATS: [&str; 5] = ["#2c4a3a", "#5a3a2a", "#2a3f5e", "#4d2f52", "#56502c"];

/// A player's mat. Stretched to its place.
pub fn mat(seat: u8) -> String {
    let felt = MATS[usize::from(seat) % MATS.len()];
    document(
        500.0,
        80.0,
        &format!(
            "<rect x='0.5' y='1' width='499' height='78.5' rx='5' fill='#000000' fill-opacity='0.4'/>\
         <rect x='0.5' y='0.5' width='499' height='78' rx='5' fill='{felt}'/>\
         <rect x='2.5' y='2.5' width='495' height='74' rx='4' fill='none' stroke='#ffffff' stroke-opacity='0.16' \
         stroke-width='0.8'/>"
        ),
    )
}

/// An empty space for a tile.
pub fn space() -> String {
    document(
        100.0,
        100.0,
        "<rect x='3' y='3' width='94' height='92' rx='10' fill='#000000' fill-opacity='0.28' \
         stroke='#c9b48c' stroke-opacity='0.42' stroke-width='2.4'/>",
    )
}

/// An empty space of time.
pub fn sign() -> String {
    document(
        100.0,
        100.0,
        &format!(
            "<rect x='3' y='3' width='94' height='92' rx='10' fill='#000000' fill-opacity='0.28' stroke='#9fb58e' \
         stroke-opacity='0.5' stroke-width='2.4'/><g transform='translate(15 13) scale(0.7)' opacity='0.22'>{}</g>",
            super::pictures::branch("#cfe0bf")
        ),
    )
}
