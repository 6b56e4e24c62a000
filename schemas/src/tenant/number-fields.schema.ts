import { defineField } from '@sanity/types'

/** A rate in per cent, up to the highest that a lender may charge. */
export function percentField(name: string, title: string, options: PercentOptions = {}) {
  const { most = 40, notBelow, ...rest } = options
  return defineField({
    name,
    title,
    type: 'number',
    ...rest,
    validation: (rule) => {
      const within = rule.min(0).max(most).error(`Between 0 and ${most} %.`)
      if (notBelow === undefined) return within
      const pair = rule.custom((value, { parent }) => findPairProblem(value, parent, notBelow))
      return [within, pair]
    },
  })
}

type PercentOptions = {
  initialValue?: number
  description?: string
  most?: number
  /** The name of the lower bound beside it. */
  notBelow?: string
}

/** What is wrong with an upper bound below its lower one; a bound that is empty is no problem. */
function findPairProblem(value: number | undefined, parent: unknown, notBelow: string): true | string {
  const lowest = (parent as Record<string, unknown> | undefined)?.[notBelow]
  if (value === undefined || typeof lowest !== 'number' || value >= lowest) return true
  return `Not below the lowest rate, ${lowest} %.`
}

/** Dollars, stored in whole cents. */
export function centsField(
  name: string,
  title: string,
  options: { initialValue?: number; description?: string; isRequired?: boolean } = {},
) {
  const { isRequired = false, ...rest } = options
  return defineField({
    name,
    title,
    type: 'number',
    ...rest,
    options: { unit: 'cents' },
    validation: (rule) =>
      (isRequired ? rule.required() : rule).integer().min(0).error('Dollars and cents, not below 0.'),
  })
}
