import type { CopyStyle, Deck } from './copy-style.ts'

// What has worked for its living.
const worked = [
  'Came off a place out past {town}. Red dust in the door seals; we got most of it.',
  'One owner, a contractor from {town}. He looked after it because it looked after him.',
  'The council’s till last spring. Serviced to the book at {serviced} km.',
  'Traded by a bloke in {town} who went bigger.',
  'Bought at the clearing sale, but not before we had it over the pit.',
  'Spent its life between {town} and the coast. {km} km, and it doesn’t use oil.',
]
const worn = [
  'What we fixed: front brakes, two U-joints, a wiper motor. What we left: the dent in the tailgate.',
  'New belts and hoses. The seat’s got a split; we put a cover on it.',
]
const opening: Deck = {
  new: [
    'New, on the ground at {dealership}, and you can have it working by Friday.',
    'We order these the way people out here use them, so this one has {feature}.',
    'Brand new {make}. Nobody has spilled a thing in it yet.',
    'One of three we got this month. The other two went to {town}.',
  ],
  'new truck': ['Straight off the float. We have greased it, filled it and taken it round the block.'],
  'new caravan': ['Straight from the factory. We have hitched it, filled its tanks and run every tap.'],
  demo: [
    'Our loan {model}. It has been to {town} and back a few times: {km} km.',
    'Demo with {km} km, most of them with a customer’s load on.',
    'We drove it, we liked it, and the new one’s here.',
  ],
  'used car': [...worked, 'Ex-plumber’s. He kept it tidier than his invoices.'],
  'used truck': worked,
  'used caravan': [
    'A couple from {town} did the Lap in it and came home for grandchildren.',
    'Lived in a shed at {town} between trips.',
    'Two trips to the Gulf, otherwise parked under cover.',
    'Bought for the big trip. The big trip got shorter.',
  ],
  'used motorhome': [
    'Owned by retired nurses from {town} who kept a list of every stop.',
    'Once round the country and a fair bit of {town}.',
    'It has seen Birdsville, and you would not know it.',
  ],
  soon: ['On the truck from Brisbane. Ring before you drive in.'],
}
const character: Deck = {
  ute: [
    'Pulls {tow} and means it: we have done it with our own float.',
    'The {engine} is the one with the timing chain.',
    '{nm} is what you want on the Range with a van behind.',
    'Tray, bar and snorkel can go on in our shed before you pick it up.',
  ],
  cabchassis: [
    'Tell us the tray you want. Steel or alloy, three weeks for a canopy.',
    'It is a chassis with a cab on it, and that is the point.',
  ],
  suv: [
    'Five in the cab, the esky behind, and {tow} on the ball.',
    'Low range, decent clearance, and {feature}.',
  ],
  van: [
    'Room to rack both sides, and a bulkhead you can’t hear through.',
    'Swallows a full sheet of ply with the doors shut.',
  ],
  truck: [
    'GVM’s {gvm}. The plate’s on the door and we have weighed it.',
    '{kw} and {nm}, and the pit says it’s all there.',
    'Body is {length} and the floor’s straight.',
    'Seats {seats}, one of them on air.',
  ],
  light: [
    'Car licence will do, so the young fella can drive it.',
    'On the 4,495 plate. Ask us about upgrading it.',
  ],
  heavy: [
    'Diffs quiet, box slick, kingpins in spec.',
    'Weighed empty over both axles; the ticket’s in the cab.',
  ],
  tipper: ['Set up for grain. Will do gravel.'],
  caravan: [
    'Tare {tare} on the plate. We put it on the scales empty and wrote the number on the door.',
    'ATM {atm}: check what your ute can pull, or ask us to.',
    'Sleeps {berths}, {layout}.',
    'Annexe, hitch and two bottles go with it.',
  ],
  motorhome: [
    'Sleeps {berths}, {layout}.',
    '{length} long and drives on a car licence.',
    'The {engine} in front is the same one the couriers use.',
    'Comes with {feature}.',
  ],
}
const condition: Deck = {
  used: [
    'Tyres are {tyres} per cent all round.',
    'Everything that turns has been greased, and everything that should not turn has been tightened.',
  ],
  'used car': [
    'Windscreen has a chip outside your line of sight. Priced in.',
    'Roadworthy’s done. The sheet is in the glovebox.',
    'Air con blows cold. Out here we check that first.',
  ],
  manyKm: worn,
  'used truck': [
    'What we fixed: slack adjusters, two hoses, a mirror arm. What we left: the honest scratches.',
    'A bit of surface rust on the body. Nothing in the chassis.',
    'Roadworthy’s done. The sheet is in the door pocket.',
    'Air con blows cold. Out here we check that first.',
  ],
  'used caravan': [
    'Bearings repacked, seals soaped, gas tested.',
    'Leak-tested and dry. We had it under the sprinkler for an hour.',
    'One cupboard latch replaced, one awning arm straightened. The rest works.',
    'Fridge runs on everything it should run on. We left it going for a week.',
  ],
  'used motorhome': [
    'Leak-tested and dry. We had it under the sprinkler for an hour.',
    'Cab and house both serviced. Two stickers, two dates, in the glovebox.',
    'Windscreen has a chip outside your line of sight. Priced in.',
  ],
  new: [
    '{warranty} years’ warranty, and our own workshop opens at six.',
    'First service is on us. Bring it in dirty.',
    'We fit the extras here, so there’s one mob to blame.',
  ],
  demo: ['Warranty starts when you sign.', 'All the gear you see stays on it.'],
  certified: ['It has our own twelve-month ticket on it.'],
}
const closing: Deck = {
  any: [
    'We’ll bring it to you if you’re within 200 km of a yard.',
    'Trade anything: stock crates, tractors, boats. Ask.',
    'Come and kick it.',
    'Ring {dealership} before you drive two hours.',
    'If it’s wrong for you, we’ll say so.',
    'GST receipt, no worries.',
    'Finance around harvest: talk to us.',
  ],
  dropped: ['We dropped it. It has been here since the rain.'],
}

/** Redgum: country plain, short, what was fixed and what was left. */
export const REDGUM: CopyStyle = {
  slots: [
    { deck: opening, chance: 1 },
    { deck: character, chance: 1 },
    { deck: condition, chance: 0.9 },
    { deck: closing, chance: 0.75 },
  ],
  layOut: (sentences) => `<div>${sentences.join('<br>\n')}</div>`,
}
