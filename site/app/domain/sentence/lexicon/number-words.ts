// Words around numbers: comparisons, labels, units, and numbers in words.

import { splitList } from './sentence-words.ts'

/** Words that bound a number from one side. */
export type Comparison = {
  side: 'max' | 'min' | 'about'
  /** The measure, where the words imply one. */
  of?: 'year' | 'price' | 'km'
  /** The bound is exclusive: 'newer than 2018'. */
  open?: boolean
  /** The bound of a count is exclusive: 'more than 5 seats'. */
  beyond?: boolean
  /** It may not be a bound: 'for seven people', 'within 50 km'. */
  slight?: boolean
  /** With years it bounds an age: 'no more than 5 years'. */
  aged?: boolean
  /** A small number is in thousands: '30ish'. */
  small?: boolean
  /** A sign, as after years: '17+'. */
  sign?: boolean
}

const compare = (side: Comparison['side'], phrases: string, more: Omit<Comparison, 'side'> = {}) =>
  splitList(phrases)
    // Many write 'less then'.
    .flatMap((phrase) => [phrase, ...(phrase.endsWith(' than') ? [phrase.replace(/an$/, 'en')] : [])])
    .map((phrase) => [phrase, { side, ...more }] as const)

/** Before the number. */
export const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ...compare(
    'max',
    'up to, upto, until, till, max, maximum, maximum of, max of, max is, maximum is, limit, limit of, limit is, not over, not above, no higher than, nothing over, nothing above, nothing more than, no greater than, at most, sub, sub -, <, budget, budget of, budget is, budget up to, not exceeding, capped at, tops, cap of, as low as, not a cent over, not a dollar over, not a cent more than, not a dollar more than',
  ),
  ...compare('max', 'no more than, not more than, no more, not more', { aged: true }),
  ...compare('max', 'under, below, less than, lower than, for under, for less than, fewer than', {
    beyond: true,
  }),
  ...compare('max', 'cheaper than', { of: 'price' }),
  ...compare('max', 'within, for', { slight: true }),
  ...compare(
    'min',
    'from, at least, at least a, min, minimum, minimum of, min of, starting at, starting from, no less than, not less than, not under, not below, nothing under, nothing below, nothing less than, upwards of, north of, >',
  ),
  ...compare('min', 'over, above, more than, greater than', { beyond: true }),
  // 'Within the last 5 years' is an age; without years it has no meaning.
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

/** After the number. */
const AFTER: readonly (readonly [string, Comparison])[] = [
  ...compare('about', 'mark, or so, or thereabouts, give or take'),
  ...compare('about', 'ish, - ish', { small: true }),
  ...compare('min', '+', { sign: true }),
  ...compare(
    'min',
    'plus, or more, and more, or above, and above, or over, and over, and up, or up, upwards, or higher, min, minimum',
  ),
  ...compare(
    'min',
    'or newer, and newer, or better, or fresher, onwards, onward, on, and onwards, or later, and later, and onward, or younger, up, to now, to present, to current, to date, to today, until now, till now, til now, til today, - now, - present, - current, - today, - onwards, - onward',
    {
      of: 'year',
    },
  ),
  ...compare(
    'max',
    'or less, or under, and under, or below, and below, or lower, max, maximum, tops, or fewer, or cheaper, and less',
  ),
  ...compare('max', 'or older, and older, or earlier, and earlier', { of: 'year' }),
  // Where 'than' follows, they bound the number after it.
  ...compare(
    'min',
    'not older, no older, none older, nothing older, not earlier, no earlier, nothing earlier, not before',
    {
      of: 'year',
    },
  ),
  ...compare('max', 'not newer, no newer, nothing newer, not later, no later, not after', { of: 'year' }),
]
export const COMPARISONS_AFTER: ReadonlyMap<string, Comparison> = new Map(
  AFTER.flatMap(([phrase, comparison]) => [
    [phrase, comparison] as const,
    ...(phrase.startsWith('and ') ? [[phrase.replace('and', '&'), comparison] as const] : []),
  ]),
)

