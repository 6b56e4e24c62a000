import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { tenantField } from '../content/fields.schema.ts'
import { AUSTRALIAN_STATES } from '../content/states.ts'
import { monthlyReportField } from '../insights/monthly-report.schema.ts'
import { marketFeedsField } from '../markets/market-feeds.schema.ts'
import { financeNeedsManagerField } from './finance-needs-manager.schema.ts'
import { launchField } from './launch.schema.ts'
import { ownFinanceField } from './own-finance.schema.ts'
import { ownLookField } from './own-look.schema.ts'
import { prizeWheelField } from './prize-wheel.schema.ts'
import { promiseFields } from './promises.schema.ts'
import { legalFields } from './site-legal.schema.ts'
import { carFields } from './site-stock.schema.ts'
import { phonesField, textFields } from './site-texts.schema.ts'
import { tagsField } from './tags.schema.ts'

const dealer = [
  defineField({
    name: 'name',
    title: 'Name',
    type: 'string',
    validation: (rule) => rule.required().error('Give the site its name.'),
  }),
  defineField({
    name: 'wordmark',
    title: 'Name in the header',
    type: 'string',
    options: { shownText: true },
    description: 'Set in type. Empty: the site’s name.',
  }),
  defineField({
    name: 'logo',
    title: 'Logo',
    type: 'image',
    options: { hotspot: true },
    description: 'Replaces the name in the header.',
  }),
  ownLookField,
  ...legalFields,
  defineField({ name: 'email', title: 'Mail address', type: 'email' }),
  defineField({ name: 'address', title: 'Address', type: 'address' }),
  defineField({
    name: 'overrideCity',
    title: 'City named on the site',
    type: 'string',
    description: 'Empty: the city that all locations share, else their state; nothing for several states.',
  }),
  defineField({
    name: 'defaultState',
    title: 'State preselected in forms',
    type: 'string',
    options: {
      list: AUSTRALIAN_STATES.map(({ code, name }) => ({ value: code.toLowerCase(), title: name })),
    },
    initialValue: 'qld',
  }),
  defineField({
    name: 'youtubeUrl',
    title: 'Video about the dealer',
    type: 'url',
    validation: (rule) =>
      rule.uri({ scheme: ['https', 'http'] }).error('Write the whole address, with https://.'),
  }),
].map((field) => ({ ...field, group: 'dealer' }))

const enquiries = defineField({
  name: 'leads',
  title: 'Enquiries',
  type: 'object',
  group: 'contact',
  fields: [
    defineField({
      name: 'mailTo',
      title: 'Mail to people',
      type: 'array',
      description: 'Empty: the location’s address, or else the dealer’s.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.email().error('Write an email address.'),
        }),
      ],
      validation: (rule) => rule.unique().max(10).error('Ten at the most, each once.'),
    }),
    defineField({
      name: 'hiddenLocations',
      title: 'Locations left out of forms',
      type: 'array',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'location' }], options: { disableNew: true } }),
      ],
      validation: (rule) => rule.unique().error('Each location can be listed once.'),
    }),
    defineField({
      name: 'keepMonths',
      title: 'Months that enquiries are stored',
      type: 'number',
      description:
        'Afterwards enquiries, unused accounts and the names on settled reservations are deleted. Empty: stored until you delete them.',
      validation: (rule) => rule.integer().min(1).max(120).error('A whole number of months from 1 to 120.'),
    }),
    ...promiseFields,
  ],
})

/** What a dealer says of itself and chooses for its site. What reaches beyond the dealer is in `tenant`. */
export const siteSettingsType = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  groups: [
    { name: 'dealer', title: 'Dealer', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'texts', title: 'Texts' },
    { name: 'cars', title: 'Cars' },
    { name: 'features', title: 'Features' },
  ],
  fields: [
    { ...tenantField(), hidden: true },
    ...dealer,
    { ...phonesField, group: 'contact' },
    enquiries,
    { ...monthlyReportField, group: 'contact' },
    ...textFields.map((field) =>
      ['social', 'reviews'].includes(field.name) ? { ...field, group: 'contact' } : field,
    ),
    ...carFields,
    marketFeedsField,
    ownFinanceField,
    financeNeedsManagerField,
    tagsField,
    prizeWheelField,
    launchField,
    defineField({ name: 'flags', title: 'Features', type: 'siteFlags', group: 'features' }),
  ],
  preview: {
    select: { title: 'name', media: 'logo' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Site settings', media }),
  },
})
