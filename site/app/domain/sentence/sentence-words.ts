import type { ReadSort } from './reading.ts'

const list = (text: string) => text.split(', ')

/** Words that hold a sentence together and ask for nothing. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  list(
    'a, an, the, with, in, at, for, and, or, of, on, to, by, i, im, id, ive, we, me, my, us, our, you, it, its, is, are, be, was, that, this, these, those, which, who, has, have, having, had, want, wants, wanted, need, needs, needed, after, looking, look, find, finding, show, please, thanks, some, any, something, anything, one, ones, would, like, love, can, could, should, must, get, got, buy, buying, purchase, hi, hello, hey, gday, do, does, just, only, also, but, so, as, there, search, searching, ideally, preferably, prefer, preferred, hopefully, around, near, from, vehicle, vehicles, price, priced, budget, cost, costing, costs, colour, coloured, color, colored, colours, colors, paint, painted, fuel, engine, motor, transmission, gearbox, body, type, make, model, year, sale, located, based, within, about, roughly, approx, approximately, built, made, travelled, done, dollars, kilometres, kms, km, located, area, me, nearby, not, no, low, first, now, what, whats, how, much, too, least, ish, will, ill, take, see, then, drive, driven, good, nice, great, decent, daughter, daughters, son, sons, wife, husband, mum, dad, kid, kids, partner, condition, deal, deals, bargain, value, options, really, very, quite, maybe, perhaps, either, all, every, each, features, feature, repayments, repayment, payments, than, more, less, condition, if, possible, per, yard, stock, dealer, dealership, running, powered, running, style, shape, sort, sorted, order, ordered, models, prices, spend, spending, ono, obo, neg, negotiable, mate, cheers, onto, your, yours, thats, theres, pls, plz, thx, ta, u, ur, pref, available, everything, help, live, living, hoping, keen, interested, open, suit, suits, able, use, using, own, somewhere, been, being, were, when, if, might, may, think, thinking, guys, sir, madam, team, folks, anyone, someone, else, them, they, he, she, his, her, their',
  ),
)

/** Ordinary words that lie one letter from a name; they are never taken for a slip of the finger. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  list(
    'range, ranges, cannot, finance, service, family, weekend, daughter, students, student, learner, first, safety, safe, reliable, economical, economy, small, large, medium, compact, great, cheap, clean, tidy, solid, towing, camping, travel, tradie, trade, sport, sports, sporty, luxury, turbo, engine, owner, owners, warranty, history, books, logbook, registered, rego, roadworthy, delivery, colour, colours, metallic, pearl, leather, cloth, electric, seats, doors, wheels, tyres, spare, roof, racks, boot, space, storage, light, heavy, strong, quick, fast, quiet, comfy, comfortable, stage, place, places, focused, another, other, others, better, best, later, latter, under, over, below, above, between, before, close, where, there, their, about, right, white, black, brown, green, extra, model, models, modern, modest, master, monday, sunday, today, dealer, driver, drive, driven, drives, kilometre, kilometer, price, prices, priced, people, person, personal, private, parts, party, title, cover, covers, covered, camera, camper, custom, storm, stone, sonic, sold, sort, sorts, kings, queen, island, coast, beach, river, mount, point, north, south, east, west, upper, lower, outer, inner, level, liner, liters, litres, litre, metre, metres, tonne, tonnes, berth, berths, axle, gears, speed, speeds, cylinder, cylinders, power, torque, accept, accepted, canyon, capture, carry, carries, center, cherry, copper, corner, couch, couple, couples, discover, elite, escaped, expand, forced, holder, holders, india, matter, matters, named, patrol, porter, steel, super, track, tracks, train, trick, trunk',
  ),
)

/** Words before a value that is not wanted. */
export const NEGATIONS: readonly string[] = list(
  'not, no, non, neither, without, except, except for, excluding, exclude, excludes, excl, exc, other than, anything but, anything except, but not, and not, nor, minus, dont want, do not want, dont like, do not like, isnt, is not, arent, avoid, apart from, rather not, not in, not a, hate, never, non -, all but, everything but, everything except, all except, any but, any except, anything other than, any colour but, any color but, any make but, any brand but, any model but, anywhere but, anywhere except, any state but, hide, skip, not interested in, dont show, dont show me, do not show, dont need, dont want any, not keen on, not into, not a fan of, no fan of, stay away from, steer clear of, w / o, cant be, cannot be, can not be, mustnt be, must not be, shouldnt be, wont buy, will not buy, wont have, wouldnt buy, would not buy, wouldnt want, doesnt want, instead of, rather than, outside, outside of, anything bar, nothing',
)

