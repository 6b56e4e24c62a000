import { BoltIcon } from '@sanity/icons/Bolt'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import {
  blockTitleField,
  buttonsField,
  lineField,
  paragraphField,
  wholeNumberField,
} from '../block-fields.schema.ts'

const kind = defineArrayMember({
  type: 'object',
  name: 'depotKind',
  title: 'Vehicles',
  fields: [
    { ...lineField('name', 'Vehicles', 'Say what they are.'), description: 'For example Vans.' },
    wholeNumberField('count', 'How many to begin with'),
    wholeNumberField('kwh', 'kWh one takes in a night', 1),
    wholeNumberField('chargerKw', 'Charger, kW', 1),
    wholeNumberField('perCharger', 'How many share a charger', 1),
    wholeNumberField('price', 'Charger before GST, dollars'),
  ],
  preview: {
    select: { title: 'name', kwh: 'kwh' },
    prepare: ({ title, kwh }) => ({ title, subtitle: kwh ? `${kwh} kWh a night` : '' }),
  },
})

/** What chargers a depot needs, and whether its supply is enough. */
export const depotSizerType = defineType({
  name: 'depotSizer',
  icon: BoltIcon,
  title: 'Depot charging calculator',
  type: 'object',
  fields: [
    blockTitleField('How big a depot do you need?'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'kinds',
      title: 'Vehicles',
      type: 'array',
      of: [kind],
      validation: (rule) => rule.required().min(1).max(4).error('Between one and four kinds.'),
    }),
    defineField({ ...wholeNumberField('hours', 'Hours parked, to begin with', 1), initialValue: 10 }),
    defineField({ ...wholeNumberField('supplyKw', 'Supply to begin with, kW', 1), initialValue: 200 }),
    paragraphField('note', 'Small print', 2),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', first: 'kinds.0.name' },
    prepare: ({ title, first }) => ({ title: title || 'How big a depot do you need?', subtitle: first }),
  },
})
