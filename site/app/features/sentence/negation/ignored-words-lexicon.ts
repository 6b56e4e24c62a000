// Words around what is told and not sought (`set-aside.ts`).

import { list } from '../lexicon/word-list.ts'

/** Words before what need not be, and behind it: neither wanted nor unwanted. */
export const NEEDLESS: readonly string[] = list(
  'doesnt have to be, does not have to be, doesnt have to have, does not have to have, dont have to be, dont have to have, doesnt need to be, does not need to be, doesnt need to have, neednt be, need not be, not necessarily, doesnt matter if its, dont mind if its, dont care if its',
)
export const NEEDLESS_BEHIND: readonly string[] = list(
  'not needed, not required, not necessary, not essential, not important, isnt needed, isnt required, isnt necessary, isnt essential, isnt important, optional, not a must, isnt a must',
)

/** Words between what is taken back and what is meant. */
export const CORRECTIONS: readonly string[] = list(
  'no wait, wait no, wait, oops, no sorry, sorry, sorry i mean, sorry i meant, i mean, i meant, no i mean, no i meant, i mean to say, or rather, make that, actually make that, actually no, no actually, scratch that, scrap that, correction, change that to, on second thought, on second thoughts',
)

/** Words before another thing than what is sought. */
export const TOWING: readonly string[] = list(
  'tow, tows, towing, pull, pulls, pulling, haul, hauling, carry, carries, carrying, transport, transporting',
)
/** Words before what is given in exchange. */
export const GIVING: readonly string[] = list(
  'trade in, tradein, trading in, trading, swap, swapping, sell my, selling my, sell our, selling our, sold my, sold our, replace, replaces, replacing, upgrade from, upgrading from, downgrade from, downgrading from, coming from',
)
/** Words behind it: 'I have a 2012 Mazda 3 to trade in'. */
export const GIVING_BEHIND: readonly string[] = ['to', 'as a', 'as', 'for'].flatMap((before) =>
  ['trade', 'trade in', 'tradein', 'trade - in', 'swap'].map((giving) => `${before} ${giving}`),
)
/** What is said of a thing that is towed. */
export const SIZES: ReadonlySet<string> = new Set(
  list('big, large, small, heavy, light, little, old, full, size, dirt, road, trail, push'),
)

/** Parts of a vehicle with colours of their own: 'black interior'. */
export const COLOURED_PARTS: readonly string[] = list(
  'interior, trim, upholstery, roof, wheels, rims, leather interior, leather trim, leather upholstery, leather seats, cloth seats, leather seat',
)

/** Two words that are one thing, of which the first is not what is sought. */
export const COMPOUNDS: readonly string[] = [
  ...list('car, bike, motorbike, motorcycle, boat, caravan').flatMap((what) =>
    list('rack, racks, carrier, carriers, seat, trailer, trailers, licence, license, float, towing').map(
      (thing) => `${what} ${thing}`,
    ),
  ),
  ...list('electric, elec, auto, automatic, power').flatMap((how) =>
    list(
      'window, windows, mirror, mirrors, seat, seats, tailgate, boot, brake, brakes, braking, steering, door, doors, step, steps, light, lights, headlights, wipers, park, parking, start, stop, awning, winch, jack',
    ).map((part) => `${how} ${part}`),
  ),
  ...list(
    'boot space, big space, lots of space, plenty of space, more space, enough space, cargo space, storage space, load space, truck licence, truck license, daily driver, daily drive, city driving, country driving',
  ),
]
