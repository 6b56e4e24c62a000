import { appointmentOptions } from './appointments.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { locationField } from './location-field.ts'

/** A test drive: the shopper's details, and if they like when and where (LEAD-26). */
export const testDrive: LeadDefinition = {
  kind: 'test_drive',
  title: ({ car }) => (car ? `Test drive the ${car.name}` : 'Book a test drive'),
  submitLabel: 'Book A Test Drive',
  category: 'Test Drive',
  eventKind: 'test_drive',
  steps: [
    {
      title: 'Your details',
      fields: [
        ...CONTACT_FIELDS,
        {
          name: 'vehicle',
          label: 'Vehicle you would like to drive',
          type: 'string',
          shown: ({ car }) => car === null,
          half: true,
        },
        { ...locationField('sales'), shown: ({ car, locations }) => car === null && locations.length > 0 },
        {
          name: 'distribution_location',
          label: 'Where you would like to drive',
          type: 'select',
          placeholder: 'At the dealership',
          shown: ({ car }) => (car?.location?.distributionLocations.length ?? 0) > 0,
          options: ({ car }) =>
            (car?.location?.distributionLocations ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'appointment',
          label: 'Test Drive Booking Date',
          type: 'appointment',
          placeholder: 'We arrange it with you',
          timesOf: 'location_id',
          options: appointmentOptions,
        },
        { name: 'message', label: 'Comments', type: 'textarea' },
        {
          name: 'terms_conditions',
          label: 'I hold a current driver’s licence and will bring it along',
          type: 'checkbox',
        },
      ],
    },
  ],
}
