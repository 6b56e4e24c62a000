import { defineArrayMember, defineField, type ValidationContext } from '@sanity/types'
import { calculatorSettings } from '../tenant/tenant-finance.zod.ts'
import { findDefaultRateProblem, findOwnRateProblem, type OwnFinance } from './own-finance.ts'

type PlatformFinance = { calculator?: unknown; lenders?: Parameters<typeof findOwnRateProblem>[1] }

/** What the platform sets for the site of this document; null while it names none. */
async function readPlatform(context: ValidationContext): Promise<PlatformFinance | null> {
  const id = (context.document?.tenant as { _ref?: string } | undefined)?._ref
  if (!id) return null
  return context
    .getClient({ apiVersion: '2025-02-19' })
    .fetch<PlatformFinance | null>('*[_id == $id][0]{calculator, lenders}', { id })
}

/** A dealer's own figures of its finance, within what the platform allows. */
export const ownFinanceField = defineField({
  name: 'ownFinance',
  title: 'Rates of your own',
  type: 'object',
  group: 'cars',
  description: 'Within what the platform allows. A rate outside of it is not used.',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'defaultRate',
      title: 'Rate the calculator starts with, % a year',
      type: 'number',
      description: 'Empty: the platform’s.',
      validation: (rule) =>
        rule.custom(async (rate, context) => {
          const platform = typeof rate === 'number' ? await readPlatform(context) : null
          if (typeof rate !== 'number' || platform === null) return true
          const calculator = calculatorSettings.safeParse(platform.calculator ?? {})
          return (calculator.success && findDefaultRateProblem(rate, calculator.data)) || true
        }),
    }),
    defineField({
      name: 'rates',
      title: 'Interest rates of lenders',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'ownRate',
          title: 'Rate',
          fields: [
            defineField({
              name: 'provider',
              title: 'Lender',
              type: 'string',
              validation: (rule) => rule.required().error('Name the lender.'),
            }),
            defineField({
              name: 'interestRate',
              title: 'Interest rate, % a year',
              type: 'number',
              validation: (rule) =>
                rule.required().greaterThan(0).max(40).error('A rate above 0, at the most 40.'),
            }),
          ],
          preview: {
            select: { title: 'provider', rate: 'interestRate' },
            prepare: ({ title, rate }) => ({ title, subtitle: `${rate ?? '–'} % a year` }),
          },
          validation: (rule) =>
            rule.custom(async (typed, context) => {
              const own = typed as Partial<OwnFinance['rates'][number]> | undefined
              if (!own?.provider || own.interestRate === undefined) return true
              const { provider, interestRate } = own
              const platform = await readPlatform(context)
              return (
                (platform && findOwnRateProblem({ provider, interestRate }, platform.lenders ?? [])) ?? true
              )
            }),
        }),
      ],
    }),
  ],
})
