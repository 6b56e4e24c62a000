// What Australian law asks of an offer: the Competition and Consumer Act (schedule 2, sections 29, 35 and 48), part 10 of
// the National Credit Code, section 52 of the National Consumer Credit Protection Act, and the motor dealers' acts.
import type { StateCode } from '../../location/public-holidays.ts'
import { formatRate } from '../../money/format-rate.ts'
import { formatDollars, toCents } from '../../money/money.ts'
import { agreesWith, type LenderLoan } from '../../tenant/comparison-rate.ts'
import { compareInstants } from '../../time/instant.ts'
import { formatShortInstant } from '../../time/short-time.ts'
import type { Offer } from '../offer.query.ts'
import { FINANCE_OFFER, type OfferTerms, withLendersRate } from '../offer-terms.ts'
import {
  type AdvertisedText,
  findComparisonRates,
  findFrom,
  findFromBasis,
  findHowMany,
  findIncludesAll,
  findLeavesOut,
  findRates,
  findRepayment,
  findWas,
  findWasBasis,
} from './advertised-words.ts'
import { type LawLine, notNeeded, right, wrong } from './law-line.ts'
import { findLicenceProblem } from './licence-law.ts'

/** What the law's list is worked out from. */
export type LawOffer = OfferTerms &
  Pick<
    Offer,
    | 'name'
    | 'category'
    | 'description'
    | 'sanitizedDescription'
    | 'disclaimer'
    | 'figure'
    | 'figureUnit'
    | 'figureNote'
    | 'inclusions'
    | 'searchHref'
    | 'start'
    | 'expiry'
  >

/** Who advertises, and when. */
export type LawDealer = {
  licence: string
  creditLicence: string
  /** Of the dealer's address; null where that is not known. */
  state: StateCode | null
  /** By whose terms its offers are repaid; null for none. */
  lender: (LenderLoan & { provider: string }) | null
  timeZone: string
  now: string
}

type Question = {
  /** With the comparison rate that the site shows. */
  offer: LawOffer
  dealer: LawDealer
  texts: readonly AdvertisedText[]
  isLoan: boolean
  isAboutCars: boolean
}

const OF_CARS: readonly string[] = ['New car offer', 'Used car offer', FINANCE_OFFER]
const OF_WORKSHOP = 'Service offer'
const NO_RATE = 'It names no rate and no repayment'

/** What the law asks of an offer: a line each. */
export function checkOfferLaw(typed: LawOffer, dealer: LawDealer): LawLine[] {
  const offer = withLendersRate(typed, dealer.lender)
  const texts = listTexts(offer)
  const isAboutCars = OF_CARS.includes(offer.category)
  const isRepaid = offer.category !== OF_WORKSHOP && findRepayment(texts) !== null
  const isLoan =
    offer.category === FINANCE_OFFER ||
    offer.interestRate !== null ||
    offer.comparisonRate !== null ||
    findRates(texts).length > 0 ||
    isRepaid
  const question = { offer, dealer, texts, isLoan, isAboutCars }
  return CHECKS.map((check) => check(question))
}

function listTexts(offer: LawOffer): AdvertisedText[] {
  const figure = `${offer.figure} ${offer.figureUnit}`.trim()
  return [
    { field: 'name', text: offer.name },
    { field: 'figure', text: figure },
    { field: 'figureNote', text: offer.figureNote },
    { field: 'description', text: offer.sanitizedDescription || offer.description },
    ...offer.inclusions.map((text) => ({ field: 'inclusions', text })),
    { field: 'disclaimer', text: offer.disclaimer },
  ].filter(({ text }) => text !== '')
}

