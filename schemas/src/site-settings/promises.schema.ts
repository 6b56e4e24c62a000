import { defineArrayMember, defineField } from '@sanity/types'
import { type BROUGHT_TO, PROMISES } from './promises.zod.ts'

const count = (name: keyof typeof PROMISES, title: string, description: string) => {
  const { usual, most } = PROMISES[name]
  return defineField({
    name,
    title,
    type: 'number',
    description: `${description} Empty: ${usual}.`,
    placeholder: String(usual),
    validation: (rule) => rule.integer().min(1).max(most).error(`A whole number from 1 to ${most}.`),
  })
}

const lines = (name: (typeof BROUGHT_TO)[number], title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.max(80).error('80 letters at the most.'),
      }),
    ],
    validation: (rule) => rule.max(6).unique().error('Six lines at the most, each once.'),
  })

/** What confirmations promise, on the page after a form and in its mail. */
export const promiseFields = [
  count(
    'answerHours',
    'Opening hours until you answer',
    'Confirmations say by when: “We’ll call you by 10:30 am on Monday”.',
  ),
  count('applicationDays', 'Days until applicants hear', 'Yes or no, whichever it is.'),
  defineField({
    name: 'bring',
    title: 'What customers bring',
    type: 'object',
    description: 'Said when they have booked. Empty: the usual for the kind of vehicle.',
    options: { collapsible: true, collapsed: true },
    fields: [
      lines(
        'testDrive',
        'To a test drive',
        'Your driver’s licence; for motorcycles jacket, gloves and boots.',
      ),
      lines('service', 'To a service', 'The key; the logbook, if you have it.'),
      lines('inspection', 'To a trade-in inspection', 'Every key; rego papers; your licence.'),
      lines('finance', 'Ready for a call about finance', 'Your licence; your last two payslips.'),
    ],
  }),
]
