import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, lineField } from '../block-fields.schema.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

/** What may be paid with. */
export const paymentsType = defineType({
  name: 'payments',
  icon: CreditCardIcon,
  title: 'Accepted payments',
  type: 'object',
  fields: [
    blockTitleField('Accepted payments'),
    defineField({
      name: 'methods',
      title: 'Accepted',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: Object.entries(PAYMENT_METHODS).map(([value, title]) => ({ value, title })) },
      validation: (rule) => rule.required().min(1).error('Tick at least one.'),
    }),
    lineField('text', 'One line below'),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Accepted payments', subtitle: 'Accepted payments' }),
  },
})
