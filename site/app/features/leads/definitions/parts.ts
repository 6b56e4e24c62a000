import { COMMENTS, CONTACT_FIELDS, OPT_IN } from './contact-fields.ts'
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
        ...CONTACT_FIELDS,
        { name: 'Rego', label: 'Rego', type: 'string', maxLength: 10, half: true },
        locationField('any'),
        COMMENTS,
        OPT_IN,
      ],
    },
  ],
}
