import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { FLAG_CATALOG, FLAG_KEYS } from '../flags/catalog.ts'
import { ANALYTICS_EVENT_NAMES, ANALYTICS_EVENTS } from '../lead/event-names.ts'

const sites = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'tenant' }], options: { disableNew: true } })],
    validation: (rule) => rule.unique().error('Each site can be listed once.'),
  })

const flagRule = defineArrayMember({
  type: 'object',
  name: 'flagRule',
  title: 'Feature',
  fields: [
    defineField({
      name: 'flag',
      title: 'Feature',
      type: 'string',
      options: { list: FLAG_KEYS.map((value) => ({ value, title: FLAG_CATALOG[value].title })) },
      validation: (rule) => rule.required().error('Choose the feature.'),
    }),
    sites('allow', 'On for', 'Switches the feature on for these sites, whatever they say themselves.'),
    sites('deny', 'Off for', 'Switches it off. Beats the list above.'),
  ],
  preview: {
    select: { flag: 'flag', allow: 'allow', deny: 'deny' },
    prepare: ({ flag, allow, deny }) => ({
      title: FLAG_CATALOG[flag as (typeof FLAG_KEYS)[number]]?.title ?? flag,
      subtitle: `on for ${allow?.length ?? 0}, off for ${deny?.length ?? 0}`,
    }),
  },
})

const analyticsEvent = defineArrayMember({
  type: 'object',
  name: 'analyticsEvent',
  title: 'Event',
  fields: [
    defineField({
      name: 'name',
      title: 'What happened',
      type: 'string',
      options: {
        list: ANALYTICS_EVENT_NAMES.map((value) => ({
          value,
          title: `${value} (usually ${ANALYTICS_EVENTS[value]})`,
        })),
      },
      validation: (rule) => rule.required().error('Choose the event.'),
    }),
    defineField({
      name: 'id',
      title: 'Number',
      type: 'number',
      validation: (rule) => rule.required().integer().greaterThan(0).error('A whole number above 0.'),
    }),
  ],
  preview: {
    select: { title: 'name', id: 'id' },
    prepare: ({ title, id }) => ({ title, subtitle: `Number ${id ?? '–'}` }),
  },
})

const serverName = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) =>
      rule.regex(/^[a-z0-9-]{1,40}$/).error('A name as in MEILI_SERVERS: small letters, digits and hyphens.'),
  })

const placedDealer = defineArrayMember({
  type: 'object',
  name: 'placedDealer',
  title: 'Dealer',
  fields: [
    defineField({
      name: 'dealer',
      title: 'Dealer',
      type: 'reference',
      to: [{ type: 'tenant' }],
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the dealer.'),
    }),
    serverName('server', 'Search server', 'The server that pages read the stock from.'),
    serverName('movingTo', 'Also written to', 'Set by a move while it is under way.'),
  ],
  preview: { select: { title: 'dealer.name', subtitle: 'server' } },
})

/** What holds for the whole platform. */
export const platformSettingsType = defineType({
  name: 'platformSettings',
  title: 'Platform settings',
  type: 'document',
  fields: [
    defineField({ name: 'flagRules', title: 'Features by site', type: 'array', of: [flagRule] }),
    defineField({
      name: 'financeHiddenDealerships',
      title: 'Dealerships without finance figures',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Names of dealerships in the stock, as they stand in addresses.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'financeHiddenMakes',
      title: 'Makes without finance figures',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Names of makes as they stand in the stock. Also the make of a dealer that sells one alone.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'analyticsEvents',
      title: 'Numbers of analytics events',
      type: 'array',
      of: [analyticsEvent],
      description: 'Only those that differ from the usual ones.',
    }),
    defineField({
      name: 'searchServers',
      title: 'Search servers by dealer',
      type: 'array',
      of: [placedDealer],
      description:
        'Dealers whose stock is on another search server than “main”. It is changed by “npm run stock -- move”, which brings the stock along: an entry made here leaves the site without stock until the next import.',
    }),
  ],
  preview: { prepare: () => ({ title: 'Platform settings' }) },
})
