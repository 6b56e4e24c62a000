import type { ReadSort } from '../parse/reading.ts'

/** Splits a table of words or phrases that are separated by commas. */
export const splitList = (text: string): string[] => text.split(', ')

/** Words without an effect. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  splitList(
    'a, an, the, with, in, at, for, and, or, of, on, to, by, i, im, id, ive, we, me, my, us, our, you, it, its, is, are, be, was, that, this, these, those, which, who, has, have, having, had, want, wants, wanted, need, needs, needed, after, looking, look, find, finding, show, please, thanks, some, any, something, anything, one, ones, would, like, love, can, could, should, must, get, got, buy, buying, purchase, hi, hello, hey, gday, do, does, just, only, also, but, so, as, there, search, searching, ideally, preferably, prefer, preferred, hopefully, around, near, from, vehicle, vehicles, price, priced, budget, cost, costing, costs, colour, coloured, color, colored, colours, colors, paint, painted, fuel, engine, motor, transmission, gearbox, body, type, make, model, year, sale, located, based, within, about, roughly, approx, approximately, built, made, travelled, done, dollars, kilometres, kms, km, located, area, me, nearby, not, no, low, first, now, what, whats, how, much, too, least, ish, will, ill, take, see, then, drive, driven, good, nice, great, decent, daughter, daughters, son, sons, wife, husband, mum, dad, kid, kids, partner, condition, deal, deals, bargain, value, options, really, very, quite, maybe, perhaps, either, all, every, each, features, feature, repayments, repayment, payments, than, more, less, condition, if, possible, per, yard, stock, dealer, dealership, running, powered, running, style, shape, sort, sorted, order, ordered, models, prices, spend, spending, ono, obo, neg, negotiable, mate, cheers, onto, your, yours, thats, theres, pls, plz, thx, ta, u, ur, pref, available, everything, help, live, living, hoping, keen, interested, open, suit, suits, able, use, using, own, somewhere, been, being, were, when, if, might, may, think, thinking, guys, sir, madam, team, folks, anyone, someone, else, them, they, he, she, his, her, their, youve, weve, theyve, youre, were, whove, yes, morning, afternoon, evening, wondering, happen, heaps, definitely, honestly, actually, rather, closest, nearest, am, gotta, wanna, lookin, chasing, whichever, versus, vs, strictly, wtb, wtd, wanting, fine, instead',
  ),
)

/** Ordinary words one letter away from a name; they are never a typo. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  splitList(
    'range, ranges, cannot, finance, service, family, weekend, daughter, students, student, learner, first, safety, safe, reliable, economical, economy, small, large, medium, compact, great, cheap, clean, tidy, solid, towing, camping, travel, tradie, trade, sport, sports, sporty, luxury, turbo, engine, owner, owners, warranty, history, books, logbook, registered, rego, roadworthy, delivery, colour, colours, metallic, pearl, leather, cloth, electric, seats, doors, wheels, tyres, spare, roof, racks, boot, space, storage, light, heavy, strong, quick, fast, quiet, comfy, comfortable, stage, place, places, focused, another, other, others, better, best, later, latter, under, over, below, above, between, before, close, where, there, their, about, right, white, black, brown, green, extra, model, models, modern, modest, master, monday, sunday, today, dealer, driver, drive, driven, drives, kilometre, kilometer, price, prices, priced, people, person, personal, private, parts, party, title, cover, covers, covered, camera, camper, custom, storm, stone, sonic, sold, sort, sorts, kings, queen, island, coast, beach, river, mount, point, north, south, east, west, upper, lower, outer, inner, level, liner, liters, litres, litre, metre, metres, tonne, tonnes, berth, berths, axle, gears, speed, speeds, cylinder, cylinders, power, torque, accept, accepted, canyon, capture, carry, carries, center, cherry, copper, corner, couch, couple, couples, discover, elite, escaped, expand, forced, holder, holders, india, matter, matters, named, patrol, porter, steel, super, track, tracks, train, trick, trunk, while, write, writer, block, blocks, blank, greet, greed, greek, grown, whine, blocked',
  ),
)

/** Words before an excluded value. */
export const NEGATIONS: readonly string[] = splitList(
  'not, no, non, neither, without, except, except for, excluding, exclude, excludes, excl, exc, other than, anything but, anything except, but not, and not, nor, minus, dont want, do not want, dont like, do not like, isnt, is not, arent, avoid, apart from, aside from, besides, leave out, leaving out, ditch, forget, anything besides, rather not, not in, not a, hate, never, non -, all but, everything but, everything except, all except, any but, any except, anything other than, any colour but, any color but, any make but, any brand but, any model but, anywhere but, anywhere except, any state but, hide, skip, not interested in, dont show, dont show me, do not show, dont need, dont want any, not keen on, not into, not a fan of, no fan of, stay away from, steer clear of, w / o, cant be, cannot be, can not be, mustnt be, must not be, shouldnt be, wont buy, will not buy, wont have, wouldnt buy, would not buy, wouldnt want, doesnt want, instead of, rather than, outside, outside of, anything bar, nothing',
)

