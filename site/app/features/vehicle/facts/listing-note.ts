import type { Car } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { monthText } from '#app/parts/car/facts/fact-values.ts'

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/** A tank that lasts less far or farther is not believed, in kilometres. */
const TANK_KM = { least: 200, most: 2_000 }

/**
 * What the facts of a vehicle do not say, in a sentence or two: since when it is for sale, that it was built before its
 * year, and how far a tank lasts. '' where none of it is known.
 * @param today the dealer's calendar date
 */
export function listingNote(car: Car, { today, timeZone }: { today: string; timeZone: string }): string {
  return [sinceSentence(car, today, timeZone), builtSentence(car), tankSentence(car)]
    .filter(Boolean)
    .join(' ')
}

/** `On sale here since 25 November.` */
function sinceSentence(car: Car, today: string, timeZone: string): string {
  if (car.createdAt === null || car.status !== 'in_stock' || !isAvailable(car)) return ''
  const date = dateAt(car.createdAt, timeZone)
  if (date > today) return ''
  const format = date.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_AND_YEAR
  return `On sale here since ${format.format(new Date(`${date}T00:00:00Z`))}.`
}

/** Figures stay with their units, and days with their months. */
export const bindFigures = (text: string) =>
  text.replace(/(\d) (?=(?:L|km|kg|t|cc|cylinder)\b|[A-Z][a-z]+ \d{4}\b)/g, '$1\u00a0')

/** `Built in October 2019, sold as a 2020.` */
function builtSentence({ buildDate, year }: Car): string {
  const built = Number(/^\d{4}(?=-)/.exec(buildDate)?.[0])
  return year !== null && built < year ? `Built in ${monthText(buildDate)}, sold as a ${year}.` : ''
}

/** `About 850 km on a tank.`, by the combined consumption, to fifty kilometres. */
function tankSentence({ fuelcapacity, fuelconsumptioncombined }: Car): string {
  const [litres, rate] = [fuelcapacity, fuelconsumptioncombined].map((text) => Number.parseFloat(text))
  const km = Math.floor((100 * (litres ?? 0)) / (rate ?? 0) / 50) * 50
  return km >= TANK_KM.least && km <= TANK_KM.most ? `About ${formatCount(km)} km on a tank.` : ''
}
