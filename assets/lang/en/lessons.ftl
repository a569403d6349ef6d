# Lessons: what each step says, what it hints at, and what it says to a wrong try. A step says at most 25 words.

lesson-plate-next = Next
lesson-plate-done = Done
lesson-plate-back = Back
lesson-plate-leave = Leave
lesson-plate-step = Step { $number } of { $of }

lesson-menu-learn = Learn ({ $minutes } min)
lesson-menu-learnt = Learn again ({ $minutes } min)
lesson-menu-learn-number = Learn { $number } ({ $minutes } min)
lesson-menu-learnt-number = Learn again { $number } ({ $minutes } min)

lesson-wrong-read = Read this first, then press Next.
lesson-wrong-wait = One moment: this is not your turn.
lesson-wrong-other = You may do that later. Now try what is ringed.
lesson-wrong-spoilt = Something fell. Press U to take that back, and try again.

## Rathulhu: one Aeon

lesson-rathulhu-aeon-title = Your first Aeon
lesson-rathulhu-aeon-welcome = Welcome! In Rathulhu you collect tiles, and you win them all in auctions. A game has three Aeons. We play the first.
lesson-rathulhu-aeon-draw = It is your turn. Draw a tile: click the bag.
lesson-rathulhu-aeon-draw-hint = The bag is ringed. Click it, or press the button Draw below.
lesson-rathulhu-aeon-draw-wrong = That comes soon. First draw a tile from the bag.
lesson-rathulhu-aeon-cultist = A Cultist. It is nobody’s yet: it lies on the track, for sale.
lesson-rathulhu-aeon-watch = Now Bo draws.
lesson-rathulhu-aeon-lot = An Altar. It scores 1 point, and every Cultist you hold scores 1 too. These two belong together, so the lot is growing.
lesson-rathulhu-aeon-again = Make the lot larger: draw again.
lesson-rathulhu-aeon-again-hint = Click the bag, or press the button Draw.
lesson-rathulhu-aeon-again-wrong = An auction would come too soon. Draw once more.
lesson-rathulhu-aeon-tome = A Tome. Whoever has no Tome when the Aeon ends loses 5 points, so one is enough to begin with.
lesson-rathulhu-aeon-called = Bo likes this lot, and invokes Cthulhu. That starts an auction.
lesson-rathulhu-aeon-tokens = You bid with these tokens. Each of you is asked once, and whoever invoked is asked last. The highest bid takes every tile.
lesson-rathulhu-aeon-bid = Your 9 can win a better lot later. Bid your 5: click it.
lesson-rathulhu-aeon-bid-hint = Click your token 5, or press the button Bid 5.
lesson-rathulhu-aeon-bid-wrong = Good thinking, but save that for later. Bid your 5 here.
lesson-rathulhu-aeon-won = Bo may still bid higher…
lesson-rathulhu-aeon-paid = Bo passes, so all is yours! You paid with your 5. You got this token, the 1: you may use it in the next Aeon.
lesson-rathulhu-aeon-worth = Your tiles lie here. A lot is worth something else to everybody: Bo has no Altar, so Cultists are worth nothing to Bo.
lesson-rathulhu-aeon-shoggoth = Your turn again. Draw a tile.
lesson-rathulhu-aeon-shoggoth-hint = Click the bag, or press the button Draw.
lesson-rathulhu-aeon-most = A Shoggoth. Whoever has the most Shoggoths scores 5, and whoever has the fewest loses 2.
lesson-rathulhu-aeon-trouble = Bo draws.
lesson-rathulhu-aeon-setback = Trouble! Whoever wins this Setback loses two Tomes. You have one Tome, so it would cost you dear. It costs Bo nothing.
lesson-rathulhu-aeon-sign = Draw once more, and see what happens.
lesson-rathulhu-aeon-sign-hint = Click the bag, or press the button Draw.
lesson-rathulhu-aeon-time = An Elder Sign! It fills a space of time, and starts an auction at once. When all six spaces are full, the Aeon ends.
lesson-rathulhu-aeon-asked = You drew it, so Bo is asked first…
lesson-rathulhu-aeon-pass = You do not want this Setback, and after an Elder Sign nobody has to bid. Pass.
lesson-rathulhu-aeon-pass-hint = Press the button Pass in the bar below.
lesson-rathulhu-aeon-pass-wrong = With that bid you would lose your Tome. Pass this time.
lesson-rathulhu-aeon-stay = Nobody wanted the lot, so the tiles stay. Bo draws.
lesson-rathulhu-aeon-choice = Now you decide. Draw, so that the lot grows? Or click the idol and start an auction? Then you must bid if Bo does not.
lesson-rathulhu-aeon-choice-hint = Both are good moves. An Old One scores 2. Point at a thing to see what it is worth to you.
lesson-rathulhu-aeon-free = Play on as you like until this Aeon ends: by the sixth Elder Sign, or when all tokens are used.
lesson-rathulhu-aeon-free-hint = Point at the lot to see what it is worth to you, and bid what that is worth.
lesson-rathulhu-aeon-done = That was an Aeon. Cultists, Shoggoths and Sites stay for the next. Play on if you like. The next lesson is the last Aeon.

