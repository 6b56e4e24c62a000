import { defineField } from '@sanity/types'
import { findAbnProblem } from './abn.ts'

/** Who the dealer is before the law; the foot of every page says it. */
export const legalFields = [
  defineField({ name: 'legalName', title: 'Legal name', type: 'string' }),
  defineField({
    name: 'abn',
    title: 'ABN',
    type: 'string',
    validation: (rule) => rule.custom((value) => findAbnProblem(value ?? '') ?? true).warning(),
  }),
  defineField({ name: 'licence', title: 'Dealer licence', type: 'string' }),
  defineField({
    name: 'creditLicence',
    title: 'Credit licence',
    type: 'string',
    description:
      'Where you arrange finance: your Australian credit licence, or whose representative you are. For example Australian credit licence 512 884.',
  }),
  defineField({
    name: 'privacyContact',
    title: 'Who answers about privacy',
    type: 'object',
    fields: [
      defineField({ name: 'name', title: 'Name', type: 'string' }),
      defineField({ name: 'email', title: 'Email', type: 'email' }),
      defineField({ name: 'phone', title: 'Phone', type: 'string' }),
    ],
  }),
]
