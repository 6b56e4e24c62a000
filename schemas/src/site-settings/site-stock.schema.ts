import { defineArrayMember, defineField } from '@sanity/types'
import { hrefField } from '../content/fields.schema.ts'
import { DEFAULT_DEPOSIT, MOST_DEPOSIT, MOST_VIEWS_FROM } from './site-settings-parts.zod.ts'
import { MOST_STOCK_COLUMNS, STOCK_COLUMN_CHOICES, STOCK_COLUMN_LENGTH } from './stock-columns.ts'
import { STOCK_FEED_DELIMITERS, STOCK_FEED_FORMATS } from './stock-feed.zod.ts'

const stock = defineField({
  name: 'stock',
  title: 'Cars on this site',
  type: 'object',
  group: 'cars',
  fields: [
    defineField({
      name: 'includeSoldCarsDays',
      title: 'Days sold cars stay',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.integer().min(0).max(14).error('Between 0 and 14 days.'),
    }),
    defineField({
      name: 'stockCount',
      title: 'Number of cars to name',
      type: 'number',
      description: 'Shown instead of counts above 1999. Empty or 0: the real count.',
      validation: (rule) => rule.integer().min(0).error('A whole number.'),
    }),
    defineField({
      name: 'reserveDeposit',
      title: 'Deposit of a reservation, in dollars',
      type: 'number',
      description: `What a shopper pays to reserve a car online. Empty: $${DEFAULT_DEPOSIT}. Reservations already made keep theirs.`,
      validation: (rule) =>
        rule.integer().min(1).max(MOST_DEPOSIT).error(`Whole dollars, from 1 to ${MOST_DEPOSIT}.`),
    }),
  ],
})

const specifications = defineField({
  name: 'specifications',
  title: 'Tags on cars',
  type: 'object',
  group: 'cars',
  fields: [
    defineField({
      name: 'justArrivedDays',
      title: 'Days a car is new in stock',
      type: 'number',
      initialValue: 8,
      validation: (rule) => rule.integer().min(0).max(60).error('Between 0 and 60 days.'),
    }),
    defineField({
      name: 'justArrivedTagName',
      title: 'Tag of a new arrival',
      type: 'string',
      placeholder: 'New Arrival',
    }),
    defineField({
      name: 'soldTagName',
      title: 'Tag of a sold car',
      type: 'string',
      placeholder: 'JUST SOLD',
    }),
  ],
})

const stockColumns = defineField({
  name: 'stockColumns',
  title: 'Columns of the stock file',
  type: 'array',
  group: 'cars',
  description: 'Only those that are not known by their names. The tool Stock shows what they hold.',
  validation: (rule) => [
    rule.max(MOST_STOCK_COLUMNS).error(`${MOST_STOCK_COLUMNS} at the most.`),
    rule
      .custom((columns) => {
        const names = (columns ?? []).map((each) => (each as { column?: string }).column)
        return new Set(names).size === names.length || 'Each column can be listed once.'
      })
      .error(),
  ],
  of: [
    defineArrayMember({
      type: 'object',
      name: 'stockColumn',
      fields: [
        defineField({
          name: 'column',
          title: 'Column, as in the file',
          type: 'string',
          validation: (rule) =>
            rule.required().max(STOCK_COLUMN_LENGTH).error('Write its name as it is in the file.'),
        }),
        defineField({
          name: 'field',
          title: 'Is our',
          type: 'string',
          options: { list: [...STOCK_COLUMN_CHOICES] },
          validation: (rule) => rule.required().error('Choose what it is.'),
        }),
      ],
      preview: { select: { title: 'column', subtitle: 'field' } },
    }),
  ],
})

