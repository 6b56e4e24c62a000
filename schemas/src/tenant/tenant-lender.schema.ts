import { defineArrayMember, defineField } from '@sanity/types'
import type { FeeMethod } from '../money/fee-method.ts'
import { findDisclaimerProblem, findRateProblem, lenderComparisonRate } from './comparison-rate.ts'
import { centsField, percentField } from './number-fields.schema.ts'
import { MOST_PERCENT } from './tenant-parts.zod.ts'

/** A lender while staff are still typing it. */
type TypedLender = {
  interestRate?: number
  comparisonRate?: number
  establishmentFeeCents?: number
  feeMethod?: FeeMethod
  monthlyFeeCents?: number
  exampleBalloonPercent?: number
  disclaimer?: string
}

/** The same with defaults for empty fields; null without an interest rate, on which everything else depends. */
function completeLender(typed: TypedLender | undefined) {
  if (typed?.interestRate === undefined) return null
  return {
    interestRate: typed.interestRate,
    comparisonRate: typed.comparisonRate,
    establishmentFeeCents: typed.establishmentFeeCents ?? 0,
    feeMethod: typed.feeMethod ?? ('added' as const),
    monthlyFeeCents: typed.monthlyFeeCents ?? 0,
    exampleBalloonPercent: typed.exampleBalloonPercent ?? 0,
    disclaimer: typed.disclaimer ?? '',
  }
}

const comparisonField = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: 'Named in the small print.',
    validation: (rule) => rule.greaterThan(0).error('A rate above 0.'),
  })

const findLender = (context: { parent?: unknown }) =>
  completeLender(context.parent as TypedLender | undefined)

/** One lender of a dealer: its terms, and what the Studio says of them. */
export const lenderMember = defineArrayMember({
  type: 'object',
  name: 'lender',
  title: 'Lender',
  fields: [
    defineField({
      name: 'provider',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Name the lender.'),
    }),
    defineField({
      name: 'interestRate',
      title: 'Interest rate, % a year',
      type: 'number',
      validation: (rule) => rule.required().greaterThan(0).max(40).error('A rate above 0, at the most 40.'),
    }),
    defineField({
      name: 'comparisonRate',
      title: 'Comparison rate, % a year',
      type: 'number',
      description:
        'Shown beside every repayment. Computed from the interest rate and the fees, for $30,000 over 5 years; a ' +
        'figure written here is only checked. Empty: not checked.',
      validation: (rule) =>
        rule.greaterThan(0).custom((_value, context) => {
          const lender = findLender(context)
          return (lender && findRateProblem(lender)) ?? true
        }),
    }),
    defineField({
      name: 'termMonths',
      title: 'Term in months',
      type: 'number',
      initialValue: 60,
      validation: (rule) => rule.required().integer().min(12).max(84).error('Between 12 and 84 months.'),
    }),
    percentField('depositPercent', 'Deposit, % of the price', {
      initialValue: 0,
      most: MOST_PERCENT.deposit,
    }),
    percentField('balloonPercent', 'Final payment, % of the price', {
      initialValue: 0,
      most: MOST_PERCENT.balloon,
    }),
    centsField('establishmentFeeCents', 'Establishment fee', {
      description: 'Everything that is charged once.',
    }),
    defineField({
      name: 'feeMethod',
      title: 'How its fees are paid',
      type: 'string',
      description:
        'Repayments, totals and comparison rates follow it: on vehicles, in the calculator, in offers and in quotes.',
      options: {
        list: [
          { value: 'added', title: 'Borrowed: part of every repayment, so the total is the repayments' },
          { value: 'deducted', title: 'Borrowed, and kept back from what the lender pays out' },
          { value: 'onTop', title: 'Paid on top: the total is the repayments and the fees' },
          { value: 'alsoInTotal', title: 'Borrowed, and the lender’s totals count the fees once more' },
        ],
        layout: 'radio',
      },
      initialValue: 'added',
    }),
    centsField('monthlyFeeCents', 'Monthly fee', { initialValue: 0 }),
    percentField('exampleBalloonPercent', 'Final payment of the comparison example, %', {
      initialValue: 0,
      most: MOST_PERCENT.balloon,
      description: 'Of the $30,000. Empty: no final payment, as the warning beside the rate says.',
    }),
    defineField({
      name: 'disclaimer',
      title: 'Small print',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule.custom((_value, context) => {
          const lender = findLender(context)
          return (lender && findDisclaimerProblem(lender)) ?? true
        }),
    }),
    defineField({
      name: 'dealershipSlugs',
      title: 'Only for these dealerships',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Empty: for all of the site.',
    }),
    percentField('minRate', 'Lowest rate of the calculator, % a year', { description: 'Empty: the site’s.' }),
    percentField('maxRate', 'Highest rate of the calculator, % a year', {
      notBelow: 'minRate',
      description: 'Empty: the site’s.',
    }),
    comparisonField('comparisonFrom', 'Comparison rates from, %'),
    comparisonField('comparisonTo', 'Comparison rates to, %'),
    percentField('ownRateFrom', 'The dealer can set the rate from, % a year', {
      description: 'Empty: the dealer can’t.',
    }),
    percentField('ownRateTo', 'The dealer can set the rate to, % a year', {
      notBelow: 'ownRateFrom',
      description: 'Empty: the dealer can’t.',
    }),
  ],
  preview: {
    select: {
      title: 'provider',
      interestRate: 'interestRate',
      establishmentFeeCents: 'establishmentFeeCents',
      feeMethod: 'feeMethod',
      monthlyFeeCents: 'monthlyFeeCents',
      exampleBalloonPercent: 'exampleBalloonPercent',
    },
    prepare: ({ title, ...typed }) => {
      const lender = completeLender(typed as TypedLender)
      const rate = lender && lenderComparisonRate(lender.interestRate, lender)
      return {
        title,
        subtitle: `${lender?.interestRate ?? '–'} %, comparison rate ${rate?.toFixed(2) ?? '–'} %`,
      }
    },
  },
})
