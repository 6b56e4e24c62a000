import { defineArrayMember, defineField } from '@sanity/types'
import { centsField, percentField } from './number-fields.schema.ts'

const yes = (name: string, title: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'boolean',
    initialValue: false,
    ...(description ? { description } : {}),
  })

const years = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => rule.min(1).max(7).error('Between 1 and 7 years.'),
  })

const fee = defineArrayMember({
  type: 'object',
  name: 'fee',
  title: 'Fee',
  fields: [
    defineField({
      name: 'label',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Name the fee.'),
    }),
    centsField('amountCents', 'Fee', { isRequired: true }),
    yes('monthly', 'Every month'),
  ],
  preview: {
    select: { title: 'label', amountCents: 'amountCents', monthly: 'monthly' },
    prepare: ({ title, amountCents, monthly }) => ({
      title,
      subtitle: `$${((amountCents ?? 0) / 100).toFixed(2)}${monthly ? ' a month' : ''}`,
    }),
  },
})

const calculator = defineField({
  name: 'calculator',
  title: 'Finance calculator',
  type: 'object',
  group: 'stock',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'maxRule',
      title: 'Highest purchase price',
      type: 'string',
      options: {
        list: [
          { value: 'fixed250k', title: '$250,000' },
          { value: 'scaled105', title: '105 % of a vehicle above $100,000, otherwise $250,000' },
          { value: 'slider100k', title: '$100,000' },
        ],
        layout: 'radio',
      },
      initialValue: 'fixed250k',
    }),
    centsField('minPriceCents', 'Lowest purchase price', { initialValue: 100_000 }),
    years('maxTermYears', 'Longest term in years', 'Empty: 7.'),
    years('defaultTermYears', 'Term it opens with', 'Empty: the lender’s own, or 5 years.'),
    defineField({
      name: 'termChoices',
      title: 'Terms to choose among, in years',
      type: 'array',
      of: [defineArrayMember({ type: 'number', validation: (rule) => rule.min(1).max(7) })],
      description: 'Empty: from 1 year on by half years.',
    }),
    percentField('minRate', 'Lowest interest rate, % a year', { initialValue: 0.5 }),
    percentField('maxRate', 'Highest interest rate, % a year', { initialValue: 15, notBelow: 'minRate' }),
    percentField('defaultRate', 'Interest rate it opens with, % a year', { initialValue: 8.5 }),
    yes('rateLocked', 'Interest rate cannot be changed'),
    yes('fixedAmount', 'Opens with $30,000', 'Whatever the vehicle costs.'),
    defineField({
      name: 'fees',
      title: 'Fees',
      type: 'array',
      of: [fee],
      description: 'The lender’s fees one by one. Empty, or another sum than the lender’s: the lender’s own.',
    }),
  ],
})

const finance = defineField({
  name: 'finance',
  title: 'Finance page',
  type: 'object',
  group: 'stock',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      placeholder: '/finance',
      description:
        'Where links to finance lead. /finance, /finance-enquiry and /apply-for-finance all answer.',
      validation: (rule) =>
        rule
          .regex(/^\/[a-z0-9][a-z0-9/-]*$/)
          .error('A path such as /apply-for-finance: small letters, numbers and hyphens.'),
    }),
    yes('promo', 'Promo with featured cars', 'For visitors who have not chosen a vehicle.'),
    yes('popup', '“Get Finance Now” on a vehicle’s page', 'Opens the enquiry over the page.'),
    defineField({
      name: 'quoteProvider',
      title: 'Who gives quotes',
      type: 'string',
      description: 'The finance company’s name, as shoppers read it beside quotes and applications.',
      placeholder: 'youX',
    }),
    percentField('quoteRate', 'Interest rate of the quick quote, % a year', { initialValue: 10 }),
  ],
})

/** The finance calculator and the finance page. */
export const financeFields = [calculator, finance]
