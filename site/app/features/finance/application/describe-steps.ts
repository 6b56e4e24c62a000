import { CREDIT_SCORE_LABELS, parseCreditScore } from '#app/domain/money/credit-score.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { KeptStep } from '#app/parts/lead/form/components/kept-steps.tsx'
import { readTexts } from '#app/parts/lead/form/lead-browser.ts'
import { formatYears } from '#app/parts/money/calculator/term-text.ts'
import { quickQuoteDollars } from '#app/parts/money/quote/quick-estimate.ts'
import { JOURNEY_STEPS } from './journey.ts'

type Values = Readonly<Record<string, string>>

/** `$38,990 over 5 years, great credit`. */
function describeEstimate({ purchasePrice = '', loanTerm, selfAssessedCreditScore = '' }: Values): string {
  const score = parseCreditScore(selfAssessedCreditScore)
  const credit = score ? `, ${CREDIT_SCORE_LABELS[score].toLowerCase()} credit` : ''
  return loanTerm
    ? `$${formatCount(quickQuoteDollars(purchasePrice))} over ${formatYears(Number(loanTerm))}${credit}`
    : ''
}

/** `Ana Whitlam · ana@post.example · 2015`. */
const describeDetails = ({ name, last_name, email, postcode }: Values) =>
  [[name, last_name].filter(Boolean).join(' '), email, postcode].filter(Boolean).join(' · ')

const describeConsent = ({ consent }: Values) => (consent === 'on' ? 'You agreed to a loan search' : '')

const DESCRIBED = [describeEstimate, describeDetails, describeConsent]

/**
 * The steps before one, with their answers.
 * @param posted the answers that were posted, until those in the page can be read
 */
export function keptJourneySteps(before: number, posted: Values): KeptStep[] {
  return DESCRIBED.slice(0, before).map((describe, at) => ({
    title: JOURNEY_STEPS[at] ?? '',
    describe: (typed) => describe(typed ? readTexts(typed) : posted),
  }))
}