/** Negations that extend over an 'and' to values of other keys: 'avoid manuals and diesels'. */
export const AVOIDING: ReadonlySet<string> = new Set(
  splitList(
    'avoid, exclude, excludes, excluding, excl, exc, hate, ditch, forget, leave out, leaving out, hide, skip, dont want, do not want, dont like, do not like, dont want any, wont buy, will not buy, dont show, dont show me, do not show, not interested in, not keen on, not into, not a fan of, no fan of, stay away from, steer clear of',
  ),
)

/** After an 'and' or an 'or' these begin a wanted value. */
export const WANTING: ReadonlySet<string> = new Set(
  splitList(
    'want, wants, wanted, wanting, need, needs, needed, like, love, prefer, preferred, preferably, ideally, hopefully, looking, must, has, have, having, with, show, find',
  ),
)

/** After the second of two values these mean that it is wanted: 'no white black preferred', 'not white black is fine'. */
export const WANTED_AFTER: ReadonlySet<string> = new Set(
  splitList('only, preferred, preferably, pref, instead, wanted, is, are, would'),
)

/** Words after an excluded value. */
export const NEGATIONS_AFTER: readonly string[] = splitList(
  'excluded, is excluded, are excluded, not included, not wanted, unwanted, no good, no way, not ok, not okay, no thanks',
)

/** Words that continue a list of excluded values. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set(['or', 'nor', 'and', '/', '&'])

export const SORT_PHRASES: Readonly<Record<ReadSort, readonly string[]>> = {
  nearest: splitList(
    'nearest first, closest first, by distance, sort by distance, sorted by distance, sort by nearest',
  ),
  latest: splitList(
    'latest, latest first, newest, newest first, most recent, recently added, just arrived, just in, new arrivals, latest arrivals, just listed, sort by latest, sort by newest',
  ),
  'price-asc': splitList(
    'not expensive, not too expensive, inexpensive, cheapest, cheapest first, lowest price, lowest price first, lowest priced, price low to high, low to high, cheap, low price, low prices, low priced, sort by cheapest, sort by price, sort by lowest price, least expensive',
  ),
  'price-desc': splitList(
    'dearest, dearest first, most expensive, most expensive first, highest price, highest price first, highest priced, price high to low, high to low, sort by highest price',
  ),
}

/** Words that bound a measure without a number. */
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
  splitList('km, kms, kilometres, kilometers, mileage, milage, ks, k, kays, kilometre, kilometer').map(
    (what) => `${low} ${what}`,
  ),
)
/** The upper bound of 'low kms'. */
export const LOW_KM = 50_000

/** Only vehicles with photos. */
export const PHOTO_PHRASES: readonly string[] = [
  'with',
  'has',
  'have',
  'having',
  'only with',
  'must have',
].flatMap((before) =>
  splitList('photos, photo, pictures, picture, pics, images').map((what) => `${before} ${what}`),
)

/** Phrases of grammar, without anything to search by. */
export const SILENT_PHRASES: readonly string[] = splitList(
  'to spend, dont care, dont care about, dont mind, not fussed, not fussed about, not fussed on, not fussy, not fussy about, doesnt matter, not worried about, no preference, not sure, no rush, no hurry, no worries, never mind, nothing but, nothing else, stock no, stock number, w /, close to, closest to, nearest to, not far from, thank you, not before, not earlier, not older, not after, not later, not newer, no older, no earlier, no newer, no later, none older, nothing older, nothing earlier, nothing newer',
)
/** Phrases that say something no filter has. */
export const IDLE_PHRASES: readonly string[] = splitList(
  'drive away, driveaway, drive - away, no more to pay, nothing more to pay, or nearest offer, near me, nearest me, nearest to me, close to me, closest to me, near here, around me, around here, in cash, no deposit, zero deposit, pick up in, pick up from, pick up at',
)

/** Idle words that say something no filter has. */
export const TELLING_WORDS: ReadonlySet<string> = new Set(
  splitList(
    'good, nice, great, decent, bargain, deal, deals, value, condition, ono, obo, neg, negotiable, options, features, feature, running, powered, style, shape, repayments, repayment, payments, low, nearby, nearest, closest, daughter, daughters, son, sons, wife, husband, mum, dad, kid, kids, partner',
  ),
)
/** Words that ask for the whole stock. */
export const WHOLE_STOCK_WORDS: ReadonlySet<string> = new Set(
  splitList('vehicle, vehicles, stock, everything, anything, all, yard'),
)

/** Words before a postcode. */
export const NEAR_WORDS: ReadonlySet<string> = new Set(
  splitList(
    'near, nearby, close by, nearest, near to, close to, closest to, nearest to, around, in, at, postcode, post code, p / code, near postcode, in postcode, near post code, around postcode, close to postcode, postcode is, post code is, not far from, within reach of, based in, located in, located near',
  ),
)