/** Section 48: one total price, or what it leaves out. */
function totalPrice({ offer, texts, isAboutCars }: Question): LawLine {
  const cents = toCents(offer.price)
  if (cents === null || !isAboutCars) return notNeeded('totalPrice', 'It names no price of a car')
  const price = formatDollars(cents)
  const all = findIncludesAll(texts)
  if (all) return right('totalPrice', `${price} ${all.text.toLowerCase()}`)
  const less = findLeavesOut(texts)
  if (less) return right('totalPrice', `${price}, and it says what comes on top`)
  return wrong(
    'totalPrice',
    'The price isn’t complete',
    `${price}: write drive away or ride away beside it, or what it leaves out`,
    'figureUnit',
  )
}

/** Part 10 of the Code: a comparison rate beside any rate, as large. */
function comparisonRate({ offer, texts, isLoan }: Question): LawLine {
  if (!isLoan) return notNeeded('comparisonRate', NO_RATE)
  const { interestRate, comparisonRate: comparison } = offer
  const [named] = findRates(texts)
  if (interestRate === null) {
    const reason = named
      ? `The words say ${formatRate(named.percent)}, the field Rate is empty`
      : 'A loan is advertised with its rate'
    return wrong('comparisonRate', 'The rate is missing', reason, 'interestRate')
  }
  const rate = formatRate(interestRate)
  if (comparison === null)
    return wrong(
      'comparisonRate',
      'Comparison rate is missing',
      `Beside the ${rate}, as large`,
      'comparisonRate',
    )
  if (comparison < interestRate)
    return wrong(
      'comparisonRate',
      'Comparison rate is too low',
      `It’s never below the rate, ${rate}`,
      'comparisonRate',
    )
  return (
    findWordsProblem(texts, interestRate, comparison) ??
    right('comparisonRate', `${formatRate(comparison)} beside the ${rate}, as large`)
  )
}

/** Words that name another rate than the fields do, or a rate without its comparison rate. */
function findWordsProblem(
  texts: readonly AdvertisedText[],
  interestRate: number,
  comparison: number,
): LawLine | null {
  const named = findComparisonRates(texts)
  const other = named.find(({ percent }) => !agreesWith(percent, comparison))
  if (other)
    return wrong(
      'comparisonRate',
      'Two comparison rates',
      `The words say ${formatRate(other.percent)}, the card ${formatRate(comparison)}`,
      other.field,
    )
  const rates = findRates(texts)
  const odd = rates.find(({ percent }) => !agreesWith(percent, interestRate))
  if (odd)
    return wrong(
      'comparisonRate',
      'Two rates',
      `The words say ${formatRate(odd.percent)}, the card ${formatRate(interestRate)}`,
      odd.field,
    )
  // The name stands above the card's own rates.
  const alone = rates.find(
    ({ field }) => field !== 'name' && !named.some((comparisonOf) => comparisonOf.field === field),
  )
  return alone
    ? wrong(
        'comparisonRate',
        'A rate stands alone',
        `Where the words say ${formatRate(alone.percent)}, say comparison rate ${formatRate(comparison)} too`,
        alone.field,
      )
    : null
}

function example({ offer, isLoan }: Question): LawLine {
  if (!isLoan) return notNeeded('example', NO_RATE)
  if (offer.termMonths === null)
    return wrong(
      'example',
      'The example isn’t complete',
      '$30,000, but not over how long your rate holds',
      'termMonths',
    )
  return right(
    'example',
    `$30,000 over 5 years, said under the rate; yours is over ${offer.termMonths} months`,
  )
}

/** The site itself writes it wherever a comparison rate shows. */
function warning({ isLoan }: Question): LawLine {
  return isLoan ? right('warning', 'Word for word, comes by itself') : notNeeded('warning', NO_RATE)
}

function repayment({ offer, texts }: Question): LawLine {
  const named = offer.category === OF_WORKSHOP ? null : findRepayment(texts)
  if (!named) return notNeeded('repayment', 'The words name no repayment')
  if (offer.interestRate !== null && offer.comparisonRate !== null)
    return right('repayment', `${named.text}, with its comparison rate`)
  return wrong(
    'repayment',
    'A repayment stands alone',
    `“${named.text}” can’t stand without a rate and its comparison rate`,
    offer.interestRate === null ? 'interestRate' : 'comparisonRate',
  )
}

