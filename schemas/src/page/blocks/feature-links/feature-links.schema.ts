import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { summariseLink } from '../../../content/link-target.ts'
import { blockTitleField, lineField } from '../block-fields.schema.ts'

const link = defineArrayMember({
  type: 'object',
  name: 'featureLink',
  title: 'Link',
  fields: [
    lineField('label', 'Words', 'Say what the link is called.'),
    lineField('text', 'One line below'),
    hrefField({ name: 'href', title: 'Leads to', required: true }),
  ],
  preview: {
    select: { title: 'label', href: 'href' },
    prepare: ({ title, href }) => ({ title, subtitle: summariseLink(href) }),
  },
})

/** Three links in a band. */
export const featureLinksType = defineType({
  name: 'featureLinks',
  icon: OlistIcon,
  title: 'Three feature links',
  type: 'object',
  fields: [
    blockTitleField(),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [link],
      description: 'Empty: Latest offers, Book a service, Sell your car (or what the site sells).',
      validation: (rule) => rule.max(3).error('Three links at the most.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'links.0.label' },
    prepare: ({ title, first }) => ({
      title: title || first || 'Latest offers',
      subtitle: 'Three feature links',
    }),
  },
})
