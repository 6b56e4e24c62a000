import { AUSTRALIAN_STATES, type Tenant } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { describeWorkshop } from '../form/appointments.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import {
  COURTESY,
  DROP_OFF,
  requiredOrderFields,
  requiredVehicleFields,
  serviceSteps,
} from '../rules/service-steps.ts'
import {
  listWorkshops,
  serviceDayOptions,
  serviceDays,
  workshopPlace,
  workshopsType,
} from './appointments.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition, LeadFacts, LeadFieldSpec } from './lead-definition.ts'
import { locationTiles } from './location-field.ts'
import { listWorkshopChoices } from './workshop-offer.ts'

const OLDEST_YEAR = 1950

/** What the chosen service costs, in the dealer's words as they were then. */
export const SERVICE_PRICE = 'Service Price'

function years({ now, tenant }: LeadFacts): LeadOption[] {
  const next = Number(dateAt(now, tenant.timeZone).slice(0, 4)) + 1
  return Array.from({ length: next - OLDEST_YEAR + 1 }, (_, before) => {
    const value = String(next - before)
    return { value, label: value }
  })
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const requiredHere = (name: string) => (facts: LeadFacts) =>
  requiredOrderFields(facts.tenant.serviceBooking).includes(name)
const requiredOfVehicle = (name: string) => (facts: LeadFacts) =>
  requiredVehicleFields(facts.tenant.serviceBooking.order).includes(name)

const workshop = (type: 'service' | 'any'): LeadFieldSpec => {
  const field = locationTiles(type, 'Where')
  const isShown = field.shown as (facts: LeadFacts) => boolean
  return { ...field, shown: (facts) => workshopsType(facts) === type && isShown(facts) }
}

/** What is chosen at the workshop, where any of them offers it. */
const offered = (name: string, label: string): LeadFieldSpec => ({
  name,
  label,
  type: 'radio',
  tiles: true,
  options: (facts) => listWorkshopChoices(workshopPlace(facts))[name] ?? [],
  shown: (facts) => listWorkshops(facts).some((place) => listWorkshopChoices(place)[name]?.length),
  gone: 'This workshop doesn’t offer that. Pick another.',
})

const findService = ({ services = [] }: LeadFacts, name: string) =>
  services.find((service) => service.name === name)

/** The dealer's kinds of service, with what its page says of them. */
const listTypes = (facts: LeadFacts): LeadOption[] =>
  facts.tenant.serviceBooking.types.map((name) => {
    const { text = '', price = '' } = findService(facts, name) ?? {}
    return {
      value: name,
      label: name,
      ...(text ? { note: text } : {}),
      ...(price ? { figure: price } : {}),
    }
  })

/** Every field of a booking, by its name on the wire (DATA-41). */
const FIELDS: readonly LeadFieldSpec[] = [
  ...CONTACT_FIELDS.map((field) =>
    field.name === 'phone'
      ? { ...field, required: true, ask: 'Enter your mobile so we can confirm your booking' }
      : field,
  ),
  {
    name: 'Vehicle Rego',
    label: 'Registration',
    type: 'string',
    required: requiredOfVehicle('Vehicle Rego'),
    maxLength: 9,
    autoComplete: 'off',
    half: true,
  },
  {
    name: 'Vehicle State',
    label: 'State',
    type: 'select',
    options: AUSTRALIAN_STATES.map(({ code }) => ({ value: code, label: code })),
    initial: ({ tenant }) => tenant.defaultState.toUpperCase(),
    half: true,
  },
  {
    name: 'Vehicle Make',
    label: 'Make',
    type: 'string',
    required: requiredOfVehicle('Vehicle Make'),
    maxLength: 60,
    half: true,
  },
  {
    name: 'Vehicle Model',
    label: 'Model',
    type: 'string',
    required: requiredOfVehicle('Vehicle Model'),
    maxLength: 80,
    half: true,
  },
  {
    name: 'Vehicle Year',
    label: 'Year',
    type: 'select',
    required: requiredOfVehicle('Vehicle Year'),
    placeholder: 'Choose a year',
    options: years,
    half: true,
  },
  workshop('service'),
  workshop('any'),
  {
    name: 'Service Type',
    label: 'Service type',
    type: 'radio',
    tiles: true,
    required: requiredHere('Service Type'),
    shown: ({ tenant }) => tenant.serviceBooking.types.length > 0,
    options: listTypes,
  },
  ...(['select', 'string'] as const).map(
    (type): LeadFieldSpec => ({
      name: 'Service Interval',
      label: 'Service interval',
      type,
      required: requiredHere('Service Interval'),
      maxLength: 60,
      shown: ({ tenant }) => tenant.serviceBooking.intervals.length > 0 === (type === 'select'),
      ...(type === 'select'
        ? {
            placeholder: 'Choose one',
            options: ({ tenant }: LeadFacts) => choices(tenant.serviceBooking.intervals),
          }
        : { placeholder: 'For example 10,000 km' }),
      half: true,
    }),
  ),
  {
    name: 'Preferred Service Date',
    label: 'Preferred service date',
    type: 'day',
    placeholder: 'Any day',
    options: serviceDayOptions,
    days: serviceDays,
    hint: (facts) => {
      const place = workshopPlace(facts)
      return place ? describeWorkshop(place) : ''
    },
    gone: 'That day’s just gone. Pick another.',
    timesOf: 'location_id',
  },
  offered(DROP_OFF, 'Drop it off at (optional)'),
  offered(COURTESY, 'While we have it (optional)'),
  { name: 'additional_services', label: 'Repairs or other work', type: 'textarea', maxLength: 1_000 },
  { name: 'Comments', label: 'Comments', type: 'textarea', maxLength: 2_000 },
]

/** The steps as a dealer orders them (SVC-01, SVC-02). */
const stepsFor = ({ serviceBooking }: Tenant): LeadDefinition['steps'] =>
  serviceSteps(serviceBooking.order).map(({ title, fields }) => ({
    title,
    fields: FIELDS.filter(({ name }) => fields.includes(name)),
  }))

/** A booking for service. */
export const service: LeadDefinition = {
  kind: 'service',
  title: ({ tenant }) => tenant.serviceBooking.title || `Book Your Service at ${tenant.name}`,
  submitLabel: 'Book service',
  category: 'Service',
  subcategory: 'Service Booking',
  ofAnswers: (answers, facts) => {
    // '' too: the price of a service that was chosen before no longer counts.
    const isPriced = facts.services?.some(({ price }) => price !== '')
    const price = findService(facts, String(answers['Service Type'] ?? ''))?.price ?? ''
    const added: Record<string, string> = isPriced ? { [SERVICE_PRICE]: price } : {}
    return added
  },
  books: {
    field: 'Preferred Service Date',
    department: 'service',
    place: workshopPlace,
    days: serviceDayOptions,
  },
  steps: [],
  stepsFor,
}
