import type { CopyStyle, Deck } from './copy-style.ts'

const opening: Deck = {
  new: [
    'The {model} {badge} in {colour}, on the floor at {dealership}.',
    'Here now: {colour} paint, {badge} trim and number plates by Thursday.',
    'MG’s {model} in the grade most people choose once they have driven both.',
    'Ready for immediate delivery from {dealership}: the {model} {badge}.',
    'This {model} landed at the Port of Brisbane a fortnight ago and has been through our pre-delivery bay.',
    'Order from the factory or take this one home: same car, ten weeks sooner.',
    'The {model} {badge}, with nothing left to wait for.',
  ],
  demo: [
    'Our {dealership} demonstrator, driven {km} km by customers who mostly went on to buy one.',
    'The sales manager’s {model}, with {km} km and most of the road to Mount Glorious in it.',
    'Registered by us, run in gently over {km} km, priced to make room for the next one.',
    'You may have followed this {model} down Wickham Street: it has our name on the plate and {km} km behind it.',
  ],
  used: [
    'Sold new by us, serviced at Bowen Hills, traded back at {km} km.',
    'One owner from {town}, every service at Bowen Hills, the last at {serviced} km.',
    'A customer from {town} moved up to an IM6. This is what she left behind, with {km} km.',
    'Bought new in {year}, kept under cover in {town}, and traded with both keys.',
    'A local {model} with {km} km and a logbook we can vouch for, because we wrote it.',
  ],
  soon: ['On its way from the port and due at {dealership} shortly. Hold it with a refundable deposit.'],
}
const character: Deck = {
  ev: [
    'With {kw} and {nm} it needs no warm-up and makes no fuss about it.',
    'Charges at home overnight, or on the fast charger across from our showroom while you look around.',
    'We set up the app, the charging card and the home charger quote before you leave.',
    'One pedal does most of the work in Brisbane traffic.',
  ],
  hybrid: [
    'Hybrid+ means {kw} together and {consumption} litres per 100 km, with no plug to remember.',
    'It starts on electricity, so the driveway stays quiet at five in the morning.',
  ],
  plugIn: [
    'Plug it in at home and most weeks run on electricity alone; the petrol is for the trip north.',
    '{kw} from two motors, and a charging port for the first of them.',
  ],
  suv: [
    'Room for five and a boot that swallows a weekend at Noosa.',
    'The driving position is high; the loading lip is not.',
  ],
  small: [
    'Small outside, which matters in the Valley, and bigger inside than you would think.',
    'Easy to park, easy to insure, easy to like.',
  ],
  sedan: [
    'Long, low and very slippery through the air.',
    'The hatch opens wide: a fastback that takes a bicycle.',
  ],
  fun: [
    'The roof is down in fifteen seconds, at up to 50 km/h.',
    'Doors that open upwards still stop a street.',
  ],
  ute: [
    'Tows {tow} and has a tailgate that opens two ways.',
    'A multi-link rear end under a working tub: it rides like a wagon.',
  ],
  any: [
    'It has {feature} as standard.',
    '{colour} suits it. Come and see it in the sun rather than under our lights.',
    'The big screen shows your own phone the moment you sit down.',
  ],
}
const condition: Deck = {
  new: [
    'Seven years of warranty, or ten when you service with MG.',
    'Fixed-price servicing with the figures printed on the card.',
    'Roadside assistance comes with every service.',
  ],
  demo: [
    'Full balance of MG’s warranty, and our service plan on top.',
    'Washed weekly, never pranged, tinted by us.',
    'The tyres are the ones it came with, at {tyres} per cent.',
  ],
  used: [
    'The balance of the warranty goes with it.',
    'Inspected at Bowen Hills, with a new battery in the key and {tyres} per cent on the tyres.',
    'A safety certificate is issued on the day you buy.',
    'The software is up to date; we plugged it in this morning.',
    'One parking scratch on the rear bumper, polished as far as it will go.',
  ],
  certified: ['Certified MG: two years more warranty, nothing to pay for the first service.'],
}
const closing: Deck = {
  any: [
    'Drive it from {dealership} for as long as you like; an hour is normal.',
    'We take trade-ins of any make.',
    'Finance from MG or from your own bank: either is fine by us.',
    'Not near {dealership}? We bring it to you anywhere between the Gold Coast and Noosa.',
    'Book a drive online and it stands at the door, cool, with your name on it.',
  ],
  ev: ['Ask us about chargers, tariffs and what your roof could do.'],
  dropped: ['Reduced to make room for the next shipment.'],
}

/** Brisbane MG: a marque's showroom, keen on its cars and exact about them. */
export const BRISBANE_MG: CopyStyle = {
  slots: [
    { deck: opening, chance: 1 },
    { deck: character, chance: 0.95 },
    { deck: condition, chance: 0.9 },
    { deck: closing, chance: 0.85 },
  ],
  layOut: (sentences) => sentences.map((sentence) => `<p>${sentence}</p>`).join(''),
}
