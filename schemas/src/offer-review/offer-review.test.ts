import { describe, expect, it } from 'vitest'
import { accessFinance } from '../access/roles.ts'
import { advertisesLoan, type OfferReview, reviewState } from './offer-review.ts'

const review = (said: OfferReview['said'], at: string): OfferReview => ({
  id: at,
  offer: 'o',
  said,
  by: 'x',
  name: 'X',
  note: '',
  revision: 'r',
  at,
})
const asked = review('asked', '2026-11-20T02:00:00Z')
const sentBack = review('sentBack', '2026-11-20T03:00:00Z')
const again = review('asked', '2026-11-20T04:00:00Z')
const approved = review('approved', '2026-11-20T05:00:00Z')

describe('the approval of an offer', () => {
  it.each([
    [[], true, 'writing'],
    [[asked], true, 'waiting'],
    [[sentBack, asked], true, 'sentBack'],
    [[asked, again, sentBack], true, 'waiting'],
    [[asked, approved], false, 'approved'],
    [[], false, 'writing'],
  ] as const)('after %j with a draft: %s is %s', (reviews, hasDraft, kind) => {
    expect(reviewState(reviews, hasDraft).kind).toBe(kind)
  })

  it('is of a text: a draft after it is asked about anew', () => {
    expect(reviewState([asked, approved], true)).toEqual({ kind: 'writing', last: null })
  })
})

describe('an offer advertises a loan', () => {
  it.each([
    [{ category: 'Finance offer' }, true],
    [{ category: 'New car offer', interestRate: 0 }, true],
    [{ comparisonRate: 6.5 }, true],
    [{ category: 'New car offer', interestRate: null }, false],
  ])('%j: %s', (offer, is) => expect(advertisesLoan(offer)).toBe(is))
})

describe('a finance offer that needs a manager', () => {
  it.each([
    [['editor-a'], ['a'], 'asks'],
    [['manager-a'], ['a'], 'publishes'],
    [['marketer-a--b'], ['a', 'b'], 'publishes'],
    [['editor-a', 'manager-b'], ['a'], 'asks'],
    [['manager-a', 'manager-b'], ['a', 'b'], null],
    [['manager-a'], [], null],
    [['administrator'], ['a'], 'publishes'],
    [['viewer'], ['a'], null],
  ] as const)('for %j on %j: %s', (roles, sites, access) => {
    expect(accessFinance(roles, sites)).toBe(access)
  })
})
