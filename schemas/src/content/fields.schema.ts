import {
  type ConditionalPropertyCallbackContext,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type ValidationContext,
} from '@sanity/types'
import { choosesSites } from '../access/roles.ts'
import type { DocumentType } from '../scope/scope-table.ts'
import { findSlugCollision } from '../slug/slug-collision.ts'
import { isSlugFree } from '../slug/slug-free.schema.ts'
import { isSafeLink, LINK_RULE } from './link.ts'
import { leadsSomewhere } from './link-leads.schema.ts'
import { summariseLink } from './link-target.ts'

// Fields that many document types share, so that staff meet the same words everywhere.

/** The dealer a document belongs to. The template of the site's list sets it; once set it cannot be changed. */
export function tenantField() {
  return defineField({
    name: 'tenant',
    title: 'Site',
    type: 'reference',
    to: [{ type: 'tenant' }],
    description: 'Set when the document is created. To have it on another site, create it there.',
    options: { disableNew: true },
    readOnly: ({ value }) => Boolean((value as { _ref?: string } | undefined)?._ref),
    validation: (rule) => rule.required().error('Choose the site this belongs to.'),
  })
}

/** Dealers' staff cannot read the other sites of a shared document, which would show as broken references. */
function isHiddenFromDealers({ currentUser, document }: ConditionalPropertyCallbackContext): boolean {
  const named = [document?.sites, document?.excludedSites].flat() as ({ _ref?: string } | undefined)[]
  const roles = (currentUser?.roles ?? []).map(({ name }) => name)
  return !choosesSites(
    roles,
    named.flatMap((site) => site?._ref ?? []),
  )
}

/** The sites a shared document shows on, and those it must not. */
export function sitesFields() {
  const site = defineArrayMember({
    type: 'reference',
    title: 'Site',
    to: [{ type: 'tenant' }],
    options: { disableNew: true },
    // Whoever cannot read the other sites would be shown each as a reference to nothing.
    validation: (rule, context) => (context?.hidden ? [] : rule),
  })
  return [
    defineField({
      name: 'sites',
      title: 'Sites',
      type: 'array',
      of: [site],
      options: { studioInput: 'sites' },
      description: 'Every site that shows this.',
      hidden: isHiddenFromDealers,
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one site.'),
        rule.unique().error('Each site can be listed once.'),
      ],
    }),
    defineField({
      name: 'excludedSites',
      title: 'Not on these sites',
      type: 'array',
      of: [site],
      options: { studioInput: 'sites' },
      description: 'Takes a site out again, whatever the list above says.',
      // The ticks above say it; documents of earlier versions and of makers' feeds still name some.
      hidden: (context) => !(context.value as unknown[] | undefined)?.length || isHiddenFromDealers(context),
      validation: (rule) => rule.unique().error('Each site can be listed once.'),
    }),
  ]
}

/** The campaign that made a document, by its id. */
export function campaignField() {
  return defineField({
    name: 'campaign',
    title: 'Made by the campaign',
    type: 'string',
    hidden: true,
    readOnly: true,
  })
}

/** The last part of a document's address, unique among its site's documents of the type. */
export function slugField(
  source: string,
  description: string,
  rule: (value: unknown, context: ValidationContext) => Promise<true | string> = async () => true,
) {
  return defineField({
    name: 'slug',
    title: 'Web address',
    type: 'slug',
    description,
    options: { source, maxLength: 80, isUnique: isSlugFree },
    // One rule: each would ask the lake anew whether the slug is free.
    validation: (field) =>
      field.required().custom((slug, context) => {
        const text = (slug as { current?: string } | undefined)?.current
        if (!text) return true
        if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(text)) return 'Use small letters, digits and dashes only.'
        return findSlugCollision(context.document?._type as DocumentType, text) ?? rule(slug, context)
      }),
  })
}

/** A link: a path of the site, a web address, a mail address or a phone number. */
export function hrefField(options: {
  name: string
  title: string
  required?: boolean
  description?: string
  /** It leads to another site or names a file: it is typed, not picked. */
  outside?: boolean
}) {
  const { name, title, required = false, outside = false } = options
  return defineField({
    name,
    title,
    type: 'string',
    description: options.description ?? (outside ? 'A web address, beginning with https://.' : undefined),
    ...(outside ? {} : { options: { studioInput: 'link' } }),
    validation: (rule) =>
      rule.custom((value, context) => {
        const text = (value as string | undefined)?.trim()
        if (!text) return required ? 'Say where it leads.' : true
        if (!isSafeLink(text)) return LINK_RULE
        return outside || leadsSomewhere(text, context)
      }),
  })
}

/** A label and where it leads, as an item of a list. */
export function linkMember(name: string, title = 'Link') {
  return defineArrayMember({
    type: 'object',
    name,
    title,
    fields: [
      defineField({
        name: 'label',
        title: 'Words',
        type: 'string',
        options: { shownText: true },
        validation: (rule) => rule.required().error('Say what the link is called.'),
      }),
      hrefField({ name: 'href', title: 'Leads to', required: true }),
    ] as FieldDefinition[],
    preview: {
      select: { title: 'label', href: 'href' },
      prepare: ({ title, href }) => ({ title, subtitle: summariseLink(href) }),
    },
  })
}
