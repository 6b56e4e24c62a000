import type { LeadOption } from '../form/lead-form-model.ts'
import { appointmentDays, appointmentOptions, drivePlace } from './appointments.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition, LeadFacts, LeadFieldSpec } from './lead-definition.ts'
import { locationChoices, locationField } from './location-field.ts'

const WHERE = 'Where'
const WHEN = 'When'
const YOU = 'You'

const place: LeadFieldSpec = {
  ...locationField('sales'),
  type: 'radio',
  tiles: true,
  section: WHERE,
  shown: (facts) => facts.car === null && locationChoices(facts, 'sales').length > 0,
  options: (facts) =>
    locationChoices(facts, 'sales').map(({ id, name, address }) => ({
      value: id,
      label: name,
      note: [address?.street, address?.city].filter(Boolean).join(', '),
    })),
}

/** Where the vehicle is, and where it can be brought to. */
function drivePlaces(facts: LeadFacts): LeadOption[] {
  const here = drivePlace(facts)
  const others = facts.car?.location?.distributionLocations ?? []
  if (!here) return []
  return [
    { value: '', label: here.name, note: 'The vehicle is here' },
    ...others.map(({ id, name }) => ({ value: id, label: name, note: 'We’ll have the vehicle here' })),
  ]
}

/** A test drive: the shopper's details, and if they like when and where (LEAD-26). */
export const testDrive: LeadDefinition = {
  kind: 'test_drive',
  title: ({ car }) => (car ? `Test drive the ${car.name}` : 'Book a test drive'),
  submitLabel: 'Book A Test Drive',
  category: 'Test Drive',
  eventKind: 'test_drive',
  books: { field: 'appointment', department: 'sales', place: drivePlace, days: appointmentOptions },
  steps: [
    {
      title: 'Your details',
      fields: [
        {
          name: 'vehicle',
          label: 'Which vehicle?',
          type: 'string',
          shown: ({ car }) => car === null,
          initial: ({ wanted = '' }) => wanted,
          section: 'The vehicle',
        },
        place,
        {
          name: 'distribution_location',
          label: 'Where?',
          type: 'radio',
          tiles: true,
          section: WHERE,
          shown: (facts) => facts.car !== null && drivePlace(facts) !== null,
          options: drivePlaces,
        },
        {
          name: 'appointment',
          label: 'Test Drive Booking Date',
          type: 'appointment',
          section: WHEN,
          placeholder: 'Call me to set a time',
          hint: (facts) => (drivePlace(facts) ? '' : 'Pick a place to see days and times.'),
          gone: 'That time’s just gone. Pick another.',
          timesOf: 'location_id',
          days: appointmentDays,
          options: appointmentOptions,
        },
        ...CONTACT_FIELDS.map((field) => ({
          ...field,
          section: YOU,
          ...(field.name === 'phone' ? { requiredWith: 'appointment', hint: 'Needed to book a time.' } : {}),
        })),
        { name: 'message', label: 'Comments', type: 'textarea', section: YOU },
        {
          name: 'terms_conditions',
          label: 'I have a current driver’s licence and I’ll bring it',
          type: 'checkbox',
          section: YOU,
        },
      ],
    },
  ],
}