/** Words between values that are all unwanted. */
export const ALSO_UNWANTED: ReadonlySet<string> = new Set(['or', 'nor', 'and', '/', '&'])

export const SORT_PHRASES: Readonly<Record<ReadSort, readonly string[]>> = {
  nearest: list(
    'nearest first, closest first, by distance, sort by distance, sorted by distance, sort by nearest',
  ),
  latest: list(
    'latest, latest first, newest, newest first, most recent, recently added, just arrived, just in, new arrivals, latest arrivals, just listed, sort by latest, sort by newest',
  ),
  'price-asc': list(
    'cheapest, cheapest first, lowest price, lowest price first, lowest priced, price low to high, low to high, cheap, low price, low prices, low priced, sort by cheapest, sort by price, sort by lowest price, least expensive',
  ),
  'price-desc': list(
    'dearest, dearest first, most expensive, most expensive first, highest price, highest price first, highest priced, price high to low, high to low, sort by highest price',
  ),
}

/** Words that bound what is counted without a number. */
export const LOW_WORDS: ReadonlySet<string> = new Set([
  'low',
  'lower',
  'lowest',
  'few',
  'many',
  'much',
  'less',
  'minimal',
])

export const LOW_KM_PHRASES: readonly string[] = [
  ...['low', 'low -', 'lower', 'lowest', 'very low', 'super low', 'really low', 'minimal'],
  ...['few', 'not many', 'not too many', 'not much', 'less'],
].flatMap((low) =>
  list('km, kms, kilometres, kilometers, mileage, milage, ks, k, kays, kilometre, kilometer').map(
    (what) => `${low} ${what}`,
  ),
)
/** What 'low kms' asks for. */
export const LOW_KM = 50_000

/** Only vehicles that can be seen. */
export const PHOTO_PHRASES: readonly string[] = [
  'with',
  'has',
  'have',
  'having',
  'only with',
  'must have',
].flatMap((before) =>
  list('photos, photo, pictures, picture, pics, images').map((what) => `${before} ${what}`),
)

/** Phrases that are understood and ask for nothing a search could find. */
export const IDLE_PHRASES: readonly string[] = list(
  'drive away, driveaway, drive - away, no more to pay, nothing more to pay, or nearest offer, near me, nearest me, nearest to me, close to me, closest to me, near here, around me, around here, to spend, in cash, dont care, dont care about, dont mind, not fussed, not fussed about, not fussed on, not fussy, not fussy about, doesnt matter, not worried about, no preference, not sure, no rush, no hurry, no worries, never mind, nothing but, nothing else, close to, closest to, nearest to, not far from, pick up in, pick up from, pick up at, thank you',
)

/** Words that bound a number from one side. */
export type Comparison = {
  side: 'max' | 'min' | 'about'
  /** What is measured, where the words say so. */
  of?: 'year' | 'price' | 'km'
  /** The number itself is left out: 'newer than 2018'. */
  open?: boolean
  /** Of what is counted the number itself is left out: 'more than 5 seats'. */
  beyond?: boolean
  /** It may be no bound at all: 'for seven people', 'within 50 km'. */
  slight?: boolean
}

