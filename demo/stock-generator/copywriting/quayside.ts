import type { CopyStyle, Deck } from './copy-style.ts'

const opening: Deck = {
  used: [
    'Traded in at {dealership} by a couple from {town} who bought it new and moved on to something smaller.',
    'One owner, one driver, and a logbook stamped all the way to {serviced} km.',
    'A {town} family’s second car. It shows {km} km and has spent its nights in a garage.',
    'Ex-lease, so the services happened on the day they were due. The last one was at {serviced} km.',
    'This {make} came to us at {km} km with both keys, both books and the parcel shelf still in place.',
    'Bought from its second owner in {town}, who kept every receipt in the glovebox. So do we.',
    'Driven to {town} and back five days a week: easy highway kilometres, {km} of them.',
    'Sold to us by a retired teacher in {town}. The seats on the passenger side look unused.',
  ],
  ours: ['We sold this {model} new and have looked after it since. It came back to us at {km} km.'],
  new: [
    'In stock at {dealership} and ready for number plates. No waiting list on this one.',
    'Just off the truck: a {colour} {model} {badge} you can drive before you decide.',
    'Built to the specification people ask us for most, and here at {dealership} today.',
    'This is the {badge}, and it stands in the showroom at {dealership} with the doors unlocked.',
    'Landed last month, plastic off the seats this week.',
    'A cancelled order is your luck: this {model} can be yours this week instead of next season.',
  ],
  demo: [
    'Our manager’s car for {km} km, washed every Friday and never smoked in.',
    'The {model} that people at {dealership} took for test drives. It has {km} km and full manufacturer’s warranty from today.',
    'A demonstrator with {km} km: new-car smell, used-car price.',
    'Registered to us and driven by the sales team between {dealership} and {town}.',
  ],
  soon: [
    'On the water and due at {dealership} within weeks. A deposit of $200 holds it, and you get it back if you change your mind.',
  ],
}
const character: Deck = {
  any: [
    '{colour} paint, and nothing on it that a wash will not fix.',
    'It has {feature}, which most at this money do without.',
  ],
  suv: [
    'High enough to see over the traffic on Parramatta Road, short enough for a terrace-house street.',
    'A pram goes in the back without folding anything. We tried.',
    'The boot takes four cabin bags and a surfboard bag with one seat down.',
  ],
  sevenSeats: [
    'All {seats} seats have their own vents, and the last row folds flat with one hand.',
    'Seven go to the beach and nobody has to hold the esky.',
  ],
  ute: [
    'Tows {tow} braked, and the tub liner is already in.',
    'A work ute through the week and a {seats}-seater on Saturday.',
    'The {engine} makes {nm}, so a loaded trailer up the Bulli Pass is no event.',
  ],
  small: [
    'Turns on a dime and fits the last space in Glebe.',
    'Uses {consumption} litres per 100 km, which is a week of commuting for the price of a pizza.',
  ],
  sedan: [
    'A proper boot, a quiet cabin and {kw} when you need to get past a truck.',
    'Sits low and holds the road on the Old Pacific Highway.',
  ],
  wagon: ['Longer in the back than most SUVs and easier to load.', 'A wagon for people who know why.'],
  ev: [
    'Charges from a wall socket overnight. We can put you in touch with someone who fits the faster kind.',
    'No engine oil, no exhaust, {kw} and a very quiet Sunday drive.',
    'Home charging, public charging, the plug in the garage in a pinch: we show you all three.',
  ],
  hybrid: [
    'It drives off on electricity and never needs a plug.',
    'The fuel gauge is the dullest thing in the car: {consumption} litres per 100 km.',
  ],
  fun: ['{kw}, and a good road an hour away.', 'Best on a Sunday before seven, with the phone off.'],
  mpv: [
    'Sliding doors on both sides: nobody dings the car next to you.',
    'Airport runs, grandparents, two prams: it takes the lot.',
  ],
  van: [
    'The load floor is lined and the door tracks are clean.',
    'Two pallets, or one band and its amplifiers.',
  ],
  diesel: ['The {engine} pulls from idle and drinks {consumption} litres per 100 km.'],
}
const condition: Deck = {
  used: [
    'Our workshop went over 90 points, fitted two tyres and a wiper set, and wrote it all down.',
    'Tyres at {tyres} per cent, brakes at more. The sheet is on the windscreen.',
    'There is a stone chip on the bonnet, touched in. The rest is what you would hope for.',
    'No accidents on the record, and the paint gauge agrees.',
    'Fresh roadworthy, fresh service, fresh wiper blades.',
    'A small scuff on the left rear wheel is the worst we found.',
    'Interior detailed; no pets, no smoke, no mystery stains.',
  ],
  certified: ['Certified by us: two more years of warranty and roadside assistance come with it.'],
  new: [
    '{warranty} years of manufacturer’s warranty, and a first service on us.',
    'Capped-price servicing for {warranty} years; we print the schedule for you.',
    'Premium mats, number plates and the first wash are in the price.',
  ],
  demo: [
    'Warranty starts on the day you take delivery, not the day we registered it.',
    'Window tint, mats and protection film are fitted and stay on.',
  ],
  old: ['It is {year}, so do not expect new. Do expect honest.'],
}
const closing: Deck = {
  any: [
    'Change your mind within 48 hours and we take it back.',
    'Trade-ins valued while you test drive.',
    'Ask for a walk-around video and we will film it for you before lunch.',
    'We deliver anywhere between Wollongong and Newcastle at no charge.',
    'Finance in an afternoon, or bring your own bank. We do not mind.',
    'Come to {dealership}: coffee is on, the keys are in the tin.',
  ],
  driveAway: ['The price is drive away: what stands on the windscreen is what you pay.'],
  dropped: ['Reduced this week, because we have two of them.', 'The price fell. The car did not change.'],
}

/** Quayside Motors: plain, friendly, a little dry. */
export const QUAYSIDE: CopyStyle = {
  slots: [
    { deck: opening, chance: 1 },
    { deck: character, chance: 0.9 },
    { deck: condition, chance: 0.95 },
    { deck: closing, chance: 0.9 },
  ],
  layOut: ([first = '', second = '', ...rest], { name = '' }) =>
    [
      `<p><b>${name}</b></p>`,
      `<p>${first} ${second}</p>`,
      ...(rest.length > 0 ? [`<p>${rest.join(' ')}</p>`] : []),
    ].join(''),
}
