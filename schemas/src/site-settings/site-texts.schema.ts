import { defineArrayMember, defineField } from '@sanity/types'
import { hrefField } from '../content/fields.schema.ts'
import { SOCIAL_NETWORKS } from './site-settings-parts.zod.ts'

const words = (name: string, title: string, placeholder?: string) =>
  defineField({ name, title, type: 'string', ...(placeholder ? { placeholder } : {}) })

const shownWords = (name: string, title: string, placeholder?: string) => ({
  ...words(name, title, placeholder),
  options: { shownText: true },
})

const texts = defineField({
  name: 'texts',
  title: 'Words',
  type: 'object',
  group: 'texts',
  fields: [
    words('noPrice', 'In place of a missing price', 'Enquire for price.'),
    words('usedKeyword', 'Word for used cars', 'Used'),
    shownWords('financeCta', 'Finance button', 'Get Finance'),
    shownWords('testDriveCta', 'Test drive button', 'Book A Test Drive'),
    shownWords('tagline', 'One line about the dealer'),
    defineField({
      name: 'footerAbout',
      title: 'About the dealer, in the footer',
      type: 'text',
      options: { shownText: true },
      rows: 2,
    }),
    defineField({
      name: 'financeDisclaimer',
      title: 'Small print of weekly prices',
      type: 'text',
      options: { shownText: true },
      rows: 4,
      description: 'Empty: the usual wording.',
    }),
    defineField({
      name: 'acknowledgement',
      title: 'Acknowledgement of Country',
      type: 'text',
      options: { shownText: true },
      rows: 2,
      description: 'Shown above the last line of every page. Empty: none.',
    }),
  ],
})

const figures = defineField({
  name: 'figures',
  title: 'Numbers under the hero',
  type: 'array',
  group: 'texts',
  description: 'Three or four on the front page, for example 50+ and locations. Empty: none.',
  validation: (rule) => rule.max(4).error('Four at the most.'),
  of: [
    defineArrayMember({
      type: 'object',
      name: 'figure',
      fields: [
        {
          ...shownWords('value', 'Number', '50+'),
          validation: (rule) => rule.required().error('Write the number.'),
        },
        {
          ...shownWords('label', 'What it counts', 'locations'),
          validation: (rule) => rule.required().error('Say what it counts.'),
        },
      ],
      preview: { select: { title: 'value', subtitle: 'label' } },
    }),
  ],
})

const phones = defineField({
  name: 'phones',
  title: 'Phone numbers',
  type: 'object',
  group: 'texts',
  fields: [
    words('main', 'In the header', '02 5550 0100'),
    words('new', 'For new cars'),
    words('used', 'For used cars'),
    words('demo', 'For demo cars'),
  ],
  options: { columns: 2 },
})

const social = defineField({
  name: 'social',
  title: 'Social networks',
  description: 'A network is linked to once its address is given.',
  type: 'object',
  group: 'texts',
  fields: Object.entries(SOCIAL_NETWORKS).map(([name, { label }]) =>
    defineField({
      name,
      title: label,
      type: 'object',
      fields: [
        defineField({ name: 'on', title: 'Shown', type: 'boolean', initialValue: true }),
        hrefField({ name: 'url', title: 'The dealer’s page', outside: true }),
      ],
      options: { columns: 2 },
    }),
  ),
})

const reviews = defineField({
  name: 'reviews',
  title: 'Reviews',
  type: 'object',
  group: 'texts',
  fields: [
    defineField({
      name: 'minimumRating',
      title: 'Number of reviews shows above',
      type: 'number',
      initialValue: 4,
      validation: (rule) => rule.min(0).max(5).error('Between 0 and 5.'),
    }),
    defineField({
      name: 'hiddenLocations',
      title: 'Hide the reviews of',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', weak: true, to: [{ type: 'location' }] })],
    }),
  ],
})

/** The dealer's own words, figures, phone numbers, social networks and reviews. */
export const textFields = [texts, figures, social, reviews]

/** Numbers by car type. */
export const phonesField = phones