## Rathulhu: the last Aeon

lesson-rathulhu-last-title = The last Aeon
lesson-rathulhu-last-welcome = Two Aeons are over, and you lead Bo by 31 to 28. In the last Aeon two more things count. Then somebody has won.
lesson-rathulhu-last-sites = Sites count now: 1 for each type, 10 for seven types, 15 for all eight. Three alike bring 5 more. You hold five types.
lesson-rathulhu-last-tokens = Tokens count, too: the highest sum brings 5 points, the lowest costs 5. Yours add up to 19, Bo’s to 25.
lesson-rathulhu-last-altar = You hold seven Cultists and no Altar. One Altar would bring you 8 points, and Bo only 4. So you may bid more for it.
lesson-rathulhu-last-choice = You hold the highest token, so you begin. What do you do?
lesson-rathulhu-last-choice-hint = Click the bag to draw a tile. Click the idol to start an auction.
lesson-rathulhu-last-free = Now play to the end as you like. Think of what the lot is worth to you, and what it is worth to Bo.
lesson-rathulhu-last-free-hint = Point at the lot to see what it is worth to you, and bid what that is worth.
lesson-rathulhu-last-done = The game is over. The sheet tells what brought you points. Now you know all of Rathulhu: begin a game of your own!

## Building an Elder God: closing a monster

lesson-elder-god-closing-title = Close your monster
lesson-elder-god-closing-welcome = Welcome! Here you sew a monster together, card by card, from its Body to its Mouth. Whoever plays the Mouth first wins.
lesson-elder-god-closing-goal = This is your monster. Its path needs 15 cards, and all other ends must be closed. Only a little is missing.
lesson-elder-god-closing-cards = These are your cards. Each turn you draw one, and then play one.
lesson-elder-god-closing-grow = Grow: click the ringed card, then the ringed place. A tentacle must join an open end.
lesson-elder-god-closing-grow-hint = Click the ringed card in your hand to take it up. Then click the ringed place on your monster.
lesson-elder-god-closing-grow-wrong = That is possible too, but here the upright tentacle grows best. Take the ringed card to the ringed place.
lesson-elder-god-closing-struck = Well grown! Now it is Bo’s turn…
lesson-elder-god-closing-wound = Ouch! Bo has shot you with a wounded card that has the same ends. Nothing grows there until the wound is healed.
lesson-elder-god-closing-heal = Heal it: lay a healthy card with the same ends on the wound. Click the ringed card, then the wound.
lesson-elder-god-closing-heal-hint = Take up the ringed upright tentacle, and click the wounded card.
lesson-elder-god-closing-heal-wrong = Your wound comes first: while you have it, you cannot play the Mouth. Lay the ringed card on it.
lesson-elder-god-closing-healed = Good as new. Without such a card you have two Necronomicons: each heals one wound, and makes its card immune for good.
lesson-elder-god-closing-bo = Bo goes on growing…
lesson-elder-god-closing-rival = Bo is one card from winning! You can stop that: a wounded card may lie over an open card, or beside an open end.
lesson-elder-god-closing-shoot = Shoot: click your ringed wounded card, then the ringed place at Bo’s open end.
lesson-elder-god-closing-shoot-hint = Take up the wounded split. Then click the ringed place at the end of Bo’s monster.
lesson-elder-god-closing-shoot-wrong = You may do that soon. First see what a wound does to Bo.
lesson-elder-god-closing-answer = Now Bo must heal, and grows no farther…
lesson-elder-god-closing-lost = Bo spent a whole turn on healing. So did you before. A wound costs each of you one turn.
lesson-elder-god-closing-choice = Now you decide. Grow towards the end, wound Bo, or take new cards. Two good cards are all you need.
lesson-elder-god-closing-choice-hint = Curves bring your end to where it points up or down: there the Mouth can go. Take up a card to see its places.
lesson-elder-god-closing-free = Play on until somebody wins. When your path is long enough and one end is open, play the Mouth!
lesson-elder-god-closing-free-hint = Take up a card, and its places glow. When the Mouth can be played, its button lights up.
lesson-elder-god-closing-done = That is how a monster gets its Mouth. This was the game as published; the set-up offers a feud, too. Good luck!

