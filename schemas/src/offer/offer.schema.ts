import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { campaignField, hrefField, sitesFields, slugField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { summariseWindow } from '../content/showing-window.ts'
import type { NumberUnit } from '../content/studio-input.schema.ts'
import { notOver, windowFields } from '../content/window.schema.ts'
import { OFFER_CATEGORIES } from './offer.query.ts'
import { isRate } from './offer-figure.ts'
import { FINANCE_OFFER, findTermProblem, type OfferTerms } from './offer-terms.ts'

type TypedOffer = Parameters<typeof findTermProblem>[1]

/** A figure of the offer's price or loan; those of a loan show where there is one. */
function termField(
  name: keyof OfferTerms,
  title: string,
  unit: NumberUnit,
  most: number,
  description?: string,
) {
  return defineField({
    name,
    title,
    type: 'number',
    group: 'offer',
    fieldset: 'terms',
    options: { unit },
    ...(description ? { description } : {}),
    hidden: ({ parent, value }) =>
      name !== 'price' && parent?.category !== FINANCE_OFFER && value === undefined,
    validation: (rule) => [
      rule
        .min(0)
        .max(most)
        .error(`Between 0 and ${most.toLocaleString('en-AU')}.`),
      // The terms around the figure: an offer is a document, or a part of a campaign.
      rule.custom((_value, { parent }) => findTermProblem(name, parent as TypedOffer) ?? true),
    ],
  })
}

const termFields = [
  termField('interestRate', 'Rate', '%', 40),
  termField(
    'comparisonRate',
    'Comparison rate',
    '%',
    40,
    'A site with a lender works it out from that lender’s fees; this figure shows where there is none.',
  ),
  termField('termMonths', 'Term', 'months', 84),
  termField('price', 'Price', '$', 1_000_000),
  termField('deposit', 'Deposit', '$', 1_000_000),
  termField('finalPayment', 'Final payment', '$', 1_000_000),
]

const figureFields = [
  defineField({
    name: 'figure',
    title: 'Figure set big',
    type: 'string',
    group: 'offer',
    fieldset: 'figure',
    placeholder: '$1,500',
    description: 'Empty: the rate or the price below.',
    validation: (rule) => [
      rule.max(12).error('A figure is short: 12 characters at most.'),
      rule.custom((figure, { parent }) => {
        const { interestRate, comparisonRate } = (parent ?? {}) as TypedOffer
        if (!figure || !isRate(figure) || (interestRate && comparisonRate)) return true
        return 'A rate shows only from the fields Rate and Comparison rate. Fill in both, and leave this empty.'
      }),
    ],
  }),
  defineField({
    name: 'figureUnit',
    title: 'Beside it',
    type: 'string',
    group: 'offer',
    fieldset: 'figure',
    options: { shownText: true },
    placeholder: 'drive away',
    validation: (rule) => rule.max(24).error('24 characters at most.'),
  }),
  defineField({
    name: 'figureNote',
    title: 'Below it',
    type: 'string',
    group: 'offer',
    fieldset: 'figure',
    options: { shownText: true },
    placeholder: 'on top of our written offer',
    validation: (rule) => rule.max(60).error('60 characters at most.'),
  }),
]

/** An offer: a price, a rate, a gift, with its small print. */
export const offerType = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  groups: [
    { name: 'offer', title: 'Offer', default: true },
    { name: 'about', title: 'Make and model' },
    { name: 'where', title: 'Where and when' },
  ],
  fieldsets: [
    { name: 'kind', title: 'What it is', options: { columns: 2 } },
    { name: 'figure', title: 'The figure', options: { columns: 3 } },
    { name: 'terms', title: 'Price and finance', options: { columns: 3 } },
    { name: 'window', title: 'When', options: { columns: 2 } },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      options: { shownText: true, studioInput: 'countedText', textLimit: 'offerName' },
      group: 'offer',
      validation: (rule) => rule.required().error('Give the offer a name.'),
    }),
    defineField({
      name: 'category',
      title: 'Kind',
      type: 'string',
      group: 'offer',
      fieldset: 'kind',
      options: { list: [...OFFER_CATEGORIES] },
      validation: (rule) => rule.required().error('Choose what kind of offer it is.'),
    }),
    {
      ...hrefField({ name: 'searchHref', title: 'The cars it applies to' }),
      group: 'offer',
      fieldset: 'kind',
    },
    ...figureFields,
    ...termFields,
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      options: { shownText: true, studioInput: 'countedText', textLimit: 'offerText' },
      rows: 4,
      group: 'offer',
      validation: (rule) => rule.required().error('Say what the offer is.'),
    }),
    defineField({
      name: 'inclusions',
      title: 'What comes with it',
      type: 'array',
      group: 'offer',
      of: [defineArrayMember({ type: 'string' })],
      description: 'One thing a line; the offer’s own page lists them.',
    }),
    defineField({
      name: 'disclaimer',
      title: 'Small print',
      type: 'text',
      options: { shownText: true, studioInput: 'countedText', textLimit: 'offerText' },
      rows: 4,
      group: 'offer',
      description:
        'Each line is a numbered point. The warning that the law wants beside a comparison rate is added by the site itself.',
    }),
    imageField({
      name: 'image',
      title: 'Picture',
      description: 'Empty: the model’s picture.',
      group: 'offer',
      uses: ['offerCard', 'offerPage', 'promotion'],
    }),
    {
      ...hrefField({
        name: 'imageUrl',
        title: 'Address of a picture',
        description: 'Set by a manufacturer’s feed; used when there is no other picture.',
        outside: true,
      }),
      group: 'offer',
    },
    defineField({
      name: 'sanitizedDescription',
      title: 'Description from the feed',
      type: 'text',
      options: { shownText: true },
      rows: 3,
      group: 'offer',
      description: 'Set by a manufacturer’s feed; shown instead of the description.',
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    defineField({
      name: 'manufacturer',
      title: 'Make',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      group: 'about',
    }),
    defineField({
      name: 'manufacturerName',
      title: 'Make, as the feed calls it',
      type: 'string',
      group: 'about',
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    defineField({
      name: 'model',
      title: 'Model',
      type: 'reference',
      to: [{ type: 'model' }],
      group: 'about',
    }),
    { ...slugField('name', 'The end of its address: /offers/…'), group: 'offer' },
    ...sitesFields().map((field) => ({ ...field, group: 'where' })),
    ...windowFields({ group: 'where', fieldset: 'window' }),
    campaignField(),
  ],
  validation: (rule) => rule.custom(notOver).warning(),
  orderings: [{ name: 'expiry', title: 'Ends soonest', by: [{ field: 'expiry', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'name',
      category: 'category',
      start: 'start',
      expiry: 'expiry',
      zone: 'sites.0.timeZone',
      media: 'image',
    },
    prepare: ({ title, category, start, expiry, zone, media }) => ({
      title,
      subtitle: [summariseWindow({ start, expiry }, zone), category].filter(Boolean).join(' · '),
      media,
    }),
  },
})
