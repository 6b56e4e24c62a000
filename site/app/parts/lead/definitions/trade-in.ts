import { AUSTRALIAN_STATES } from '@forecourt/schemas/contract'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import { inspectionDays, inspectionOptions, inspectionPlace } from './appointments.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition, LeadFacts, LeadFieldSpec } from './lead-definition.ts'
import { locationChoices, locationField } from './location-field.ts'
import { tradeStepFields } from './trade-step.ts'

const named = (...choices: [value: string, label: string][]): LeadOption[] =>
  choices.map(([value, label]) => ({ value, label }))
const YES_NO = named(['Yes', 'Yes'], ['No', 'No'])

/** The vehicle: its registration, and how far it has been driven (TRADE-05, TRADE-10, TRADE-12). */
const VEHICLE: readonly LeadFieldSpec[] = [
  {
    name: 'rego',
    label: 'Registration',
    type: 'string',
    required: true,
    maxLength: 12,
    autoComplete: 'off',
    half: true,
  },
  {
    name: 'regoState',
    label: 'State',
    type: 'select',
    required: true,
    options: AUSTRALIAN_STATES.map(({ code }) => ({ value: code, label: code })),
    initial: ({ tenant }) => tenant.defaultState.toUpperCase(),
    half: true,
  },
  { name: 'kms', label: 'Kilometres', type: 'string', required: true, maxLength: 14 },
]

const NEEDED = ['name', 'phone', 'email']
const CONTACT = CONTACT_FIELDS.map((field) =>
  NEEDED.includes(field.name) ? { ...field, required: true } : field,
)

const buys = (facts: LeadFacts) => locationChoices(facts, 'car-buying').length > 0

/** Where it is looked at: where the dealer buys, else where it sells. */
const PLACES: readonly LeadFieldSpec[] = [
  { ...locationField('car-buying', 'Where would you like to bring it?'), shown: buys },
  { ...locationField('sales', 'Where would you like to bring it?'), shown: (facts) => !buys(facts) },
]

/** TRADE-04: only the way to be reached has a default; what a shopper has not answered is not answered for them. */
const EXTRAS: readonly LeadFieldSpec[] = [
  {
    name: 'PreferredContactMethod',
    label: 'How should we contact you?',
    type: 'radio',
    options: named(['Phone', 'Phone'], ['Email', 'Email'], ['SMS', 'SMS']),
    initial: 'Phone',
    half: true,
  },
  {
    name: 'finance',
    label: 'Any finance owing?',
    type: 'radio',
    options: YES_NO,
    half: true,
  },
  {
    name: 'do-you-have-a-trade-in',
    label: 'Is it a trade-in for one of ours?',
    type: 'radio',
    options: YES_NO,
    initial: ({ car }) => (car ? 'Yes' : ''),
    half: true,
  },
]

const CATEGORY = 'Trade In'
const VALUED_FIRST = 'A vehicle is valued on the page for it, and its valuation goes on from there.'
const subcategory = (step: Parameters<typeof tradeStepFields>[0]) => tradeStepFields(step).subcategory

/** A shopper's vehicle to sell or trade in: the first step of TRADE-01; the later steps are kinds of their own. */
export const tradeIn: LeadDefinition = {
  kind: 'trade_in',
  title: ({ car }) => (car ? `Trade in for the ${car.name}` : 'Trade in or sell your vehicle'),
  submitLabel: ({ sold = [] }) => (getTradeWords(sold).go === 'ride' ? 'Value my bike' : 'Value my vehicle'),
  category: CATEGORY,
  subcategory: subcategory('created'),
  journey: { from: 1, instead: VALUED_FIRST },
  steps: [
    { title: 'Your vehicle', fields: [...VEHICLE, ...CONTACT, ...PLACES, ...EXTRAS] },
    { title: 'Valuation', fields: [] },
    { title: 'Offer', fields: [] },
  ],
}

/** The field by which an inspection is booked. */
export const INSPECTION_FIELD = 'inspection'

/** What state the vehicle is in, and when it can be looked at (TRADE-11). */
export const valuationAdjustment: LeadDefinition = {
  kind: 'valuation_adjustment',
  title: 'Tell us more about it',
  submitLabel: 'Update my estimate',
  category: CATEGORY,
  subcategory: subcategory('valued'),
  journey: { from: 0, instead: VALUED_FIRST },
  books: {
    field: INSPECTION_FIELD,
    department: 'car-buying',
    place: inspectionPlace,
    days: inspectionOptions,
  },
  steps: [
    {
      title: 'Valuation',
      fields: [
        {
          name: 'condition',
          label: 'Condition',
          type: 'radio',
          options: [
            { value: 'excellent', label: 'Excellent', note: 'Like new' },
            { value: 'good', label: 'Good', note: 'Normal wear' },
            { value: 'fair', label: 'Fair', note: 'Needs a bit of work' },
            { value: 'poor', label: 'Rough', note: 'Needs a lot of work' },
          ],
        },
        {
          name: 'history',
          label: 'Service history',
          type: 'radio',
          options: named(['full', 'Complete'], ['part', 'Partial'], ['none', 'None']),
        },
        {
          name: 'damage',
          label: 'Any damage?',
          type: 'radio',
          options: YES_NO,
        },
        {
          name: 'keys',
          label: 'How many keys?',
          type: 'radio',
          options: named(['two', 'Two or more'], ['one', 'One']),
        },
        {
          name: INSPECTION_FIELD,
          label: 'Day and time',
          type: 'appointment',
          gone: 'That time’s just gone. Pick another.',
          shown: (facts) => inspectionPlace(facts) !== null,
          days: inspectionDays,
          options: inspectionOptions,
        },
      ],
    },
    { title: 'Offer', fields: [] },
  ],
}

/** The offer was taken (TRADE-02). */
export const offerAcceptance: LeadDefinition = {
  kind: 'offer_acceptance',
  title: 'Accept this offer',
  submitLabel: 'Accept this offer',
  category: CATEGORY,
  subcategory: subcategory('accepted'),
  journey: { from: 0, instead: 'An offer is accepted on the page of its valuation.' },
  steps: [{ title: 'Offer', fields: [] }],
}

/** A registration that was looked up during the form (LEAD-24). */
export const regoLookup: LeadDefinition = {
  kind: 'rego_lookup',
  title: 'Find your vehicle',
  submitLabel: 'Find my vehicle',
  category: CATEGORY,
  subcategory: 'Registration Lookup',
  journey: { from: 1, instead: VALUED_FIRST },
  steps: [
    { title: 'Registration', fields: VEHICLE.filter(({ name }) => name !== 'kms') },
    { title: 'Valuation', fields: [] },
  ],
}
