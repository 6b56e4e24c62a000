import { defineArrayMember, defineField } from '@sanity/types'
import { serviceBookingField } from './service-booking.schema.ts'
import { PLUGINS } from './tenant-parts.zod.ts'

const PLUGIN_TITLES: Record<(typeof PLUGINS)[number], string> = {
  historyReport: 'Vehicle history report',
  carAnalysis: 'Car analysis',
  ppsrReport: 'PPSR report (used cars only)',
}

/** Paid features and providers beside stock and finance. */
export const featureFields = [
  defineField({
    name: 'xtimeUrl',
    title: 'Service booking elsewhere',
    type: 'url',
    validation: (rule) =>
      rule.uri({ scheme: ['https', 'http'] }).error('Write the whole address, with https://.'),
  }),
  serviceBookingField,
  defineField({
    name: 'autograb',
    title: 'Market prices',
    type: 'boolean',
    description:
      'Vehicle pages compare the price with those of similar vehicles, and say how far it is below the market where the feed has market averages.',
    initialValue: false,
  }),
  defineField({
    name: 'plugins',
    title: 'Reports to download',
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: PLUGINS.map((value) => ({ value, title: PLUGIN_TITLES[value] })) },
  }),
  defineField({
    name: 'offerExceptions',
    title: 'Offers shown all the same',
    type: 'array',
    description: 'Offers that exclude this site and yet are shown, while the feature for it is on.',
    of: [defineArrayMember({ type: 'reference', weak: true, to: [{ type: 'offer' }] })],
  }),
].map((field) => ({ ...field, group: 'features' }))
