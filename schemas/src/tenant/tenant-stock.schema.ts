import { defineArrayMember, defineField } from '@sanity/types'
import { findFilterProblem } from './search-filter.ts'
import { STOCK_SORTS } from './stock-sorts.ts'
import { lenderMember } from './tenant-lender.schema.ts'
import { PRICE_LABELS } from './tenant-parts.zod.ts'

const numbers = (name: string, title: string, description: string, isWhole = false) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'number',
        validation: (rule) =>
          isWhole
            ? rule.integer().min(1).error('A whole number from 1 on.')
            : rule.greaterThan(0).error('An amount above 0.'),
      }),
    ],
    description,
    validation: (rule) =>
      rule.custom((list) => {
        const values = (list ?? []) as number[]
        return (
          values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)) ||
          'Write them in rising order.'
        )
      }),
  })

const SORT_CHOICES = STOCK_SORTS.map(({ value, label }) => ({ value, title: label }))

const PRICE_LABEL_CHOICES = Object.entries(PRICE_LABELS).map(([value, title]) => ({ value, title }))

const stock = defineField({
  name: 'stock',
  title: 'Stock on this site',
  type: 'object',
  group: 'stock',
  fields: [
    defineField({
      name: 'searchFilters',
      title: 'Filter',
      type: 'string',
      description: 'Limits the dealership’s stock further, for example: make = "MG" AND year >= 2018.',
      validation: (rule) =>
        rule.custom((filter) => {
          const problem = findFilterProblem(filter ?? '')
          return problem === null || `At character ${problem.at + 1}: ${problem.text}.`
        }),
    }),
    numbers('promoPositions', 'Places of promo tiles', 'Counted from 1. Empty: 8 and 17.', true),
    numbers('priceRangeBounds', 'Bounds of the price ranges', 'In dollars. Empty: the usual ones.'),
    numbers(
      'weeklyPriceBounds',
      'Bounds of the weekly price ranges',
      'In dollars. Empty: 100, 150, 200, 300.',
    ),
    defineField({
      name: 'defaultPriceLabel',
      title: 'Label of prices without one',
      type: 'string',
      options: { list: PRICE_LABEL_CHOICES },
      description:
        'What the feed’s prices include where the feed does not say it. Counts from the next import on. ' +
        'Empty: those prices show without a label.',
    }),
    defineField({
      name: 'sorts',
      title: 'Sort orders',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: SORT_CHOICES } })],
      description:
        'In this order. Results start with Most relevant, or without it with the first. Empty: all four.',
      validation: (rule) => rule.unique(),
    }),
  ],
})

const specifications = defineField({
  name: 'specifications',
  title: 'Tags on cars',
  type: 'object',
  group: 'stock',
  fields: [
    defineField({
      name: 'certifiedBadgeMake',
      title: 'Make with the certified badge',
      type: 'string',
      description: 'Certified used cars of this make carry a badge. Empty: none.',
    }),
  ],
})

const finance = [
  defineField({
    name: 'financeProvider',
    title: 'Finance provider',
    type: 'string',
    group: 'stock',
    description: 'The lender whose repayments the cars show. Empty: the site shows no finance.',
  }),
  defineField({
    name: 'lenders',
    title: 'Lenders',
    type: 'array',
    of: [lenderMember],
    group: 'stock',
    options: { studioInput: 'lenders' },
    description:
      'Pages show the published terms straight away; the filter by weekly price follows within seconds. No import is needed.',
  }),
]

/** What cars the site shows, and how. */
export const stockFields = [stock, specifications, ...finance]
