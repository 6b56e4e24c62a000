import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'
import { DEFAULT_LICENCES, DEFAULT_SEAT_MM, SEAT_MM } from './licences.ts'

const licence = defineArrayMember({
  type: 'object',
  name: 'riderLicence',
  title: 'Licence',
  fields: [
    lineField('name', 'Name', 'Say what the licence is called.'),
    lineField('text', 'Line below'),
    defineField({
      name: 'learner',
      title: 'Learner-approved motorcycles only',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** Motorcycles by licence and seat height. */
export const licencePickerType = defineType({
  name: 'licencePicker',
  icon: UserIcon,
  title: 'Motorcycles by licence',
  type: 'object',
  fields: [
    blockTitleField('Your licence. Your bike.'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'licences',
      title: 'Licences',
      type: 'array',
      of: [licence],
      description: `What riders of your state hold; the first is chosen at the start. Empty: ${DEFAULT_LICENCES.map(
        ({ name }) => name,
      ).join(', ')}.`,
      validation: (rule) => rule.max(4).error('Four licences at the most.'),
    }),
    defineField({
      name: 'seatMm',
      title: 'Seat height at the start',
      type: 'number',
      description: 'In millimetres.',
      placeholder: String(DEFAULT_SEAT_MM),
      validation: (rule) =>
        rule
          .integer()
          .min(SEAT_MM.lowest)
          .max(SEAT_MM.highest)
          .error(`Between ${SEAT_MM.lowest} and ${SEAT_MM.highest} millimetres.`),
    }),
    paragraphField('note', 'Small print', 2),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: title || 'Your licence. Your bike.',
      subtitle: 'Motorcycles by licence, from the stock',
    }),
  },
})
