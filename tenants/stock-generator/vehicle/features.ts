import type { Grade, ItemType } from '../catalog/grade.ts'
import { modelKey } from '../catalog/grade.ts'
import { hashOf } from '../hash.ts'
import { type Random, seededRandom } from '../random.ts'
import { BY_PHOTO, BY_TYPE, CAR_LEVELS, EXTRAS, FOR_ELECTRIC } from './feature-lists.ts'

/** Drive away prices new, in dollars, from which a car has the next list. */
const LEVELS = [0, 31_000, 41_000, 52_000, 68_000]

/**
 * What a vehicle has. All of a grade have the same by the maker's book; beyond that come up to three things that this
 * one was given by its owner or the yard.
 */
export function featuresOf(grade: Grade, random: Random): string[] {
  const book = seededRandom(hashOf(`${modelKey(grade)}|${grade.badge}`))
  const extras = EXTRAS[grade.itemType] ?? []
  const byPhoto = grade.itemType === 'car' ? (BY_PHOTO[grade.photo] ?? []) : []
  const all = [
    ...grade.fitted,
    ...byBook(grade, book),
    ...book.some(byPhoto, Math.min(byPhoto.length, 3)),
    ...random.some(extras, random.whole(0, 3)),
  ]
  return [...new Set(all)]
}

function byBook(grade: Grade, book: Random): string[] {
  if (grade.itemType !== 'car') {
    const list = BY_TYPE[grade.itemType as Exclude<ItemType, 'car'>]
    return book.some(list, Math.min(list.length, book.whole(6, 9)))
  }
  // An older generation was a class dearer to equip.
  const worth = grade.dollars * (grade.to < 2020 ? 0.8 : 1)
  const level = LEVELS.filter((from) => worth >= from).length
  const lists = CAR_LEVELS.slice(0, level)
  const own = lists.flatMap((list, index) =>
    book.some(list, index === level - 1 && index > 0 ? Math.ceil(list.length * 0.6) : list.length - 1),
  )
  const old =
    grade.to < 2016 ? own.filter((each) => !/CarPlay|Android Auto|Lane|Autonomous|LED/.test(each)) : own
  return [...old, ...(grade.engine?.fuel === 'Electric' ? FOR_ELECTRIC : [])]
}
