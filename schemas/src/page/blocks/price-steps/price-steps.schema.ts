import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { defineField, defineType } from '@sanity/types'
import { blockTitleField, paragraphField } from '../block-fields.schema.ts'

/** Used vehicles whose price fell. */
export const priceStepsType = defineType({
  name: 'priceSteps',
  icon: ArrowDownIcon,
  title: 'Prices that fell',
  description: 'Used vehicles whose price fell, the latest fall first. Hidden while there is none.',
  type: 'object',
  fields: [
    blockTitleField('Prices that fell'),
    {
      ...paragraphField('text', 'Text', 2),
      description: 'Empty: the rule “Prices of used vehicles fall” of the site’s settings, where it is set.',
    },
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.integer().min(1).max(6).error('Between 1 and 6 vehicles.'),
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: title || 'Prices that fell',
      subtitle: 'Used vehicles, from the stock',
    }),
  },
})
