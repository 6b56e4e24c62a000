import { defineArrayMember, defineField } from '@sanity/types'

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

/** Where a dealer's leads go, in the tab of words and numbers. */
export const leadSettingsField = defineField({
  name: 'leads',
  title: 'Enquiries',
  type: 'object',
  group: 'words',
  fields: [
    defineField({
      name: 'webhookUrl',
      title: 'Address of your system',
      type: 'url',
      description: 'Takes every enquiry as JSON, signed. Empty: none.',
      validation: (rule) =>
        rule.uri({ scheme: ['https', 'http'] }).error('An address that begins with https://.'),
    }),
    addresses('mailTo', 'Mail to people', 'Empty: the location’s address, or else the dealer’s.'),
    addresses('adfTo', 'Mail to systems (ADF/XML)', 'For systems that read enquiries out of mail.'),
    defineField({
      name: 'hiddenLocations',
      title: 'Locations left out of forms',
      type: 'array',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'location' }], options: { disableNew: true } }),
      ],
      validation: (rule) => rule.unique().error('A location stands in the list once.'),
    }),
  ],
})
