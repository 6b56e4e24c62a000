import { defineArrayMember, defineField } from '@sanity/types'
import { LEAD_FORMAT_NAMES, LEAD_FORMATS } from './lead-formats.ts'

const addresses = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.email().error('Write an email address.'),
      }),
    ],
    validation: (rule) => rule.unique().max(10).error('Ten at the most, each once.'),
  })

/** The systems that take a dealer's leads. */
export const leadSettingsField = defineField({
  name: 'leads',
  title: 'Systems that take enquiries',
  type: 'object',
  group: 'features',
  fields: [
    defineField({
      name: 'webhookUrl',
      title: 'Address of your system',
      type: 'url',
      description: 'Takes every enquiry as JSON, signed. Empty: none.',
      validation: (rule) =>
        rule.uri({ scheme: ['https', 'http'] }).error('An address that starts with https://.'),
    }),
    defineField({
      name: 'webhookFormat',
      title: 'How it takes them',
      type: 'string',
      options: {
        list: LEAD_FORMAT_NAMES.map((value) => ({ value, title: LEAD_FORMATS[value] })),
        layout: 'radio',
      },
      initialValue: 'forecourt',
    }),
    addresses('adfTo', 'Mail to systems (ADF/XML)', 'For systems that read enquiries out of mail.'),
  ],
})
