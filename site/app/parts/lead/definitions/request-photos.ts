import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition } from './lead-definition.ts'

/** More pictures of a vehicle (LEAD-29, LEAD-30). */
export const requestPhotos: LeadDefinition = {
  kind: 'request_photos',
  title: ({ car }) => (car ? `Photos of the ${car.name}` : 'Request photos'),
  submitLabel: 'Request Photos',
  category: 'Request Photos',
  needsCar: true,
  steps: [
    {
      title: 'Your details',
      fields: [
        { name: 'request', label: '', type: 'hidden', initial: 'Please send photos for this car' },
        {
          name: 'message',
          label: 'Comments',
          type: 'textarea',
          hint: 'Tell us what you would like to see, for example the seats or the tyres.',
        },
        ...CONTACT_FIELDS,
      ],
    },
  ],
}
