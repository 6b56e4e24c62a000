import { ABOUT_YOU, COMMENTS, CONTACT_FIELDS, inSection, OPT_IN } from './contact-fields.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { locationField } from './location-field.ts'

/** A part or an accessory for the shopper's own vehicle (LEAD-15: its registration is optional). */
export const parts: LeadDefinition = {
  kind: 'parts',
  title: 'Ask about parts and accessories',
  submitLabel: ({ tenant }) => tenant.flags.enquiryButton,
  category: 'Parts',
  steps: [
    {
      title: 'Your enquiry',
      fields: [
        ...inSection('What you need', [
          { name: 'Rego', label: 'Rego', type: 'string', maxLength: 10, half: true },
          locationField('any'),
          COMMENTS,
        ]),
        ...inSection(ABOUT_YOU, [...CONTACT_FIELDS, OPT_IN]),
      ],
    },
  ],
}
