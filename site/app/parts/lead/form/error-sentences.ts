import { type LeadFieldRule, REQUIRED_MESSAGE } from './lead-fields.ts'

/** What is asked for where an answer is missing, by the field's name on the wire. */
const MISSING: Readonly<Record<string, string>> = {
  name: 'Tell us your first name',
  last_name: 'Tell us your last name',
  email: 'Enter your email so we can reply',
  phone: 'Enter your mobile so we can reach you',
  postcode: 'Enter your postcode',
  message: 'Tell us what it’s about',
  Comments: 'Tell us what it’s about',
  category: 'Choose what it’s about',
  location_id: 'Choose a place',
  position: 'Choose the job',
  rego: 'Enter the rego, so we know the vehicle',
  regoState: 'Choose the state it’s registered in',
  kms: 'Enter the kilometres, so we can price it',
  'Vehicle Rego': 'Enter the rego',
  'Vehicle Make': 'Enter the make of your vehicle',
  'Vehicle Model': 'Enter the model of your vehicle',
  'Vehicle Year': 'Choose the year it was built',
  'Service Type': 'Choose a service, so we can price it',
  'Service Interval': 'Choose the service interval',
  purchasePrice: 'Enter the price, so we can work out an estimate',
  selfAssessedCreditScore: 'Choose how your credit is',
  consent: 'Tick the box, so the lender can look for a loan',
}

/** Once a time is chosen, which needs somebody to confirm it to. */
const TO_CONFIRM = 'Enter your mobile so we can confirm your time'

/** Messages that do not say what they are about. */
const NAMELESS = /^(?:Please use |Choose one of )/

export type SummedField = Pick<LeadFieldRule, 'name' | 'label' | 'requiredWith' | 'ask'>

/**
 * An error in the summary above a form: what to do, as a sentence. Beside the field it has its own words.
 * @param field absent for an error of none that the form shows
 */
export function describeError(field: SummedField | undefined, message: string): string {
  if (field === undefined) return message
  if (message === REQUIRED_MESSAGE) {
    if (field.requiredWith !== undefined && field.name === 'phone') return TO_CONFIRM
    return field.ask ?? MISSING[field.name] ?? `Fill in “${field.label}”`
  }
  return NAMELESS.test(message) && field.label ? `${field.label}: ${message}` : message
}
