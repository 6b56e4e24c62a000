import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'

const person = defineArrayMember({
  type: 'object',
  name: 'teamPerson',
  title: 'Person',
  fields: [
    lineField('name', 'Name', 'Write the name.'),
    lineField('role', 'What they do'),
    paragraphField('text', 'A sentence about them', 2),
    imageField({ name: 'image', title: 'Portrait', uses: ['portrait'] }),
    defineField({ name: 'phone', title: 'Phone', type: 'string' }),
    defineField({
      name: 'email',
      title: 'Email',
      type: 'string',
      validation: (rule) => rule.email().error('An email address has a name, an @ and a domain.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
})

/** People of the dealer. */
export const teamType = defineType({
  name: 'team',
  icon: UsersIcon,
  title: 'People',
  type: 'object',
  fields: [
    blockTitleField('Our people'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'people',
      title: 'People',
      type: 'array',
      of: [person],
      validation: (rule) => rule.required().min(1).error('Add at least one person.'),
    }),
  ],
  preview: {
    select: { title: 'title', media: 'people.0.image' },
    prepare: ({ title, media }) => ({ title: title || 'Our people', media, subtitle: 'People' }),
  },
})