function lender({ offer, dealer, isLoan }: Question): LawLine {
  if (!isLoan) return notNeeded('lender', NO_RATE)
  const provider = dealer.lender?.provider
  if (dealer.creditLicence !== '')
    return right('lender', [provider, dealer.creditLicence].filter(Boolean).join(', '))
  if (/credit (?:licence|representative)/i.test(offer.disclaimer))
    return right('lender', 'Said in the small print')
  return wrong(
    'lender',
    'Who lends is missing',
    'Your credit licence, or whose representative you are: a manager writes it in Site settings',
    'siteSettings.creditLicence',
  )
}

function licence({ dealer, isAboutCars }: Question): LawLine {
  if (!isAboutCars) return notNeeded('licence', 'It sells no car')
  const problem = findLicenceProblem(dealer.licence, dealer.state)
  if (problem === null) return right('licence', `${dealer.licence}, at the foot of the page`)
  const title = dealer.licence.trim() === '' ? 'Your licence is missing' : 'Your licence looks wrong'
  return wrong('licence', title, problem, 'siteSettings.licence')
}

/** Section 29: an earlier price is one that was really asked. */
function was({ texts }: Question): LawLine {
  const named = findWas(texts)
  if (!named) return notNeeded('was', 'It compares with no earlier price')
  const basis = findWasBasis(texts)
  if (basis)
    return right(
      'was',
      `“${named.text}”, against the ${basis.text.toLowerCase()} price`.replace(/ price price$/, ' price'),
    )
  return wrong(
    'was',
    'Off which price?',
    `“${named.text}”: say the price you really asked and when, such as “off the price asked until 30 June”`,
    'disclaimer',
  )
}

function from({ offer, texts }: Question): LawLine {
  const named = findFrom(texts)
  if (!named) return notNeeded('from', 'It says no “from”')
  if (findFromBasis(texts)) return right('from', `“${named.text}”, and for which car`)
  if (offer.searchHref) return right('from', `“${named.text}”, of the cars its page lists`)
  return wrong(
    'from',
    'From what?',
    `“${named.text}”: choose the cars it applies to, or say which one costs that`,
    'searchHref',
  )
}

/** Section 35: no bait; a reasonable number, or how many there are. */
function cars({ offer, texts, isAboutCars }: Question): LawLine {
  if (!isAboutCars) return notNeeded('cars', 'It sells no car')
  if (offer.price === null && !findWas(texts)) return notNeeded('cars', 'It names no price of a car')
  const said = findHowMany(texts)
  if (said) return right('cars', `“${said.text}”`)
  if (offer.searchHref) return right('cars', 'Its page lists the cars there are')
  return wrong(
    'cars',
    'How many are there?',
    'Choose the cars it applies to, or say how many, or “while stock lasts”',
    'searchHref',
  )
}

function end({ offer, dealer, texts, isLoan }: Question): LawLine {
  const { start, expiry } = offer
  if (expiry === null)
    return isLoan || offer.price !== null || findWas(texts) !== null
      ? wrong('end', 'It has no end', 'A price or a rate is for a time: say until when', 'expiry')
      : notNeeded('end', 'It names no price and no rate')
  const words = formatShortInstant(expiry, dealer.timeZone, dealer.now)
  if (compareInstants(expiry, dealer.now) < 0) return wrong('end', 'It’s over', words, 'expiry')
  if (start !== null && compareInstants(start, expiry) > 0)
    return wrong('end', 'It ends before it starts', words, 'expiry')
  return right('end', words)
}

const CHECKS: readonly ((question: Question) => LawLine)[] = [
  totalPrice,
  comparisonRate,
  example,
  warning,
  repayment,
  lender,
  licence,
  was,
  from,
  cars,
  end,
]