## The hand, on a table of Builders of R'lyeh

lesson-rlyeh-hand-title = Learn the hand
lesson-rlyeh-hand-welcome = Welcome! This table is real: pieces have weight, they lean, and they fall. Let us see what your hand can do.
lesson-rlyeh-hand-look = Look round first: drag the bare table with the left button. The wheel brings you nearer.
lesson-rlyeh-hand-look-hint = Press the left button on the bare table, hold it, and move the mouse. Or press F2.
lesson-rlyeh-hand-look-wrong = All in good time. First look round.
lesson-rlyeh-hand-take = The dice ask for a pyramid. Click a glowing one in the strip, then move the mouse over the table: it follows.
lesson-rlyeh-hand-take-hint = The strip is at the left. One of its glowing pyramids is ringed: click it.
lesson-rlyeh-hand-lift = It is in your hand. Turn the wheel to lift it.
lesson-rlyeh-hand-lift-hint = Turn the mouse wheel away from you, or press W a few times.
lesson-rlyeh-hand-lift-wrong = Keep it in your hand a little longer. First lift it with the wheel.
lesson-rlyeh-hand-turn = Now turn it: press Q or E.
lesson-rlyeh-hand-turn-hint = Q turns it left, E turns it right. You can also hold Alt and drag.
lesson-rlyeh-hand-turn-wrong = Keep it in your hand a little longer. First turn it with Q or E.
lesson-rlyeh-hand-lower = Hold Space: your hand lowers the pyramid gently, until it touches.
lesson-rlyeh-hand-lower-hint = Press the space bar and hold it down.
lesson-rlyeh-hand-lower-wrong = Do not let go yet. First lower it: hold Space.
lesson-rlyeh-hand-back = Changed your mind? The right button puts it back, as if nothing had been done. Try it.
lesson-rlyeh-hand-back-hint = Press the right mouse button, or Esc.
lesson-rlyeh-hand-back-wrong = Soon it stays where you set it down. First put it back: press the right button.
lesson-rlyeh-hand-again = Good. Now in earnest: take a pyramid again.
lesson-rlyeh-hand-again-hint = Click a glowing pyramid in the strip at the left.
lesson-rlyeh-hand-place = Carry it where you like, hold Space until it touches, then click to let go. With Ctrl your hand moves finely.
lesson-rlyeh-hand-place-hint = Move over the middle of the table, hold Space until the pyramid stands, then click.
lesson-rlyeh-hand-rest = Well done! Now all has to come to rest…
lesson-rlyeh-hand-rest-hint = If nothing stands on the table, take a pyramid again and set it down.
lesson-rlyeh-hand-roll = It stands. Roll the dice for your next piece.
lesson-rlyeh-hand-roll-hint = Press the ringed button, or R.
lesson-rlyeh-hand-own = Another pyramid to be stood upright. This one is yours to decide: beside the first, or right on its tip?
lesson-rlyeh-hand-own-hint = Take the piece that glows, carry it, hold Space until it touches, and click. If nothing glows, roll again.
lesson-rlyeh-hand-done = Now you have a steady hand, and can play every game on this table. You can go on building here.

## Builders of R'lyeh: a first city

