// The games, a line a game, in the order of the menu.
games! {
    rlyeh,
    rathulhu,
    thoth,
    elder_god,
    cluethulhu,
}
