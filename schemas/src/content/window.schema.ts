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
      options: { studioInput: 'siteFrom' },
      ...where,
    }),
    defineField({
      name: 'expiry',
      title: 'Shows until',
      type: 'datetime',
      description: 'Empty: without an end. The moment itself still shows.',
      options: { studioInput: 'siteUntil' },
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

/** A rule: what has ended shows nowhere, however it is published. */
export function notOver(document: unknown): true | { message: string; path: string[] } {
  const { expiry } = (document ?? {}) as { expiry?: string }
  if (!expiry || Date.parse(expiry) >= Date.now()) return true
  return {
    message: 'It has ended, so it shows on no site. Choose a later end to show it again.',
    path: ['expiry'],
  }
}