lesson-rlyeh-city-title = Your first city
lesson-rlyeh-city-welcome = Here you build a city as tall as you can. Each turn the dice order what you build next. Do you know your hand already?
lesson-rlyeh-city-roll = Every turn begins with a roll. Roll!
lesson-rlyeh-city-roll-hint = Press the ringed button, or R.
lesson-rlyeh-city-spire = The Yellow Sign orders a Spire: a pyramid that stands upright. Take a large one, and stand it in the middle of the table.
lesson-rlyeh-city-spire-hint = Click a large pyramid that glows, carry it to the middle, hold Space until it touches, and click.
lesson-rlyeh-city-roll-second = One tip is a beginning. Roll again.
lesson-rlyeh-city-roll-second-hint = Press the ringed button, or R.
lesson-rlyeh-city-second = Another Spire. Take a large one again, and stand it beside the first, about two pyramids away.
lesson-rlyeh-city-second-hint = Equal tips can carry a floor card. A card is as long as three large pyramids in a row.
lesson-rlyeh-city-roll-third = Two equal tips. One is missing: roll.
lesson-rlyeh-city-roll-third-hint = Press the ringed button, or R.
lesson-rlyeh-city-third = A third Spire! Stand a large one so that the three make a triangle. A floor card rests best on three equal tips.
lesson-rlyeh-city-third-hint = Double-click what you have built to see it close up.
lesson-rlyeh-city-roll-ascend = Now let us hope for Cthulhu. Roll!
lesson-rlyeh-city-roll-ascend-hint = Press the ringed button, or R.
lesson-rlyeh-city-card = Cthulhu orders Ascend! Take a floor card, hold it over the three tips, and lower it. The picture shows whether it will lie.
lesson-rlyeh-city-card-hint = Carry a card over the middle of your triangle. If it slides off, press U to take that back, and try again.
lesson-rlyeh-city-top = Now set a pyramid on the card. Upright it is tallest, so hold it over the middle.
lesson-rlyeh-city-top-hint = Take a pyramid that glows, and lower it onto the card with Space. If no card lies there, press U and try again.
lesson-rlyeh-city-fall = Beware: if a floor card falls, or a pyramid that stood on something, or two others, your city is knocked over and the game ends.
lesson-rlyeh-city-roll-brick = Still standing? On we go. Roll.
lesson-rlyeh-city-roll-brick-hint = Press the ringed button, or R.
lesson-rlyeh-city-brick = A Tentacle orders a Brick: a pyramid on its side, on the table or on a card. Key 2 lays it flat in your hand.
lesson-rlyeh-city-brick-hint = Take a pyramid that glows, press 2, carry it to a free place, hold Space, and click.
lesson-rlyeh-city-roll-skew = Roll again.
lesson-rlyeh-city-roll-skew-hint = Press the ringed button, or R.
lesson-rlyeh-city-skew = An Elder Sign orders a Skew: a pyramid neither upright nor flat. Key 3 leans it. Let it lean on something, or pass.
lesson-rlyeh-city-skew-hint = Take a pyramid that glows, press 3, and lean it on one that stands. Too risky? Then press P to pass.
lesson-rlyeh-city-end = The game ends when all pyramids of a colour are built. Alone, your score is the height in millimetres.
lesson-rlyeh-city-own = This turn is yours. Roll, and decide: build higher now, or make the ground safer for later?
lesson-rlyeh-city-own-hint = If the roll orders Arrange, shift one to three pyramids, then lay a card on one of them. Or press P to pass.
lesson-rlyeh-city-done = You know all five orders of the dice now. Build on here, or begin a city of your own!

## Cluethulhu: a Day

