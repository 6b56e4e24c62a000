import type { CopyStyle, Deck } from './copy-style.ts'

const opening: Deck = {
  new: [
    'New. On the floor at {dealership}.',
    'Uncrated this week.',
    'Zero on the clock but for the ride off the bench.',
    '{colour}. Built up by Jo, checked by Dave.',
    'Here now, not in a warehouse in Melbourne.',
    'First one in the state in {colour}.',
  ],
  demo: [
    'Our demo. {km} km, mostly up Greenhill Road.',
    'Demo. You may have ridden it.',
    'Staff bike for the season, {km} km, run in properly.',
    'Ridden by us, serviced by us, now yours.',
  ],
  used: [
    'One owner from {town}. Both keys, both books.',
    'Came in on trade for something louder.',
    '{km} km, a lot of them on the Gorge Road.',
    'Bought off a bloke in {town} who’s having twins.',
    'Second owner. First one polished it, second one rode it.',
    'Commuter from {town}. Never dropped; the levers say so.',
    'Garaged in {town}. Always on a tender.',
    'Weekend bike with weekday manners.',
  ],
  ours: ['Sold new by us. Serviced by us. {km} km.'],
  soon: ['On the boat. Deposit takes it.'],
}
const character: Deck = {
  any: [
    '{cc}. {kw}. {weight} wet.',
    'Seat’s {seatHeight}. Come and put your feet down.',
    '{nm}, where you use it.',
  ],
  learner: [
    'LAMS. You’ll still want it on your opens.',
    'Learner approved and not boring.',
    'Good first bike. We’d put our own kids on it.',
  ],
  cruiser: ['Slow hands, big pipes.', 'Made for Port Road at six.', 'Low seat, forward pegs, no hurry.'],
  adventure: [
    'Does the Oodnadatta and the school drop-off.',
    'Tall. Trust it.',
    'Stand up, look ahead, keep going.',
  ],
  sports: ['Wants a track day. Mallala’s an hour.', 'Tucked in, it disappears.', 'Clip-ons, rearsets, grin.'],
}
const condition: Deck = {
  used: [
    'Tyres {tyres} per cent. Chain good.',
    'Serviced at {serviced} km. Valves done.',
    'Stone rash on the lower fork leg. That’s it.',
    'Aftermarket pipe; the stocker’s in the box.',
    'Stock as a rock. Nobody improved it.',
    'Scuff on the left bar end. Tipped over in a driveway, not on a road.',
    'New pads, fresh fluid, new battery.',
    'Rego’s long. Report’s clear.',
  ],
  new: [
    '{warranty} years’ warranty.',
    'First service free. Bring biscuits.',
    'Price is ride away. Rego’s in it.',
    'Run-in sheet on the tank.',
  ],
  demo: ['Warranty from the day you sign.', 'First service done. Next one’s on us.'],
  certified: ['Workshop certified: six months on us.'],
  old: ['It’s a {year}. Metal, cables, character.'],
}
const closing: Deck = {
  any: [
    'Demo rides any day we’re open.',
    'Come in. Sit on it.',
    'Trades: any bike. Cars, no.',
    'Crated to any capital.',
    'Gear and finance upstairs.',
    'Ask for Dave. Or don’t, he’ll find you.',
    'Closed Sundays. We ride.',
  ],
  dropped: ['Price came down. Don’t wait for it twice.'],
}

/** Throttle Lane: few words. */
export const THROTTLE_LANE: CopyStyle = {
  slots: [
    { deck: opening, chance: 1 },
    { deck: character, chance: 1 },
    { deck: condition, chance: 0.85 },
    { deck: closing, chance: 0.6 },
  ],
  layOut: (sentences) => sentences.join('\n'),
}