const stockFeed = defineField({
  name: 'stockFeed',
  title: 'The stock file',
  type: 'object',
  group: 'cars',
  readOnly: true,
  description: 'How it is read. Bring another file in Stock, Files to change it.',
  hidden: ({ value }) => value === undefined,
  options: { columns: 2 },
  fields: [
    defineField({ name: 'file', title: 'File', type: 'string' }),
    defineField({
      name: 'format',
      title: 'Format',
      type: 'string',
      options: { list: [...STOCK_FEED_FORMATS] },
    }),
    defineField({ name: 'element', title: 'Element of a vehicle', type: 'string' }),
    defineField({
      name: 'delimiter',
      title: 'Values are separated by',
      type: 'string',
      options: { list: [...STOCK_FEED_DELIMITERS] },
    }),
  ],
})

const pointFields = (name: string) => [
  defineField({
    name: 'title',
    title: name,
    type: 'string',
    options: { shownText: true },
    validation: (rule) => rule.required().error('Write a few words.'),
  }),
  defineField({ name: 'text', title: 'Sentence', type: 'text', rows: 2, options: { shownText: true } }),
]

function pointsField(
  name: string,
  title: string,
  point: { name: string; title: string },
  description: string,
) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'object',
        name: point.name,
        title: point.title,
        fields: pointFields(point.title),
        preview: { select: { title: 'title', subtitle: 'text' } },
      }),
    ],
    validation: (rule) => rule.max(8).error('Eight at the most.'),
  })
}

const linesField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'string', options: { shownText: true } })],
    validation: (rule) => rule.unique().max(12).error('Twelve at the most, each once.'),
  })

const vehiclePage = defineField({
  name: 'vehiclePage',
  title: 'On every vehicle’s page',
  type: 'object',
  group: 'cars',
  description: 'What is empty shows nothing.',
  fields: [
    linesField('included', 'What’s included', 'A line each: full tank, two keys, roadworthy certificate.'),
    linesField('assurances', 'Assurances of used vehicles', 'For example 48 hour money back guarantee.'),
    pointsField(
      'reasons',
      'Why buy from us?',
      { name: 'reason', title: 'Reason' },
      'In the dealer’s own words.',
    ),
    pointsField(
      'protection',
      'Protect your car',
      { name: 'protectionCover', title: 'Cover' },
      'Warranties, insurance, paint protection.',
    ),
    defineField({
      name: 'similarCars',
      title: 'Similar vehicles shown',
      type: 'number',
      placeholder: '6',
      validation: (rule) => rule.integer().min(3).max(10).error('A whole number from 3 to 10.'),
    }),
    defineField({
      name: 'viewsFrom',
      title: 'Views are shown from',
      type: 'number',
      description: 'How often a vehicle was viewed is said from this number on: “Viewed once” sells nothing.',
      placeholder: '1',
      validation: (rule) =>
        rule.integer().min(1).max(MOST_VIEWS_FROM).error('A whole number from 1 to 10,000.'),
    }),
    defineField({
      name: 'priceFalls',
      title: 'Prices of used vehicles fall',
      type: 'object',
      description:
        'A promise: the vehicle’s page says the next price and its day. Your stock system has to keep it. Empty: none.',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'everyDays',
          title: 'Every so many days',
          type: 'number',
          validation: (rule) => rule.integer().min(1).max(365).error('A whole number from 1 to 365.'),
        }),
        defineField({
          name: 'dollars',
          title: 'By dollars',
          type: 'number',
          validation: (rule) => rule.integer().min(1).error('Whole dollars, 1 or more.'),
        }),
      ],
      validation: (rule) =>
        rule.custom((falls?: { everyDays?: number; dollars?: number }) =>
          (falls?.everyDays === undefined) === (falls?.dollars === undefined)
            ? true
            : 'Fill in both, or neither.',
        ),
    }),
    hrefField({
      name: 'chatUrl',
      title: 'Chat',
      outside: true,
      description: 'The address of your chat, for example https://wa.me/61400000000. Empty: no chat button.',
    }),
  ],
})

/** How long sold cars stay, the words of tags and of vehicles' pages, and what the stock file's columns are. */
export const carFields = [stock, specifications, vehiclePage, stockFeed, stockColumns]
