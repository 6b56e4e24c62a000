import { defineField, defineType } from '@sanity/types'
import { leadSettingsField } from '../lead/lead-settings.schema.ts'
import { TEMPLATE_NAMES, templateDefinition } from '../theme/templates.ts'
import { garagePathsField } from './garage-paths.schema.ts'
import { featureFields } from './tenant-features.schema.ts'
import { financeFields } from './tenant-finance.schema.ts'
import { identityFields } from './tenant-identity.schema.ts'
import { stockFields } from './tenant-stock.schema.ts'

const look = [
  defineField({
    name: 'template',
    title: 'Template',
    type: 'string',
    options: {
      list: TEMPLATE_NAMES.map((value) => ({ value, title: templateDefinition(value).title })),
      layout: 'radio',
    },
    initialValue: 'metro',
    validation: (rule) => rule.required().error('Choose a template.'),
  }),
  defineField({ name: 'theme', title: 'Look', type: 'theme' }),
].map((field) => ({ ...field, group: 'look' }))

/** A dealer as the platform sets it up: its addresses, look, stock, providers and paid features. */
export const tenantType = defineType({
  name: 'tenant',
  title: 'Site set-up',
  type: 'document',
  groups: [
    { name: 'site', title: 'Addresses and stock', default: true },
    { name: 'look', title: 'Look' },
    { name: 'stock', title: 'Search and finance' },
    { name: 'features', title: 'Features' },
  ],
  fields: [
    ...identityFields,
    ...look,
    ...stockFields,
    ...financeFields,
    leadSettingsField,
    ...featureFields,
    garagePathsField,
    defineField({ name: 'flags', title: 'Features', type: 'flags', group: 'features' }),
  ],
  preview: {
    select: { title: 'name', host: 'hosts.0', retiredAt: 'retiredAt' },
    prepare: ({ title, host, retiredAt }) => ({ title, subtitle: retiredAt ? 'Retired' : host }),
  },
})
