import type { Car } from '@forecourt/schemas/contract'
import { capacityCc } from '#app/domain/words/measures.ts'
import { LEARNER_FEATURE } from './card-facts.ts'

/** No seat is lower or higher, in millimetres. */
const SEAT_MM = { least: 400, most: 1_100 }
/** No learner-approved motorcycle has a larger engine. */
const MOST_LEARNER_CC = 660

/** The seat height of a motorcycle in millimetres; null where it is not known, or not believable. */
export function findSeatMm({ seatHeight }: Pick<Car, 'seatHeight'>): number | null {
  return seatHeight !== null && seatHeight >= SEAT_MM.least && seatHeight <= SEAT_MM.most ? seatHeight : null
}

/** May learners ride it? */
export const isForLearners = ({ filteredFeatures }: Pick<Car, 'filteredFeatures'>) =>
  filteredFeatures.includes(LEARNER_FEATURE)

/** Is its engine too large for any learner? */
export const isTooLarge = ({ engineSize, enginesize }: Pick<Car, 'engineSize' | 'enginesize'>) =>
  (capacityCc(engineSize || enginesize) ?? 0) > MOST_LEARNER_CC
