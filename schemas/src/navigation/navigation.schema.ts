import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField, linkMember, tenantField } from '../content/fields.schema.ts'
import { summariseLink } from '../content/link-target.ts'
import type { MENU_KINDS } from './navigation.query.ts'

const KIND_TITLES: Record<(typeof MENU_KINDS)[number], string> = {
  link: 'A link',
  links: 'A menu of links',
  models: 'A menu of the models',
  stock: 'A menu of the stock: used, demo and new cars',
  brands: 'A menu of the brands',
}

const FOOTER_TITLES = { links: 'Links', models: 'The models' }

const options = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

const links = defineField({
  name: 'links',
  title: 'Links',
  type: 'array',
  of: [linkMember('menuLink')],
  hidden: ({ parent }) => !['links', undefined].includes((parent as { kind?: string } | undefined)?.kind),
})

const headerItem = defineArrayMember({
  type: 'object',
  name: 'headerItem',
  title: 'Item',
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Say what the item is called.'),
    }),
    defineField({
      name: 'kind',
      title: 'What it is',
      type: 'string',
      options: { list: options(KIND_TITLES) },
      initialValue: 'link',
    }),
    hrefField({ name: 'href', title: 'Leads to' }),
    links,
  ],
  preview: {
    select: { title: 'label', kind: 'kind', href: 'href' },
    prepare: ({ title, kind, href }) => ({
      title,
      subtitle:
        (kind ?? 'link') === 'link' ? summariseLink(href) : KIND_TITLES[kind as keyof typeof KIND_TITLES],
    }),
  },
})

const footerGroup = defineArrayMember({
  type: 'object',
  name: 'footerGroup',
  title: 'Column',
  fields: [
    defineField({ name: 'title', title: 'Heading', type: 'string', options: { shownText: true } }),
    defineField({
      name: 'kind',
      title: 'What it holds',
      type: 'string',
      options: { list: options(FOOTER_TITLES) },
      initialValue: 'links',
    }),
    links,
  ],
  preview: {
    select: { title: 'title', kind: 'kind' },
    prepare: ({ title, kind }) => ({
      title,
      subtitle: FOOTER_TITLES[kind === 'models' ? 'models' : 'links'],
    }),
  },
})

/** A site's header and footer. */
export const navigationType = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  fields: [
    tenantField(),
    defineField({
      name: 'top',
      title: 'Line above the header',
      type: 'array',
      description: 'Shown where the site’s header has such a line.',
      of: [linkMember('topLink')],
      validation: (rule) => rule.max(8).error('The line has space for eight links at the most.'),
    }),
    defineField({ name: 'header', title: 'Header', type: 'array', of: [headerItem] }),
    defineField({ name: 'footer', title: 'Footer', type: 'array', of: [footerGroup] }),
    defineField({ name: 'legal', title: 'Small print', type: 'array', of: [linkMember('legalLink')] }),
  ],
  preview: {
    select: { site: 'tenant.name' },
    prepare: ({ site }) => ({ title: 'Navigation', subtitle: site }),
  },
})
