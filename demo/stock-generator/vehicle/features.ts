import type { Grade, ItemType } from '../catalog/grade.ts'
import { modelKey } from '../catalog/grade.ts'
import { computeHash } from '../hash.ts'
import { type Random, seededRandom } from '../random.ts'
import { BY_PHOTO, BY_TYPE, CAR_LEVELS, EXTRAS, FOR_ELECTRIC } from './feature-lists.ts'
import { isPossible, listMandatory } from './feature-rules.ts'
import type { CarType } from './stock-vehicle.ts'

/** Drive away prices new, in dollars, from which a car has the next list. */
const LEVELS = [0, 31_000, 41_000, 52_000, 68_000]
/** Vans and trays cost what they carry, not what they pamper. */
const WORK_LEVELS = 3
/** From this year on the second list is in every car. */
const EVERYBODYS_SECOND_LIST = 2019
const RANKS = new Map(CAR_LEVELS.flat().map((feature, index) => [feature, index]))
/** How many things owners and dealers add at most. */
const MOST_EXTRAS: Readonly<Record<CarType, number>> = { new: 1, demo: 2, used: 3 }

/**
 * What a vehicle has. All of a grade and year have the same by the maker's book; beyond that come up to three things
 * that this one was given by its owner or the dealer.
 */
export function listFeatures(
  grade: Grade,
  { year, carType }: { year: number; carType: CarType },
  random: Random,
): string[] {
  const book = seededRandom(computeHash(`${modelKey(grade)}|${grade.badge}`))
  const byPhoto = grade.itemType === 'car' ? (BY_PHOTO[grade.photo] ?? []) : []
  const fitting = (list: readonly string[]) => list.filter((each) => isPossible(each, grade, year))
  const extras = fitting(EXTRAS[grade.itemType])
  const all = [
    ...grade.fitted,
    ...listMandatory(grade, year),
    ...fitting(byBook(grade, year, book)),
    ...fitting(book.some(byPhoto, Math.min(byPhoto.length, 3))),
    ...random.some(extras, random.whole(0, MOST_EXTRAS[carType])),
  ]
  return withoutTwins(all).sort((one, other) => getRank(one) - getRank(other))
}

/** Once each, however it is written. */
function withoutTwins(features: readonly string[]): string[] {
  const seen = new Set<string>()
  return features.filter((each) => !seen.has(each.toLowerCase()) && seen.add(each.toLowerCase()))
}

/** What every list begins with, then what this one has beside it. */
function getRank(feature: string): number {
  return RANKS.get(feature) ?? RANKS.size
}

function byBook(grade: Grade, year: number, book: Random): string[] {
  if (grade.itemType !== 'car') {
    const list = BY_TYPE[grade.itemType as Exclude<ItemType, 'car'>]
    return book.some(list, Math.min(list.length, book.whole(6, 9)))
  }
  const level = getLevel(grade, year)
  // Every car of the class has what stands in the lists below its own, but for one thing that only its maker leaves out.
  const own = CAR_LEVELS.slice(0, level).flatMap((list, index) =>
    book.some(list, index === 0 ? list.length : computeShare(list.length, index === level - 1)),
  )
  return [...own, ...(grade.engine?.fuel === 'Electric' ? FOR_ELECTRIC : [])]
}

function computeShare(length: number, isOwnClass: boolean): number {
  return isOwnClass ? Math.ceil(length * 0.6) : length - 1
}

function getLevel({ dollars, to, photo }: Grade, year: number): number {
  // An older generation was a class dearer to equip.
  const worth = dollars * (to < 2020 ? 0.8 : 1)
  const paid = LEVELS.filter((from) => worth >= from).length
  const level = Math.max(paid, year >= EVERYBODYS_SECOND_LIST ? 2 : 1)
  return photo === 'van' || photo === 'cabchassis' ? Math.min(level, WORK_LEVELS) : level
}
