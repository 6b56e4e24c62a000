import type { CopyStyle, Deck } from './copy-style.ts'

const opening: Deck = {
  new: [
    'New and available now at {dealership}.',
    'In stock at {dealership}: {name} in {colour}.',
    'This {model} {badge} has arrived at our {dealership} dealership and is ready for delivery.',
    'Factory fresh, complied and waiting at {dealership}.',
    'Available for immediate delivery from {dealership}, or from any Wattlebrook dealership in the state.',
    'Be the first name on the registration papers of this {colour} {model}.',
    'Stock of the {model} {badge} is limited this quarter. This one is on the ground.',
  ],
  demo: [
    'Company demonstrator with {km} km, offered with the balance of new vehicle warranty.',
    'Driven by our {dealership} team for {km} km and now released for sale.',
    'Ex-demonstrator from our {dealership} dealership in excellent order.',
    'A saving on new with only {km} km travelled.',
  ],
  used: [
    'Locally owned in {town} and traded at our {dealership} dealership.',
    'One-owner vehicle with a complete service history, last serviced at {serviced} km.',
    'Ex-fleet, with scheduled servicing throughout and {km} km recorded.',
    'A well-presented {colour} example with {km} km.',
    'Traded against a new vehicle by a customer from {town}.',
    'This {model} comes from a single owner in {town} with books, receipts and two keys.',
    'Wattlebrook pre-owned: inspected, priced and ready at {dealership}.',
    'Released from our own loan fleet, serviced in house every time.',
    'Direct from a farm near {town}, detailed and ready for its next post.',
  ],
  ours: ['Purchased new from the group in {year} and maintained in our workshops since.'],
  soon: ['In transit to {dealership}. Secure it now with a refundable deposit.'],
}
const character: Deck = {
  suv: [
    'Seating for {seats}, a flat cargo floor and generous headroom.',
    'A practical choice for a growing family, with {feature}.',
    'The {engine} engine delivers {kw} and {nm}.',
  ],
  sevenSeats: [
    'A third row when it is needed, and a flat floor when it is not.',
    'All three rows are within reach of the air-conditioning.',
  ],
  ute: [
    'Braked towing capacity of {tow}.',
    'The {engine} and {gearbox} are proven in country service.',
    'Site-ready, with {feature}.',
    'Equally suited to the farm, the site and the school run.',
  ],
  cabchassis: [
    'Take it as it stands or have our accessories team in {dealership} fit a tray.',
    'A working chassis with {tow} of braked towing.',
  ],
  small: [
    'Economical at {consumption} L/100 km combined.',
    'An ideal first car, with {feature}.',
    'Compact outside, well equipped inside.',
  ],
  sedan: [
    '{kw} and a {gearbox} make light work of the highway.',
    'Comfort for long distances, with {feature}.',
  ],
  wagon: ['Wagon practicality with all-wheel-drive assurance.', 'A long load area with a low lip.'],
  mpv: ['Power sliding doors and room for {seats}.', 'The people mover our own shuttle drivers ask for.'],
  bus: ['Seats {seats}, and the air-conditioning reaches the last row.'],
  van: [
    'Flat floor, barn-door access and tie-down points throughout.',
    'Trades package available through our accessories team.',
  ],
  fun: [
    '{kw}, {gearbox}, and a road worth the detour.',
    'A weekend vehicle, with the warranty of a weekday one.',
  ],
  ev: [
    'Zero tailpipe emissions and {kw} of instant response.',
    'Battery health documented by our EV technicians.',
    'Home charging quotes available through the group.',
  ],
  hybrid: ['Hybrid economy of {consumption} L/100 km combined.', 'No plug required.'],
  '4x4': [
    'Low range and a locking rear differential for the tracks behind {town}.',
    'Four-wheel drive with genuine clearance.',
  ],
  motorcycle: [
    '{cc} and {kw}, with a seat height of {seatHeight}.',
    'Weighs {weight} ready to ride.',
    'Ride it from our Geelong shop by appointment.',
    'A {cc} machine for the commute and the weekend.',
  ],
  learner: [
    'LAMS approved for learner and restricted riders.',
    'Learner approved, and one you will keep after the plates come off.',
  ],
  cruiser: ['Low seat, long wheelbase, unhurried manners.'],
  adventure: ['Luggage mounts fitted; panniers available through our parts counter.'],
  truck: [
    'GVM of {gvm} and a body length of {length}.',
    'The {engine} produces {kw} and {nm}.',
    'Fitted out and weighed at Beresfield, with the weighbridge ticket on file.',
  ],
  light: ['Drives on a car licence.', 'A city truck with a tight turning circle.'],
  heavy: [
    'Specified for line-haul work, with the paperwork for intelligent access.',
    'Fleet maintained, with full oil-sample history.',
  ],
}
const condition: Deck = {
  new: [
    '{warranty}-year manufacturer’s warranty.',
    'Capped-price servicing at any Wattlebrook workshop.',
    'Manufacturer’s warranty and roadside assistance apply.',
  ],
  demo: [
    'Balance of manufacturer’s warranty applies from first registration.',
    'Full pre-delivery inspection carried out.',
  ],
  used: [
    'Workshop tested and sold with a Wattlebrook group warranty.',
    'Roadworthy certificate supplied.',
    'Tyres at {tyres} per cent or better.',
    'Minor stone chipping consistent with {km} km; otherwise excellent.',
    'PPSR clear. History report available on request.',
  ],
  certified: ['Certified pre-owned: 110-point inspection and extended group warranty.'],
  'used car': ['Brake pads and wiper blades renewed before sale.', 'Interior detailed and sanitised.'],
  'used truck': ['Certificate of roadworthiness issued by our Beresfield workshop.'],
  'used motorcycle': ['Final drive, brakes and tyres checked by our workshop before sale.'],
}
const closing: Deck = {
  any: [
    'Finance through the group at one published rate, to approved applicants.',
    'Transport between our dealerships in the same state is included.',
    'Trade-ins welcome at all eight dealerships.',
    'Contact our {dealership} team to arrange an inspection.',
    'ABN holders: ask about fleet pricing.',
    'Enquire online and a consultant at {dealership} will reply the same business day.',
    'Inspection by appointment or whenever the doors are open.',
  ],
  dropped: ['Repriced this week to the current market.'],
}

/** Wattlebrook Motor Group: a group's house style, correct and brief. */
export const WATTLEBROOK: CopyStyle = {
  slots: [
    { deck: opening, chance: 1 },
    { deck: character, chance: 0.95 },
    { deck: condition, chance: 0.9 },
    { deck: closing, chance: 0.8 },
  ],
  layOut: ([first = '', ...rest], { name = '' }) =>
    `<strong>${name}</strong><br/>${first}<ul>${rest.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`,
}
