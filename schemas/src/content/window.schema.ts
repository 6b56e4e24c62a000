import { defineField } from '@sanity/types'

/** From when until when something shows. */
export function windowFields(group?: string) {
  const where = group ? { group } : {}
  return [
    defineField({
      name: 'start',
      title: 'Shows from',
      type: 'datetime',
      description: 'Empty: at once.',
      options: { timeStep: 15 },
      ...where,
    }),
    defineField({
      name: 'expiry',
      title: 'Shows until',
      type: 'datetime',
      description: 'Empty: without an end. The moment itself still shows.',
      options: { timeStep: 15 },
      ...where,
      validation: (rule) =>
        rule.custom((expiry, context) => {
          const start = (context.document as { start?: string } | undefined)?.start
          if (!expiry || !start || Date.parse(expiry) > Date.parse(start)) return true
          return 'It ends before it starts. Choose a later end, or an earlier start.'
        }),
    }),
  ]
}