/** Labels of the number after them. */
/** Counts of a vehicle with a filter of their own. */
export type CountUnit = 'seats' | 'doors' | 'cylinders' | 'sleeps'
export const COUNT_UNITS: readonly CountUnit[] = ['seats', 'doors', 'cylinders', 'sleeps']

export const LABELS: ReadonlyMap<string, 'price' | 'km' | 'year' | 'seats' | 'sleeps' | 'week'> = new Map([
  ...splitList('sleeps, sleeping, berths, beds for').map((word) => [word, 'sleeps'] as const),
  ...splitList(
    'weekly, repayments, repayment, weekly repayments, weekly repayment, weekly payments, weekly budget, weekly price, weekly cost',
  ).map((word) => [word, 'week'] as const),
  ...splitList('seats, seating, seating for, seats for, sits, room for, fits, carries').map(
    (word) => [word, 'seats'] as const,
  ),
  ...splitList(
    'price, prices, priced, cost, costing, costs, budget, spend, price range, drive away, driveaway',
  ).map((word) => [word, 'price'] as const),
  ...splitList(
    'km, kms, klm, klms, kilometre, kilometres, kilometer, kilometers, odometer, odo, mileage, milage, travelled, done, driven, clocked, ks, kays',
  ).map((word) => [word, 'km'] as const),
  ...splitList('year, years, built, model year, year model, my, manufactured, build year, made in, made').map(
    (word) => [word, 'year'] as const,
  ),
])

/** Units by the word after the number. */
export type Unit =
  | 'price'
  | 'km'
  | 'week'
  | 'fortnight'
  | 'month'
  | CountUnit
  | 'age'
  | 'years'
  | 'months'
  | 'months old'
  | 'year'
  | 'other'

/** Where the odometer is mentioned instead of a unit. */
const ON_THE_DIAL = splitList('on the clock, on clock, on the odo, on the odometer, on the dial, on it')

const unit = (name: Unit, phrases: string) => splitList(phrases).map((phrase) => [phrase, name] as const)

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
    'seat, seats, seater, seaters, str, seating, seated, passengers, passenger, people, person, - seat, - seater, - seats',
  ),
  ...unit('doors', 'door, doors, - door, - doors, dr, drs'),
  ...unit('cylinders', 'cyl, cyls, cylinder, cylinders, - cyl, - cylinder, - cylinders'),
  ...unit('sleeps', 'berth, berths, - berth, - berths, sleeper, - sleeper'),
  ...unit(
    'age',
    'years old, year old, yrs old, yr old, years of age, yo, - year - old, - years - old, year - old, - yr - old',
  ),
  ...unit('months', 'months, month, mths, mth'),
  ...unit(
    'months old',
    'months old, month old, mths old, mth old, months of age, - month - old, - months - old, month - old',
  ),
  ...unit('years', 'years, year, yrs, yr'),
  ...unit('year', 'model, plate, build, built, my, models, year model, made'),
  ...unit(
    'other',
    'km range, kms range, km of range, kms of range, kilometre range, kilometres of range, kilometres range, t, ton, tons, tonne, tonnes, l, litre, litres, liter, liters, lt, cc, kw, hp, bhp, ft, foot, feet, m, metre, metres, meter, meters, cm, mm, kg, kgs, nm, inch, inches, speed, - speed, axle, axles, owner, owners, days, day, hours, hour, star, stars, percent, kwh, volt, airbags, airbag, gears, wheels, keys, pallet, pallets, stroke, gvm, th, st, nd, rd, pm, am, km / h, km / hr, kmh, kph, deposit, miles, mile, row, rows, child seat, child seats, baby seat, baby seats, booster seat, booster seats, car seats',
  ),
])

/** Thousands and millions, by the word after the number. */
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
  splitList(
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen',
  ).map((word, index) => [word, index + 2]),
)
export const TENS_WORDS: ReadonlyMap<string, number> = new Map(
  splitList('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety')
    .map((word, index): [string, number] => [word, (index + 2) * 10])
    // As often written.
    .concat([
      ['fourty', 40],
      ['ninty', 90],
    ]),
)
