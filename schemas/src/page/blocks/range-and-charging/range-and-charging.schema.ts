import { BoltIcon } from '@sanity/icons/Bolt'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, buttonsField, lineField, paragraphField } from '../block-fields.schema.ts'
import { DEFAULT_CONDITIONS, RANGE_FACTOR } from './charging-defaults.ts'

const condition = defineArrayMember({
  type: 'object',
  name: 'rangeCondition',
  title: 'Condition',
  fields: [
    lineField('name', 'Name', 'Say what the condition is.'),
    defineField({
      name: 'factor',
      title: 'Share of the WLTP range',
      type: 'number',
      description: '0.78 means that 78 km of 100 are left.',
      validation: (rule) =>
        rule
          .required()
          .min(RANGE_FACTOR.min)
          .max(RANGE_FACTOR.max)
          .error(`Between ${RANGE_FACTOR.min} and ${RANGE_FACTOR.max}.`),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'factor' } },
})

const stop = defineArrayMember({
  type: 'object',
  name: 'roadStop',
  title: 'Place',
  fields: [
    lineField('name', 'Name', 'Name the place.'),
    defineField({
      name: 'km',
      title: 'Kilometres from the start',
      type: 'number',
      validation: (rule) => rule.required().greaterThan(0).error('Say how far it is.'),
    }),
  ],
  preview: {
    select: { title: 'name', km: 'km' },
    prepare: ({ title, km }) => ({ title, subtitle: `${km} km` }),
  },
})

/** Range and charging of the electric models. */
export const rangeAndChargingType = defineType({
  name: 'rangeAndCharging',
  icon: BoltIcon,
  title: 'Range and charging',
  description: 'The electric models that this site sells, with a WLTP range among their figures.',
  type: 'object',
  fields: [
    blockTitleField('How far it goes'),
    defineField({
      name: 'conditions',
      title: 'Conditions',
      type: 'array',
      of: [condition],
      description: `Empty: ${DEFAULT_CONDITIONS.map(({ name }) => name).join(', ')}.`,
      validation: (rule) => rule.max(4).error('Four conditions at the most.'),
    }),
    lineField('from', 'The road begins in'),
    defineField({
      name: 'stops',
      title: 'Places along one road',
      type: 'array',
      of: [stop],
      validation: (rule) => rule.max(7).error('Seven places at the most.'),
    }),
    defineField({
      name: 'chargerKw',
      title: 'Charger at home, kW',
      type: 'number',
      description: 'For the hours of a full charge. Empty: not shown.',
      validation: (rule) => rule.greaterThan(0).max(25).error('Up to 25 kilowatts.'),
    }),
    defineField({
      name: 'centsPerKwh',
      title: 'Electricity at home, cents a kWh',
      type: 'number',
      description: 'For the cost of a full charge. Empty: not shown.',
      validation: (rule) => rule.greaterThan(0).max(200).error('Up to 200 cents.'),
    }),
    paragraphField('note', 'Small print', 2),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', from: 'from' },
    prepare: ({ title, from }) => ({
      title: title || 'How far it goes',
      subtitle: from ? `Range and charging, from ${from}` : 'Range and charging',
    }),
  },
})