lesson-cluethulhu-day-title = A Day as an Investigator
lesson-cluethulhu-day-welcome = Welcome! Seven people sit here. Two of them are Investigators, and five serve Cthulhu. Nobody says who is who.
lesson-cluethulhu-day-tablet = This is you. Your tablet is a secret: you are an Investigator.
lesson-cluethulhu-day-goal = The Investigators win once they are as many as the Cultists who live. The Cultists win when no Investigator is left.
lesson-cluethulhu-day-arrest = It is Day, and all have closed their eyes. Now the Investigators are called: arrest somebody. Point at Finn.
lesson-cluethulhu-day-arrest-hint = Click Finn’s tablet: it is ringed. If nothing happens, press the button first.
lesson-cluethulhu-day-arrest-wrong = You may arrest anybody, but your partner looks at Finn. Point at Finn.
lesson-cluethulhu-day-agree = Another one has open eyes, too: your partner. Whom you both point at is arrested…
lesson-cluethulhu-day-partner = Cleo pointed at Finn, as you did. So Cleo is your partner, and only you two know that.
lesson-cluethulhu-day-night = It is Night, and all wake. They hear that Finn is out. What Finn was stays hidden, even from you.
lesson-cluethulhu-day-priest = By Night all talk, accuse and vote. First they choose a High Priest, whose vote counts twice.
lesson-cluethulhu-day-elect = Whom do you want as High Priest? You decide. But think: whoever sees you vote for Cleo may wonder why.
lesson-cluethulhu-day-elect-hint = Press the button to vote, and click somebody.
lesson-cluethulhu-day-done = That was a Day. Play on if you like: hide, listen, and arrest the others. The next lesson is a Night.

## Cluethulhu: a Night

lesson-cluethulhu-night-title = A Night as a Cultist
lesson-cluethulhu-night-welcome = This is you: you serve Cthulhu, as most here do. You win when no Investigator is left. Two of the others are Investigators.
lesson-cluethulhu-night-out = By Day they arrested Cleo. You only see that Cleo is out. By Night you all strike back, in the open.
lesson-cluethulhu-night-priest = Gus is High Priest, and his vote counts twice. Finn has said that he suspects Gus. Why does Finn want Gus gone?
lesson-cluethulhu-night-accuse = You may accuse one player in each round. Accuse Finn.
lesson-cluethulhu-night-accuse-hint = Press Accuse, and click Finn, who is ringed.
lesson-cluethulhu-night-accuse-wrong = Good, but let us look at Finn this time. Accuse Finn.
lesson-cluethulhu-night-second = Somebody else must second it, or it falls. Then Finn may defend himself…
lesson-cluethulhu-night-vote = Finn says that he is a Cultist, but anybody would. Now all vote: more than half of the votes kill. How do you vote?
lesson-cluethulhu-night-vote-hint = Press Yes to have him killed, or No. Both are seen by all.
lesson-cluethulhu-night-count = The others vote…
lesson-cluethulhu-night-told = Not enough. But a vote tells: an Investigator spares a partner. Dov and Gus voted No. One of them may be Finn’s partner.
lesson-cluethulhu-night-choice = A second round: you may accuse once more, or pass. Whom do you suspect now?
lesson-cluethulhu-night-choice-hint = Press Accuse and click somebody, or press Pass.
lesson-cluethulhu-night-done = That was a Night. Remember who spares whom, and who is quick to second. Play on, and find the two.

## Houses of Thoth: what cards do

