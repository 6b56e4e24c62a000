import { AUSTRALIAN_STATES, listIntervals, type Tenant } from '@forecourt/schemas/contract'
import { addDays, dateAt } from '@forecourt/schemas/contract/pure'
import type { LeadOption } from '../form/lead-form-model.ts'
import { requiredOrderFields, requiredVehicleFields, serviceSteps } from '../rules/service-steps.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition, LeadFacts, LeadFieldSpec } from './lead-definition.ts'
import { locationChoices, locationField } from './location-field.ts'

const DAYS_OFFERED = 42
const OLDEST_YEAR = 1950

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Workshops where the dealer names any, else every place of it. */
const workshopsType = (facts: LeadFacts) => (locationChoices(facts, 'service').length > 0 ? 'service' : 'any')

/** The days on which one of the workshops is open, from tomorrow on. */
function openDays(facts: LeadFacts): LeadOption[] {
  const workshops = locationChoices(facts, workshopsType(facts))
  const today = dateAt(facts.now, facts.tenant.timeZone)
  const dates = Array.from({ length: DAYS_OFFERED }, (_, ahead) => addDays(today, ahead + 1))
  return dates
    .filter((date) => workshops.some((place) => listIntervals(place, date).length > 0))
    .map((date) => ({ value: date, label: DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '') }))
}

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
  const field = locationField(type, 'Where')
  const isShown = field.shown as (facts: LeadFacts) => boolean
  return { ...field, half: true, shown: (facts) => workshopsType(facts) === type && isShown(facts) }
}

/** Every field of a booking, by its name on the wire (DATA-41). */
const FIELDS: readonly LeadFieldSpec[] = [
  ...CONTACT_FIELDS.map((field) => (field.name === 'phone' ? { ...field, required: true } : field)),
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
    type: 'select',
    required: requiredHere('Service Type'),
    placeholder: 'Choose one',
    shown: ({ tenant }) => tenant.serviceBooking.types.length > 0,
    options: ({ tenant }) => choices(tenant.serviceBooking.types),
    half: true,
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
    type: 'select',
    placeholder: 'Any day',
    options: openDays,
    half: true,
  },
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
  steps: [],
  stepsFor,
}
