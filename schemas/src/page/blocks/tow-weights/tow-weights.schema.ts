import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType } from '@sanity/types'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'
import { TOW_WEIGHTS } from './tow-weights.ts'

const weightFields = Object.entries(TOW_WEIGHTS).map(([name, { title, start }]) =>
  defineField({
    name,
    title: `${title}, kg`,
    type: 'number',
    placeholder: String(start),
    validation: (rule) => rule.integer().positive().error('Whole kilograms.'),
  }),
)

/** A vehicle and its van on the scales. */
export const towWeightsType = defineType({
  name: 'towWeights',
  icon: StackCompactIcon,
  title: 'Towing weights, an example',
  type: 'object',
  fields: [
    blockTitleField('On the scales'),
    paragraphField('text', 'Text', 2),
    defineField({ ...lineField('vehicle', 'What tows'), placeholder: 'Dual-cab ute' }),
    defineField({ ...lineField('van', 'What is towed'), placeholder: 'Caravan' }),
    ...weightFields,
    paragraphField('note', 'Small print', 2),
  ],
  preview: {
    select: { title: 'title', vehicle: 'vehicle', van: 'van' },
    prepare: ({ title, vehicle, van }) => ({
      title: title || 'On the scales',
      subtitle: `${vehicle || 'Dual-cab ute'} and ${van || 'caravan'}`,
    }),
  },
})
