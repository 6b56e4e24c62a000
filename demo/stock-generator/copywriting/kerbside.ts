import type { CopyStyle, Deck } from './copy-style.ts'

const opening: Deck = {
  any: [
    'Bought from its owner in {town}, who drove it in.',
    'Traded against something newer. {km} km, logbook to {serviced}.',
    'Two owners, both in {town}. The second kept receipts in a shoebox, and you get the shoebox.',
    'A nurse in {town} owned this one. Night shifts, so it missed the traffic.',
    'Came through our buying lane in Cannington on a wet Tuesday. It started first go.',
    'Ex-rental: three hundred drivers and {km} km, and it has held up better than we would have.',
    'Estate car. It has done {km} km since {year} and smells faintly of peppermints.',
    'From a student in {town}, bought with savings, sold for a plane ticket.',
    'One family from {town} since new. There is a crayon mark on the roof lining.',
    'A tradie’s second car, so it got the weekends and the car wash.',
    'Retired from a driving school? No. We ask, because people worry. A private owner in {town}.',
  ],
  fewKm: ['FIFO owner: parked at the airport for half its life, so {km} km is low for {year}.'],
}
const faults: Deck = {
  any: [
    'What is wrong with it: a dent the size of a thumb in the left front door.',
    'What is wrong with it: the driver’s bolster is worn through to the second layer.',
    'What is wrong with it: a repainted front bumper, and the colour is nearly right.',
    'What is wrong with it: stone chips along the bonnet edge, touched in by hand.',
    'What is wrong with it: kerb rash on two wheels. It is in the name.',
    'What is wrong with it: the rear wiper has gone on strike. We are getting the part.',
    'What is wrong with it: sun-faded headlights, polished, and they will fade again.',
    'What is wrong with it: a scratch down the right side that a trolley left.',
    'What is wrong with it: one speaker crackles above volume 20.',
    'What is wrong with it: a windscreen chip, filled, outside the driver’s view.',
    'What is wrong with it: tyres at {tyres} per cent, two of them an older brand.',
    'What is wrong with it: the boot carpet has a stain we have stopped trying to name.',
    'What is wrong with it: not much. We looked for an hour and found a loose sun visor.',
  ],
  manyKm: ['What is wrong with it: {km} km. Everything else on the sheet is a tick.'],
  ute: ['What is wrong with it: the tub has carried bricks, and it shows.'],
  van: ['What is wrong with it: shelf holes in the left wall, plugged.'],
  ev: ['What is wrong with it: battery at nine-tenths of new. We measured it; the printout is on the card.'],
}
const good: Deck = {
  any: [
    'What is right with it: {feature}, tried and working.',
    'What is right with it: cold air, straight steering, a clear report.',
    'What is right with it: new front pads and a battery with a date on it.',
    'What is right with it: both keys, both books, spare never used.',
    'What is right with it: the {engine} starts cold and does not smoke.',
  ],
  fewKm: ['What is right with it: {km} km, and the service stamps agree with the number.'],
  suv: [
    'What is right with it: room for {seats}, and the seats come out clean with a vacuum.',
    'What is right with it: a boot you can sleep a dog in.',
  ],
  small: [
    'What is right with it: {consumption} litres per 100 km and insurance a student can pay.',
    'What is right with it: it parks anywhere in Freo.',
  ],
  sedan: ['What is right with it: nobody wants sedans, so you get more car for the money.'],
  wagon: ['What is right with it: wagons outlive fashions. This one will.'],
  ute: [
    'What is right with it: pulls {tow} and has a tow bar that has been used for the boat, not the caravan.',
  ],
  diesel: [
    'What is right with it: diesel, {consumption} litres per 100 km, and the filter has been regenerated.',
  ],
  hybrid: [
    'What is right with it: the hybrid battery tested as good, and the taxi drivers know why we like these.',
  ],
  fun: ['What is right with it: everything you want on the coast road to Yanchep.'],
  mpv: ['What is right with it: sliding doors. After one week you will not go back.'],
  sevenSeats: ['What is right with it: seven seats, all with working belts and anchors.'],
}
const closing: Deck = {
  any: [
    'It is at {dealership}.',
    'Ask for the sheet: 112 points, the bad lines too.',
    'Statutory warranty where the age and kilometres allow; we tell you which.',
    'Bring your mechanic. We have a hoist he may use.',
  ],
  driveAway: ['The price falls in 30 days if it is still here.', 'Drive away, with WA transfer in it.'],
  dropped: ['The price has fallen once. The card says when it falls again.'],
  old: ['At this age the statutory warranty is short or gone. Ours is a month on top of it.'],
}

/** Kerbside: the faults first. Plain text, as its old system keeps no markup. */
export const KERBSIDE: CopyStyle = {
  slots: [
    { deck: opening, chance: 1 },
    { deck: faults, chance: 1 },
    { deck: good, chance: 1 },
    { deck: closing, chance: 0.7 },
  ],
  layOut: (sentences) => sentences.join('\n'),
}
