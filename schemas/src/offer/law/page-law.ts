import { formatRate } from '../../money/format-rate.ts'
import { type AdvertisedText, findComparisonRates, findRates, findRepayment } from './advertised-words.ts'
import { type LawLine, wrong } from './law-line.ts'

/**
 * What is wrong with words of a page, tile or banner that stand for themselves: a rate or a repayment without its
 * comparison rate. Nothing is listed that is right.
 */
export function checkWordsLaw(texts: readonly AdvertisedText[]): LawLine[] {
  return texts.flatMap((one) => {
    const { field } = one
    const hasComparison = findComparisonRates([one]).length > 0
    const [rate] = findRates([one])
    const repayment = findRepayment([one])
    return [
      ...(rate && !hasComparison
        ? [
            wrong(
              'comparisonRate',
              'A rate stands alone',
              `${formatRate(rate.percent)}, without its comparison rate`,
              field,
            ),
          ]
        : []),
      ...(repayment && !hasComparison
        ? [
            wrong(
              'repayment',
              'A repayment stands alone',
              `“${repayment.text}”, without its comparison rate`,
              field,
            ),
          ]
        : []),
    ]
  })
}