lesson-thoth-cards-title = A first hand
lesson-thoth-cards-welcome = Welcome! Here you build a house of cards and pyramids. A roof ends the hand, and whoever’s house and hand are worth most wins.
lesson-thoth-cards-cards = These are your cards. Each turn you draw one and play one. Every card has several uses: on it you see what it does now.
lesson-thoth-cards-ground = A house begins with a foundation. Yours is the Sun: it carries pyramids of every element. Click it, then press Play.
lesson-thoth-cards-ground-hint = Click the ringed card in your hand. Then press the button Play at the left, or Enter.
lesson-thoth-cards-ground-wrong = That comes soon. Without a foundation you cannot build: play the Sun first.
lesson-thoth-cards-rival = Bo begins a house, too…
lesson-thoth-cards-raise = A small card buys pyramids of its suit: as many pips as its number. Take four medium ones, two pips each, for the Nine.
lesson-thoth-cards-raise-hint = Click the Nine of Cups. At the left, in the row of medium pyramids, choose 4. Then press Play.
lesson-thoth-cards-raise-wrong = You may, but only four equal pyramids carry the next card. Choose four medium ones for the Nine of Cups.
lesson-thoth-cards-seven = Bo buys pyramids with a Seven…
lesson-thoth-cards-story = Four equal pyramids carry a story: a court card of one of their suits. Play the King of Cups.
lesson-thoth-cards-story-hint = Click the ringed King of Cups in your hand, and press Play.
lesson-thoth-cards-story-wrong = You could, but your first level is full. Cover it with the King of Cups.
lesson-thoth-cards-strike = Now see what Bo is up to…
lesson-thoth-cards-trouble = Trouble! The Hierophant lies on your house. Until you get rid of it, you can only relieve your house, or discard.
lesson-thoth-cards-relief = The Hierophant is an earth card, so any card of Disks relieves your house. Play the Three of Disks.
lesson-thoth-cards-relief-hint = Click the ringed Three of Disks in your hand, and press Play.
lesson-thoth-cards-relief-wrong = Your house would stay in trouble. Relieve it with the Three of Disks.
lesson-thoth-cards-pause = The trouble is gone. Bo throws a card away…
lesson-thoth-cards-worth = That is what you get if the hand ends now: your pips, 1 for each story, less the small cards you hold.
lesson-thoth-cards-roof = A roof brings 5, and 1 for each pyramid of its element. The Ten of Cups is a roof over any full level with water.
lesson-thoth-cards-choice = Now you decide: build higher with the Eight or the Ten of Cups, or throw away a card that costs you much?
lesson-thoth-cards-choice-hint = The Eight buys four small pyramids, which fill a level. The Ten buys more pips, but then you need another roof.
lesson-thoth-cards-free = Play this hand to its end, by your roof or by Bo’s. Trouble is for both of you: you may make it, too.
lesson-thoth-cards-free-hint = Click a card to see its uses. Fill a level with four equal pyramids, then roof it.
lesson-thoth-cards-done = That was a hand. See what each house and hand was worth. In the next lesson you build with your own hand.

## Houses of Thoth: a house by hand

lesson-thoth-house-title = A house by hand
lesson-thoth-house-welcome = Now you set cards and pyramids yourself, with your own hand. What falls is lost, and so is all that stands above it.
lesson-thoth-house-ground = First your foundation: click the Wheel, and press Play. It carries pyramids of every element.
lesson-thoth-house-ground-hint = Click the ringed card in your hand. Then press the button Play at the left, or Enter.
lesson-thoth-house-ground-wrong = That comes soon. Without a foundation you cannot build: play the Wheel first.
lesson-thoth-house-lay = Click the glowing Wheel at the left, carry it to the lines on the table, hold Space until it touches, and click.
lesson-thoth-house-lay-hint = The lines on the table show where it belongs. With Ctrl your hand moves finely; Q and E turn the card.
lesson-thoth-house-bo = Bo throws a card away…
lesson-thoth-house-raise = The Nine of Cups buys four medium pyramids, and those fill a level. Choose them, and press Play.
lesson-thoth-house-raise-hint = Click the Nine of Cups. At the left, in the row of medium pyramids, choose 4. Then press Play.
lesson-thoth-house-raise-wrong = You may, but only four equal pyramids carry the next card. Choose four medium ones for the Nine of Cups.
lesson-thoth-house-corner = Click the glowing pyramid, carry it to a corner of the card, where lines show a square. Hold Space, then click.
lesson-thoth-house-corner-hint = Turn the wheel to come nearer. The lines show where the pyramid stands most safely.
lesson-thoth-house-second = It stands! Set the second on another corner. The wider apart they stand, the better they carry.
lesson-thoth-house-second-hint = Take the glowing pyramid again, and set it on another square. Carry it over the one that stands, not into it.
lesson-thoth-house-third = Two more. Set the third on the next corner. If you cannot see it, put the pyramid back and press H.
lesson-thoth-house-third-hint = You can also drag the bare table to look from elsewhere, or turn the wheel with nothing in your hand.
lesson-thoth-house-fourth = And the fourth, on the last corner. Then the level is full.
lesson-thoth-house-fourth-hint = Carry it high over the others, and lower it with Space.
lesson-thoth-house-bo-again = A level by hand! Now it is Bo’s turn…
lesson-thoth-house-story = Four equal tips carry a card. Play the King of Cups as a story.
lesson-thoth-house-story-hint = Click the ringed King of Cups in your hand, and press Play.
lesson-thoth-house-story-wrong = You could, but your level is full. Cover it with the King of Cups.
lesson-thoth-house-cover = Lay it on the four tips, its middle over their middle. At least three tips have to carry it.
lesson-thoth-house-cover-hint = Click the glowing King, carry it to the lines, hold Space until it touches, and click.
lesson-thoth-house-fall = Beware: the lowest level from which something falls takes all above it along, and your turn ends. So build wide, and slowly.
lesson-thoth-house-bo-throws = Bo throws a card away…
lesson-thoth-house-choice = You decide: raise the next level with the Eight or the Ten of Cups? The Ten would be a good roof later.
lesson-thoth-house-choice-hint = Click a card, choose what it buys, and press Play. What you hold at the end costs you its number.
lesson-thoth-house-own = Now build what you have decided, with a steady hand.
lesson-thoth-house-own-hint = Click what glows, carry it to the lines, hold Space, and click. To leave it at that, press L.
lesson-thoth-house-done = You know houses now, and how to build them. Play this hand to its end, or begin a game of your own!

