import { defineField } from '@sanity/types'

/** A rate in per cent, up to the highest that a lender may charge. */
export function percentField(
  name: string,
  title: string,
  options: { initialValue?: number; description?: string } = {},
) {
  return defineField({
    name,
    title,
    type: 'number',
    ...options,
    validation: (rule) => rule.min(0).max(40).error('Between 0 and 40 %.'),
  })
}
