// Words around parts of a sentence that set no filter (`ignored-words.ts`).

import { splitList } from '../lexicon/sentence-words.ts'

/** Words before and after what is optional: neither required nor excluded. */
export const OPTIONAL: readonly string[] = splitList(
  'doesnt have to be, does not have to be, doesnt have to have, does not have to have, dont have to be, dont have to have, doesnt need to be, does not need to be, doesnt need to have, neednt be, need not be, not necessarily, doesnt matter if its, dont mind if its, dont care if its',
)
export const OPTIONAL_AFTER: readonly string[] = splitList(
  'not needed, not required, not necessary, not essential, not important, isnt needed, isnt required, isnt necessary, isnt essential, isnt important, optional, not a must, isnt a must',
)

/** Words between a corrected value and its replacement. */
export const CORRECTIONS: readonly string[] = splitList(
  'no wait, wait no, wait, oops, no sorry, sorry, sorry i mean, sorry i meant, i mean, i meant, no i mean, no i meant, i mean to say, or rather, make that, actually make that, actually no, no actually, scratch that, scrap that, correction, change that to, on second thought, on second thoughts',
)

/** Words before something that is towed or carried. */
export const TOWING: readonly string[] = splitList(
  'tow, tows, towing, pull, pulls, pulling, haul, hauling, carry, carries, carrying, transport, transporting',
)
/** Words before a trade-in. */
export const TRADING_IN: readonly string[] = splitList(
  'trade in, tradein, trading in, trading, swap, swapping, sell my, selling my, sell our, selling our, sold my, sold our, replace, replaces, replacing, upgrade from, upgrading from, downgrade from, downgrading from, coming from',
)
/** Words after a trade-in: 'I have a 2012 Mazda 3 to trade in'. */
export const TRADING_IN_AFTER: readonly string[] = ['to', 'as a', 'as', 'for'].flatMap((before) =>
  ['trade', 'trade in', 'tradein', 'trade - in', 'swap'].map((giving) => `${before} ${giving}`),
)
/** Attributes of something that is towed. */
export const SIZES: ReadonlySet<string> = new Set(
  splitList('big, large, small, heavy, light, little, old, full, size, dirt, road, trail, push'),
)

/** Parts of a vehicle with colours of their own: 'black interior'. */
export const COLOURED_PARTS: readonly string[] = splitList(
  'interior, trim, upholstery, roof, wheels, rims, leather interior, leather trim, leather upholstery, leather seats, cloth seats, leather seat',
)

/** Compounds, of which the first word alone is no filter. */
export const COMPOUNDS: readonly string[] = [
  ...splitList('car, bike, motorbike, motorcycle, boat, caravan').flatMap((what) =>
    splitList('rack, racks, carrier, carriers, seat, trailer, trailers, licence, license, float, towing').map(
      (thing) => `${what} ${thing}`,
    ),
  ),
  ...splitList('electric, elec, auto, automatic, power').flatMap((how) =>
    splitList(
      'window, windows, mirror, mirrors, seat, seats, tailgate, boot, brake, brakes, braking, steering, door, doors, step, steps, light, lights, headlights, wipers, park, parking, start, stop, awning, winch, jack',
    ).map((part) => `${how} ${part}`),
  ),
  ...splitList(
    'boot space, big space, lots of space, plenty of space, more space, enough space, cargo space, storage space, load space, truck licence, truck license, daily driver, daily drive, city driving, country driving',
  ),
]
