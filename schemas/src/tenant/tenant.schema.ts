import { defineField, defineType } from '@sanity/types'
import { leadSettingsField } from '../lead/lead-settings.schema.ts'
import { furnishingOf, TEMPLATE_NAMES } from '../theme/templates.ts'
import { garagePathsField } from './garage-paths.schema.ts'
import { prizeWheelField } from './prize-wheel.schema.ts'
import { financeFields } from './tenant-finance.schema.ts'
import { identityFields } from './tenant-identity.schema.ts'
import { stockFields } from './tenant-stock.schema.ts'
import { wordsFields } from './tenant-words.schema.ts'

const look = [
  defineField({
    name: 'template',
    title: 'Template',
    type: 'string',
    options: {
      list: TEMPLATE_NAMES.map((value) => ({ value, title: furnishingOf(value).title })),
      layout: 'radio',
    },
    initialValue: 'metro',
    validation: (rule) => rule.required().error('Choose a template.'),
  }),
  defineField({ name: 'theme', title: 'Look', type: 'theme' }),
  defineField({
    name: 'wordmark',
    title: 'Name in the header',
    type: 'string',
    description: 'Set in type. Empty: the site’s name.',
  }),
  defineField({
    name: 'logo',
    title: 'Logo',
    type: 'image',
    description: 'Replaces the name in the header.',
  }),
].map((field) => ({ ...field, group: 'look' }))

/** One dealer's site: who it is, how it looks, what cars it shows, and which features it has. */
export const tenantType = defineType({
  name: 'tenant',
  title: 'Site',
  type: 'document',
  groups: [
    { name: 'site', title: 'Dealer', default: true },
    { name: 'look', title: 'Look' },
    { name: 'stock', title: 'Stock and finance' },
    { name: 'words', title: 'Words and numbers' },
    { name: 'features', title: 'Features' },
  ],
  fields: [
    ...identityFields,
    ...look,
    ...stockFields,
    ...financeFields,
    ...wordsFields,
    leadSettingsField,
    garagePathsField,
    prizeWheelField,
    defineField({ name: 'flags', title: 'Features', type: 'flags', group: 'features' }),
  ],
  preview: { select: { title: 'name', subtitle: 'slug.current', media: 'logo' } },
})
