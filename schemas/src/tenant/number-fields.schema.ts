import { defineField } from '@sanity/types'

/** A rate in per cent, up to the highest that a lender may charge. */
export function percentField(
  name: string,
  title: string,
  { most = 40, ...options }: { initialValue?: number; description?: string; most?: number } = {},
) {
  return defineField({
    name,
    title,
    type: 'number',
    ...options,
    validation: (rule) => rule.min(0).max(most).error(`Between 0 and ${most} %.`),
  })
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
    options: { studioInput: 'unit', unit: 'cents' },
    validation: (rule) =>
      (isRequired ? rule.required() : rule).integer().min(0).error('Dollars and cents, not below 0.'),
  })
}
