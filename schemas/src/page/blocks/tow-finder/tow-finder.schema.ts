import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from '@sanity/types'
import { blockTitleField, paragraphField } from '../block-fields.schema.ts'
import { EMPTY_VAN_KG, VAN_LOAD_KG } from './van-weights.ts'

function weightField(name: string, title: string, { min, max, start }: typeof EMPTY_VAN_KG) {
  return defineField({
    name,
    title,
    type: 'number',
    description: 'In kilograms, where the slider begins.',
    placeholder: String(start),
    validation: (rule) =>
      rule
        .integer()
        .min(min)
        .max(max)
        .error(`Between ${min} and ${max.toLocaleString('en-AU')} kilograms.`),
  })
}

/** Vehicles by what they tow. */
export const towFinderType = defineType({
  name: 'towFinder',
  icon: LinkIcon,
  title: 'Vehicles by what they tow',
  type: 'object',
  fields: [
    blockTitleField('What can tow yours?'),
    paragraphField('text', 'Text', 2),
    weightField('emptyKg', 'Van, empty', EMPTY_VAN_KG),
    weightField('loadKg', 'Water, gas and gear', VAN_LOAD_KG),
    paragraphField('note', 'Small print', 2),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: title || 'What can tow yours?',
      subtitle: 'Vehicles by what they tow, from the stock',
    }),
  },
})
