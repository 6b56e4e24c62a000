import { countSeats, NO_TIMES } from '../form/appointments.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import { appointmentDays, appointmentOptions, drivePlace } from './appointments.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'
import { type LeadDefinition, type LeadFacts, type LeadFieldSpec, readTradeWords } from './lead-definition.ts'
import { locationChoices, locationTiles } from './location-field.ts'

const WHERE = 'Where'
const WHEN = 'When'
const YOU = 'You'

const place: LeadFieldSpec = {
  ...locationTiles('sales'),
  section: WHERE,
  shown: (facts) => facts.car === null && locationChoices(facts, 'sales').length > 0,
}

/** Where the vehicle is, and where it can be brought to. */
function drivePlaces(facts: LeadFacts): LeadOption[] {
  const here = drivePlace(facts)
  const others = facts.car?.location?.distributionLocations ?? []
  const { one } = readTradeWords(facts)
  if (!here) return []
  return [
    { value: '', label: here.name, note: `The ${one} is here` },
    ...others.map(({ id, name }) => ({ value: id, label: name, note: `We’ll have the ${one} here` })),
  ]
}

/** A test drive: the shopper's details, and if they like when and where (LEAD-26). */
export const testDrive: LeadDefinition = {
  kind: 'test_drive',
  title: (facts) => {
    const { trial, Trial } = readTradeWords(facts)
    return facts.car ? `${Trial} the ${facts.car.name}` : `Book a ${trial}`
  },
  submitLabel: (facts) => readTradeWords(facts).book,
  category: 'Test Drive',
  eventKind: 'test_drive',
  books: { field: 'appointment', department: 'sales', place: drivePlace, days: appointmentOptions },
  steps: [
    {
      title: 'Your details',
      fields: [
        {
          name: 'vehicle',
          label: (facts) => `Which ${readTradeWords(facts).one}?`,
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
          label: (facts) =>
            readTradeWords(facts).go === 'ride' ? 'Test ride day and time' : 'Test Drive Booking Date',
          type: 'appointment',
          section: WHEN,
          placeholder: 'Call me to set a time',
          hint: (facts) => {
            const place = drivePlace(facts)
            if (place === null) return `Pick a ${readTradeWords(facts).place} to see days and times.`
            return countSeats(place, 'sales') === 0 ? NO_TIMES : ''
          },
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
          label: (facts) => `I have a current ${readTradeWords(facts).licence} and I’ll bring it`,
          type: 'checkbox',
          section: YOU,
        },
      ],
    },
  ],
}
