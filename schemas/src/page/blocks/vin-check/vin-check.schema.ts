import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, buttonsField, lineField, paragraphField } from '../block-fields.schema.ts'
import { cleanVin, isVinEnd } from './vin-end.ts'

const WRONG = 'Eight characters: digits and letters, without I, O and Q.'
const checkEnd = (value: string | undefined) => !value || isVinEnd(cleanVin(value)) || WRONG

const range = defineArrayMember({
  type: 'object',
  name: 'vinRange',
  title: 'VINs',
  fields: [
    {
      ...lineField('from', 'From'),
      description: 'The last eight characters: N0123000.',
      validation: (rule) => [rule.required().error('Say where it begins.'), rule.custom(checkEnd)],
    },
    {
      ...lineField('to', 'To'),
      description: 'The last one that is affected. Empty: only that vehicle.',
      validation: (rule) =>
        rule.custom((value: string | undefined, { parent }) => {
          const { from = '' } = (parent ?? {}) as { from?: string }
          if (value && isVinEnd(cleanVin(value)) && cleanVin(value) < cleanVin(from))
            return 'It ends before it begins.'
          return checkEnd(value)
        }),
    },
  ],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({ title: [from, to].filter(Boolean).join(' to ') }),
  },
})

/** Whether a vehicle is part of a recall, by its VIN. */
export const vinCheckType = defineType({
  name: 'vinCheck',
  icon: SearchIcon,
  title: 'Recall check by VIN',
  type: 'object',
  fields: [
    blockTitleField('Is yours part of a recall?'),
    paragraphField('text', 'Text', 2),
    defineField({
      ...lineField('vehicle', 'What is checked'),
      placeholder: 'vehicle',
      description: 'For example MG.',
    }),
    defineField({
      name: 'ranges',
      title: 'Affected VINs',
      type: 'array',
      of: [range],
      description:
        'From the maker’s list. Browsers get them with the page; what a shopper types stays there.',
      validation: (rule) => rule.required().min(1).max(500).error('Between one and 500 lines.'),
    }),
    defineField({
      name: 'listedOn',
      title: 'Day of the maker’s list',
      type: 'date',
      description: 'Somebody who isn’t on it is told so. Change it whenever you compare the list.',
      validation: (rule) => rule.required().error('Say of which day the list is.'),
    }),
    paragraphField('affectedText', 'What owners of an affected one do', 3),
    paragraphField('clearText', 'What the others should know', 2),
    defineField({
      ...paragraphField('help', 'Where the VIN is', 2),
      placeholder: 'At the foot of the windscreen, read from outside. It’s on your rego papers too.',
    }),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', vehicle: 'vehicle' },
    prepare: ({ title, vehicle }) => ({
      title: title || 'Is yours part of a recall?',
      subtitle: ['Recall check', vehicle].filter(Boolean).join(', '),
    }),
  },
})
