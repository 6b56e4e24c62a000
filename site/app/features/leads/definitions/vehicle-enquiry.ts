import { COMMENTS, CONTACT_FIELDS, OPT_IN } from './contact-fields.ts'
import { categoryField } from './enquiry.ts'
import type { LeadDefinition } from './lead-definition.ts'

const TYPE_NAMES = { new: 'New Vehicle', demo: 'Demo Vehicle', used: 'Used Vehicle' } as const

/** A question about a vehicle, in two steps (LEAD-02): who asks, then what. */
export const vehicleEnquiry: LeadDefinition = {
  kind: 'vehicle_enquiry',
  title: ({ car }) => (car ? `Ask about the ${car.name}` : 'Ask about this vehicle'),
  submitLabel: ({ tenant }) => tenant.flags.enquiryButton,
  category: 'Vehicle Enquiry',
  needsCar: true,
  steps: [
    {
      title: 'Your details',
      fields: [
        // In the first step, so that an enquiry that ends there has it too (DATA-22).
        {
          name: 'subcategory',
          label: '',
          type: 'hidden',
          initial: ({ car }) => (car ? TYPE_NAMES[car.carType] : ''),
        },
        ...CONTACT_FIELDS,
      ],
    },
    {
      title: 'Your question',
      fields: [categoryField('Vehicle Enquiry'), COMMENTS, OPT_IN],
    },
  ],
}
