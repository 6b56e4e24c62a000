import { LEAD_CATEGORIES } from '@forecourt/schemas/contract'
import { COMMENTS, CONTACT_FIELDS, OPT_IN } from './contact-fields.ts'
import { categoryField } from './enquiry.ts'
import type { LeadDefinition, LeadFieldSpec } from './lead-definition.ts'

const TYPE_NAMES = { new: 'New Vehicle', demo: 'Demo Vehicle', used: 'Used Vehicle' } as const

/** What is needed for an answer; the rest of the contact is asked for in the second step. */
const FIRST = ['name', 'email']
const isFirst = ({ name }: LeadFieldSpec) => FIRST.includes(name)

/** What an enquiry about a vehicle of the stock can be filed under: it is no job, no part and no service. */
const OF_A_VEHICLE = LEAD_CATEGORIES.filter(
  (category) => !['Careers Enquiry', 'Parts', 'Service'].includes(category),
)

/** What shoppers ask most often about a vehicle. */
const QUESTIONS = ['Is it still available?', 'When can I see it?', 'What is your best price?']

/** A question about a vehicle, in two steps (LEAD-02): the question and who asks, then the details. */
export const vehicleEnquiry: LeadDefinition = {
  kind: 'vehicle_enquiry',
  title: ({ car }) => (car ? `Ask about the ${car.name}` : 'Ask about this vehicle'),
  submitLabel: ({ tenant }) => tenant.flags.enquiryButton,
  category: 'Vehicle Enquiry',
  needsCar: true,
  steps: [
    {
      title: 'Your question',
      fields: [
        // In the first step, so that an enquiry that ends there has it too (DATA-22).
        {
          name: 'subcategory',
          label: '',
          type: 'hidden',
          initial: ({ car }) => (car ? TYPE_NAMES[car.carType] : ''),
        },
        { ...COMMENTS, suggestions: QUESTIONS },
        ...CONTACT_FIELDS.filter(isFirst),
      ],
    },
    {
      title: 'More about you',
      fields: [
        ...CONTACT_FIELDS.filter((field) => !isFirst(field)),
        categoryField('Vehicle Enquiry', OF_A_VEHICLE),
        OPT_IN,
      ],
    },
  ],
}
