import { formatCount } from '#app/domain/words/count.ts'
import type { JourneyModel } from './journey.ts'

/**
 * Why the estimate is not the week on the vehicle's own page; '' where it is the same, or where one of them is not shown.
 * @param weekly whole dollars
 */
export function explainDifference(
  { listed, words, provider }: Pick<JourneyModel, 'listed' | 'words' | 'provider'>,
  weekly: number | null,
): string {
  if (listed === null || weekly === null || listed.text === `$${formatCount(weekly)}/week`) return ''
  return `On the ${words.one}’s page it’s ${listed.text}: ${listed.comparison}. This is ${provider}’s estimate, with its own rate, deposit and final payment.`
}
