import { CONTACT_FIELDS, OPT_IN } from './contact-fields.ts'
import type { LeadDefinition } from './lead-definition.ts'

/** A request for a vehicle like one that is sold (LEAD-40). */
export const findSimilar: LeadDefinition = {
  kind: 'find_similar',
  title: 'Find Me Something Similar',
  intro: ({ car }) =>
    car
      ? `The ${car.name} has been sold. Tell us what matters to you, and we look for another like it.`
      : 'Tell us what matters to you, and we look for it.',
  submitLabel: 'Find Me Something Similar',
  category: 'Vehicle Enquiry',
  subcategory: 'Find Me Something Similar',
  needsCar: true,
  steps: [
    {
      title: 'Your details',
      fields: [
        {
          name: 'message',
          label: 'Comments',
          type: 'textarea',
          hint: 'For example your budget, the colour, or how soon you need it.',
        },
        ...CONTACT_FIELDS,
        OPT_IN,
      ],
    },
  ],
}