## The lab: a tower

lesson-lab-tower-title = A tower in the lab
lesson-lab-tower-welcome = This is the lab: build what you like, and ask whether it stands. One storey is here: four pyramids and a card.
lesson-lab-tower-all = Choose all of it: press Ctrl+A.
lesson-lab-tower-all-hint = Hold Ctrl and press A. Or click a piece, then each of the others with Shift held.
lesson-lab-tower-all-wrong = You can do that later. First choose all pieces: press Ctrl+A.
lesson-lab-tower-copy = Copy it: press the ringed button, or Ctrl+D.
lesson-lab-tower-copy-hint = The ringed button is in the column at the left. If nothing is chosen any more, press Ctrl+A first.
lesson-lab-tower-copy-wrong = You can do that later. First copy the storey: press Ctrl+D.
lesson-lab-tower-carry = The copy is chosen. Drag it onto the first storey, by its card: it comes to rest on top.
lesson-lab-tower-carry-hint = Press on the new card, hold the button, and move until the copy stands over the first storey. Arrow keys move it, too.
lesson-lab-tower-carry-wrong = You can do that later. First carry the copy onto the first storey.
lesson-lab-tower-again = Two storeys stand. Copy what is chosen once more.
lesson-lab-tower-again-hint = Press the ringed button, or Ctrl+D. If nothing is chosen any more, click a card, and the pyramids below it with Shift held.
lesson-lab-tower-again-wrong = You can do that later. First copy the storey once more.
lesson-lab-tower-top = Now carry that copy to the very top. It still hangs in the air, and the lab says what would become of that.
lesson-lab-tower-top-hint = Drag the copy by its card until it lies over the other cards. Ctrl+Z takes a step back.
lesson-lab-tower-top-wrong = You can do that later. First carry the copy to the top of the tower.
lesson-lab-tower-verdict = Your tower stands. After each change the lab lets time pass and sees what falls. A second judge reckons how firmly it stands.
lesson-lab-tower-tilt = Does that hold on a real table that leans? Let us try: run the test Tilt.
lesson-lab-tower-tilt-hint = Above the ringed button choose Tilt, if another test is chosen. Then press the button, or T.
lesson-lab-tower-tilt-wrong = You can do that later. First run the test Tilt.
lesson-lab-tower-leans = The table leans this way and that, farther and farther, until something falls…
lesson-lab-tower-answer = That is the answer: how far the table may lean before your tower falls, and which way it is weakest.
lesson-lab-tower-watch = Every try can be watched. Press the ringed button to see the weakest fall.
lesson-lab-tower-watch-hint = The ringed button stands before the first line of the list at the right. The key V does the same. If it is grey, run the test again first.
lesson-lab-tower-watch-wrong = You can do that later. First watch the weakest try.
lesson-lab-tower-own = Now you: move a pyramid, take one away, or add a storey. Guess first: will it stand? Then see.
lesson-lab-tower-own-hint = Click a piece. Drag it, or press Delete. At the right you read whether it still stands.
lesson-lab-tower-done = Now you can ask the lab anything. Ctrl+Z takes steps back; when you leave, your own set-up is here again.
