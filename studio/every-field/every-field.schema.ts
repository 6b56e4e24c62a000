import { defineArrayMember, defineField, defineType } from 'sanity'
import { nestedFields } from './nested-fields.schema.ts'
import { plainFields } from './plain-fields.schema.ts'

/** What the references lead to. */
const targetType = defineType({
  name: 'target',
  title: 'Target',
  type: 'document',
  fields: [defineField({ name: 'name', title: 'Name', type: 'string' })],
})

const to = [{ type: 'target' }]

const referenceFields = [
  defineField({ name: 'strong', title: 'Strong reference', type: 'reference', to, group: 'references' }),
  defineField({
    name: 'weak',
    title: 'Weak reference',
    type: 'reference',
    to,
    weak: true,
    group: 'references',
  }),
  defineField({
    name: 'targets',
    title: 'Targets',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to })],
    group: 'references',
  }),
]

/** One document with a field of every type that staff may ever meet, in groups and a fieldset. */
const everyFieldType = defineType({
  name: 'everyField',
  title: 'Every field',
  type: 'document',
  groups: [
    { name: 'plain', title: 'Plain' },
    { name: 'nested', title: 'Nested' },
    { name: 'references', title: 'References' },
  ],
  fieldsets: [{ name: 'measures', title: 'Measures', options: { collapsible: true, collapsed: true } }],
  fields: [...plainFields, ...nestedFields, ...referenceFields],
})

export const everyFieldTypes = [everyFieldType, targetType]