const compare = (side: Comparison['side'], phrases: string, more: Omit<Comparison, 'side'> = {}) =>
  list(phrases)
    // Many write 'less then'.
    .flatMap((phrase) => [phrase, ...(phrase.endsWith(' than') ? [phrase.replace(/an$/, 'en')] : [])])
    .map((phrase) => [phrase, { side, ...more }] as const)

/** Before the number. */
export const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ...compare(
    'max',
    'up to, upto, max, maximum, maximum of, max of, max is, maximum is, limit, limit of, limit is, no more than, not more than, not over, not above, no higher than, nothing over, nothing above, nothing more than, no greater than, at most, sub, sub -, <, budget, budget of, budget is, budget up to, not exceeding, capped at, tops, cap of, as low as',
  ),
  ...compare('max', 'under, below, less than, lower than, for under, for less than, fewer than', {
    beyond: true,
  }),
  ...compare('max', 'cheaper than', { of: 'price' }),
  ...compare('max', 'within, for', { slight: true }),
  ...compare(
    'min',
    'from, at least, min, minimum, minimum of, min of, starting at, starting from, no less than, not less than, not under, not below, nothing under, nothing below, nothing less than, upwards of, north of, >',
  ),
  ...compare('min', 'over, above, more than, greater than', { beyond: true }),
  // 'Within the last 5 years' is an age, and nothing where no years are counted.
  ...compare('min', 'last, past, the last, in the last, in the past, within the last, from the last', {
    of: 'year',
    slight: true,
  }),
  ...compare(
    'min',
    'since, not older than, no older than, nothing older than, none older than, nothing before, not before, none before, nothing earlier than, no earlier than, not earlier than, year from',
    { of: 'year' },
  ),
  ...compare('min', 'newer than, after, later than, post, post -, more recent than', {
    of: 'year',
    open: true,
  }),
  ...compare('max', 'not newer than, no newer than, no later than, not later than', { of: 'year' }),
  ...compare('max', 'older than, before, earlier than, pre, pre -', { of: 'year', open: true }),
  ...compare('min', 'dearer than', { of: 'price' }),
  ...compare('about', 'around, about, abt, roughly, approx, aprox, approximately, circa, close to, ~'),
])

/** Behind the number. */
const BEHIND: readonly (readonly [string, Comparison])[] = [
  ...compare('about', 'mark, ish, - ish, or so, or thereabouts, give or take'),
  ...compare(
    'min',
    '+, plus, or more, and more, or above, and above, or over, and over, and up, or up, upwards, or higher, min, minimum',
  ),
  ...compare(
    'min',
    'or newer, and newer, or better, or fresher, onwards, onward, on, and onwards, or later, and later, and onward, or younger, up, to now, to present, to current, to date, to today, until now, till now, - now, - present, - current, - today, - onwards, - onward',
    {
      of: 'year',
    },
  ),
  ...compare(
    'max',
    'or less, or under, and under, or below, and below, or lower, max, maximum, tops, or fewer, or cheaper, and less',
  ),
  ...compare('max', 'or older, and older, or earlier, and earlier', { of: 'year' }),
]
export const COMPARISONS_BEHIND: ReadonlyMap<string, Comparison> = new Map(
  BEHIND.flatMap(([phrase, comparison]) => [
    [phrase, comparison] as const,
    ...(phrase.startsWith('and ') ? [[phrase.replace('and', '&'), comparison] as const] : []),
  ]),
)

/** Words for what a number behind them measures. */
export const LABELS: ReadonlyMap<string, 'price' | 'km' | 'year' | 'seats' | 'week'> = new Map([
  ...list(
    'weekly, repayments, repayment, weekly repayments, weekly repayment, weekly payments, weekly budget, weekly price, weekly cost',
  ).map((word) => [word, 'week'] as const),
  ...list('seats, seating, seating for, seats for, sits, room for, fits, carries').map(
    (word) => [word, 'seats'] as const,
  ),
  ...list(
    'price, prices, priced, cost, costing, costs, budget, spend, price range, drive away, driveaway',
  ).map((word) => [word, 'price'] as const),
  ...list(
    'km, kms, klm, klms, kilometre, kilometres, kilometer, kilometers, odometer, odo, mileage, milage, travelled, ks, kays',
  ).map((word) => [word, 'km'] as const),
  ...list('year, years, built, model year, year model, my, manufactured, build year, made in, made').map(
    (word) => [word, 'year'] as const,
  ),
])

