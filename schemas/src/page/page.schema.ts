import {
  type ConditionalPropertyCallbackContext,
  defineArrayMember,
  defineField,
  defineType,
} from '@sanity/types'
import { slugField, tenantField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { windowFields } from '../content/window.schema.ts'
import { blocksField } from './blocks/blocks.schema.ts'
import { HOME_SLUG, SCROLLING_BANNER_WINDOW } from './page.query.ts'

const isNotHome = ({ document }: Pick<ConditionalPropertyCallbackContext, 'document'>) =>
  (document?.slug as { current?: string } | undefined)?.current !== HOME_SLUG

const isNoDocument = ({ document }: Pick<ConditionalPropertyCallbackContext, 'document'>) =>
  document?.layout !== 'document'

/** What a policy or other terms have beside their text. */
const documentFields = [
  defineField({
    name: 'layout',
    title: 'Kind of page',
    type: 'string',
    group: 'content',
    options: {
      list: [
        { value: 'page', title: 'Page' },
        { value: 'document', title: 'Policy or terms: with contents and dates' },
      ],
      layout: 'radio',
    },
    initialValue: 'page',
  }),
  defineField({
    name: 'inForceSince',
    title: 'In force since',
    type: 'date',
    group: 'content',
    hidden: isNoDocument,
  }),
  defineField({
    name: 'replaces',
    title: 'Replaces the version of',
    type: 'date',
    group: 'content',
    hidden: isNoDocument,
  }),
  defineField({
    name: 'inShort',
    title: 'In short',
    type: 'array',
    group: 'content',
    of: [defineArrayMember({ type: 'string' })],
    description: 'Three sentences that say what matters, before the text.',
    hidden: isNoDocument,
    validation: (rule) => rule.max(5).warning('Three to five sentences are read.'),
  }),
]

const isHome = (context: Pick<ConditionalPropertyCallbackContext, 'document'>) => !isNotHome(context)

/** A page made of blocks. */
export const pageType = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    tenantField(),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { shownText: true },
      group: 'content',
      validation: (rule) => rule.required().error('Give the page a title.'),
    }),
    { ...slugField('title', `The path of the page. “${HOME_SLUG}” is the front page.`), group: 'content' },
    blocksField(
      'content',
      `In the order in which the page shows them. A front page with none of the blocks that fill themselves (offers, locations, car types, brands, figures) shows those of the site’s template too.`,
    ),
    ...documentFields,
    defineField({
      name: 'scrollingBanner',
      title: 'Scrolling offers banner',
      type: 'string',
      options: { shownText: true },
      group: 'content',
      placeholder: 'Stocktake sale on now',
      description: 'A few words that run across the front page and lead to the special offers. Empty: none.',
      hidden: isNotHome,
    }),
    ...windowFields({
      group: 'content',
      subject: 'Scrolling banner',
      names: SCROLLING_BANNER_WINDOW,
      hidden: (context) => isNotHome(context) || !context.document?.scrollingBanner,
    }),
    defineField({
      name: 'metaTitle',
      title: 'Title in search results',
      type: 'string',
      group: 'search',
      options: { studioInput: 'countedText', textLimit: 'pageTitle' },
      description: 'Empty: the page’s title.',
      validation: (rule) => rule.max(60).warning('Search engines cut titles of more than 60 characters.'),
    }),
    defineField({
      name: 'metaDescription',
      title: 'Description in search results',
      type: 'text',
      rows: 2,
      group: 'search',
      options: { studioInput: 'countedText', textLimit: 'pageDescription' },
      validation: (rule) => rule.max(160).warning('Search engines cut after about 160 characters.'),
    }),
    defineField({
      name: 'unlisted',
      title: 'Keep it out of search engines',
      type: 'boolean',
      group: 'search',
      description: 'The page is reached by its address, and is in no list of pages.',
      initialValue: false,
      hidden: isHome,
    }),
    imageField({
      name: 'socialImage',
      title: 'Picture when the page is shared',
      group: 'search',
      uses: ['social'],
    }),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', site: 'tenant.name' },
    prepare: ({ title, slug, site }) => ({
      title,
      subtitle: [slug === HOME_SLUG ? '/' : `/${slug ?? ''}`, site].filter(Boolean).join(' · '),
    }),
  },
})
