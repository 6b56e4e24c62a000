import { type ConditionalProperty, defineField } from '@sanity/types'

type WindowOptions = {
  group?: string
  fieldset?: string
  hidden?: ConditionalProperty
  /** The names of the two fields, where a document has other windows too. */
  names?: { start: string; expiry: string }
  /** What the dates are of, where the form has other fields too: `Banner`. */
  subject?: string
}

/** From when until when something shows. */
export function windowFields({ group, fieldset, hidden, subject, names }: WindowOptions = {}) {
  const { start: from, expiry: until } = names ?? { start: 'start', expiry: 'expiry' }
  const where = {
    ...(group ? { group } : {}),
    ...(fieldset ? { fieldset } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  }
  const title = (words: string) => (subject ? `${subject} ${words}` : `S${words.slice(1)}`)
  return [
    defineField({
      name: from,
      title: title('shows from'),
      type: 'datetime',
      description: 'Empty: straight away.',
      options: { studioInput: 'siteFrom' },
      ...where,
    }),
    defineField({
      name: until,
      title: title('shows until'),
      type: 'datetime',
      description: 'Empty: no end. The moment itself still counts.',
      options: { studioInput: 'siteUntil', windowStart: from },
      ...where,
      validation: (rule) =>
        rule.custom((expiry, context) => {
          const start = (context.parent as Record<string, string | undefined> | undefined)?.[from]
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
