import { defineArrayMember, defineField } from '@sanity/types'
import { hrefField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import type { PictureUse } from '../content/picture-uses.ts'
import { MEASURES, type Measure, type MeasureGroup, PERFORMANCE_TEXTS } from './measures.ts'

const dollars = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => rule.greaterThan(0).error('Give an amount above 0, in dollars.'),
  })

function measureField({ key, title, unit, example }: Measure) {
  return defineField({
    name: key,
    title: unit === '' ? title : `${title} (${unit})`,
    type: 'number',
    placeholder: String(example),
    validation: (rule) => rule.greaterThan(0).error('Give a number above 0, or leave it empty.'),
  })
}

function measuresField(name: MeasureGroup, title: string) {
  const texts = name === 'performance' ? PERFORMANCE_TEXTS : []
  return defineField({
    name,
    title,
    type: 'object',
    description: 'What is empty is left out of the page.',
    options: { columns: 2, collapsible: true, collapsed: true },
    fields: [
      ...MEASURES[name].map(measureField),
      ...texts.map(({ key, title, example }) =>
        defineField({ name: key, title, type: 'string', placeholder: example, options: { shownText: true } }),
      ),
    ],
  })
}

/** A variant as an item of the model's list. */
export const variantMember = defineArrayMember({
  type: 'object',
  name: 'modelVariant',
  title: 'Variant',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      placeholder: 'Performance',
      description: 'Without the name of the model.',
      validation: (rule) => rule.required().error('Give the variant a name.'),
    }),
    defineField({
      name: 'badge',
      title: 'Badge in the stock',
      type: 'string',
      description:
        'As the stock feed writes it, to count the cars of this variant. Empty: the same as its name.',
    }),
    dollars('price', 'Price', 'Drive away, in dollars, as the maker recommends.'),
    defineField({
      name: 'delivery',
      title: 'When an order is delivered',
      type: 'string',
      placeholder: 'Ordered now, delivered in March',
      options: { shownText: true },
    }),
    measuresField('dimensions', 'Dimensions'),
    measuresField('performance', 'Performance'),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      description: 'A comparison ticks what a variant has; write the same words at every variant.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().error('Each feature can be listed once.'),
    }),
  ],
  preview: {
    select: { title: 'name', price: 'price' },
    prepare: ({ title, price }) => ({
      title,
      subtitle: typeof price === 'number' ? `$${price.toLocaleString('en-AU')} drive away` : 'No price',
    }),
  },
})

/** The address of a maker's picture, in place of an uploaded one. */
const pictureAddress = () =>
  hrefField({ name: 'imageUrl', title: 'Or the address of the maker’s picture', outside: true })

const picture = (uses: readonly PictureUse[]) => imageField({ name: 'image', title: 'Picture', uses })

/** A colour as an item of the model's list. */
export const colourMember = defineArrayMember({
  type: 'object',
  name: 'modelColour',
  title: 'Colour',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      placeholder: 'Pearl white',
      validation: (rule) => rule.required().error('Give the colour its name.'),
    }),
    defineField({
      name: 'hexCode',
      title: 'Colour of the round button',
      type: 'string',
      placeholder: '#eceeee',
      description: 'Six digits after a #.',
      validation: (rule) =>
        rule
          .required()
          .error('Give the code of the colour.')
          .regex(/^#[0-9a-f]{6}$/i)
          .error('Write it as # and six digits or letters from a to f.'),
    }),
    picture(['modelPage']),
    pictureAddress(),
    defineField({
      name: 'variants',
      title: 'Only for these variants',
      type: 'array',
      description: 'Their names, as above. Empty: every variant comes in this colour.',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
    }),
    dollars('extraPrice', 'Costs more', 'In dollars. Empty: included in the price.'),
  ],
  preview: { select: { title: 'name', subtitle: 'hexCode', media: 'image' } },
})

/** A picture of the gallery. */
export const galleryMember = defineArrayMember({
  type: 'object',
  name: 'modelPicture',
  title: 'Picture',
  fields: [
    picture(['modelPage']),
    pictureAddress(),
    defineField({
      name: 'caption',
      title: 'What it shows',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Say in a few words what the picture shows.'),
    }),
  ],
  preview: { select: { title: 'caption', media: 'image' } },
})

/** Something worth knowing, with or without a picture. */
export const detailMember = defineArrayMember({
  type: 'object',
  name: 'modelDetail',
  title: 'Detail',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Give it a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, options: { shownText: true } }),
    picture(['modelPage']),
    pictureAddress(),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'image' } },
})