/** What a number is counted in, by the word behind it. */
export type Unit =
  | 'price'
  | 'km'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'seats'
  | 'age'
  | 'years'
  | 'year'
  | 'other'

/** Where kilometres are read from. */
const ON_THE_DIAL = list('on the clock, on clock, on the odo, on the odometer, on the dial, on it')

const unit = (name: Unit, phrases: string) => list(phrases).map((phrase) => [phrase, name] as const)

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...unit('price', 'dollars, dollar, bucks, buck, aud, drive away, driveaway, cash, in cash, to spend'),
  ...unit(
    'km',
    'km, kms, klm, klms, ks, kilometre, kilometres, kilometer, kilometers, kilometrs, kilometeres, clicks, kays',
  ).flatMap(([word, name]) => [
    [word, name] as const,
    ...ON_THE_DIAL.map((where) => [`${word} ${where}`, name] as const),
  ]),
  ...ON_THE_DIAL.map((where) => [where, 'km'] as const),
  ...unit(
    'week',
    'a week, per week, each week, every week, weekly, pw, p w, / week, / wk, / w, wk, / weekly, dollars a week, dollars per week, dollars weekly, bucks a week, week, a wk, per wk, p / w',
  ),
  ...unit(
    'fortnight',
    'a fortnight, per fortnight, fortnightly, pf, / fortnight, p / f, / fn, dollars a fortnight, dollars per fortnight',
  ),
  ...unit(
    'month',
    'a month, per month, monthly, pm, p m, / month, / mth, p / m, dollars a month, dollars per month, bucks a month',
  ),
  ...unit(
    'seats',
    'seat, seats, seater, seaters, seating, seated, passengers, passenger, people, person, - seat, - seater, - seats',
  ),
  ...unit('age', 'years old, year old, yrs old, yr old, years of age, yo'),
  ...unit('years', 'years, year, yrs, yr'),
  ...unit('year', 'model, plate, build, built, my, models, year model, made'),
  ...unit(
    'other',
    'km range, kms range, km of range, kms of range, kilometre range, kilometres of range, kilometres range, t, ton, tons, tonne, tonnes, l, litre, litres, liter, liters, lt, cc, kw, hp, bhp, ft, foot, feet, m, metre, metres, meter, meters, cm, mm, kg, kgs, nm, inch, inches, door, doors, - door, cyl, cylinder, cylinders, speed, - speed, berth, berths, - berth, axle, axles, owner, owners, months, days, day, hours, hour, star, stars, percent, kwh, volt, airbags, airbag, gears, wheels, keys, pallet, pallets, sleeper, stroke, gvm, th, st, nd, rd, pm, am, deposit',
  ),
])

/** Thousands and millions, by the word behind the number. */
export const SCALES: Readonly<Record<string, number>> = {
  k: 1_000,
  grand: 1_000,
  thousand: 1_000,
  thou: 1_000,
  million: 1_000_000,
  mil: 1_000_000,
  mill: 1_000_000,
}

/** Numbers that shoppers write as words: of seats, and of thousands. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  list(
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen',
  ).map((word, index) => [word, index + 2]),
)
export const TENS_WORDS: ReadonlyMap<string, number> = new Map(
  list('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety').map((word, index) => [
    word,
    (index + 2) * 10,
  ]),
)

/** Words before a postcode. */
export const NEAR_WORDS: ReadonlySet<string> = new Set(
  list(
    'near, nearby, nearest, near to, close to, closest to, nearest to, around, in, at, postcode, post code, near postcode, in postcode, near post code, around postcode, close to postcode, postcode is, post code is, not far from, within reach of, based in, located in, located near',
  ),
)
