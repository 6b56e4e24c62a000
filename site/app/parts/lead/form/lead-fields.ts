import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { boundedDollars, type DollarBounds, dollarsMessage, dollarsValue } from './dollars.ts'
import { postcodeMessage } from './postcode.ts'

/** Types of fields, each with its control (LEAD-09). */
export type LeadFieldType =
  | 'string'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'dollars'
  | 'hidden'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'appointment'
  | 'day'
  | 'file'

/** The validation rule of one field. */
export type LeadFieldRule = {
  name: string
  label: string
  type: LeadFieldType
  required: boolean
  /** What is said of a missing answer. */
  missing?: string
  /** Required as well once this other field is answered. */
  requiredWith?: string
  /** The sentence of the summary that asks for a missing answer; by default that of the name. */
  ask?: string
  /** Maximum length in characters; by default that of the type. */
  maxLength?: number
  /** The accepted answers of a field with choices. */
  options?: readonly { value: string }[]
  /** What is said of an answer that is not among the options any more. */
  gone?: string
  /** Of dollars: digits alone are read, and held within these. */
  bounds?: DollarBounds
}

/** Messages by the names of the fields. */
export type LeadFieldErrors = Record<string, string>

/** The name of the day whose times a field of appointments shows; what is stored is the appointment. */
export const APPOINTMENT_DAY = 'appointment_day'

/** Said where a day is chosen and none of its times, nor a call instead. */
export const NO_TIME_CHOSEN = 'Pick a time on that day.'

export const REQUIRED_MESSAGE = 'This is a required field.'

/** The default maximum length of each type, in characters. */
export const LONGEST: Record<LeadFieldType, number> = {
  string: 120,
  postcode: 4,
  phone: 20,
  email: 200,
  dollars: 13,
  hidden: 500,
  textarea: 4_000,
  select: 120,
  radio: 120,
  checkbox: 5,
  appointment: 40,
  day: 10,
  file: 120,
}

/** One word, an @, and a domain with a dot; whether mail arrives is not checked. */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** The message for an invalid answer, or null (OPEN-60, LEAD-37). */
export function leadFieldMessage(rule: LeadFieldRule, value: string): string | null {
  // Invisible characters are no answer.
  const given = withoutControls(value, rule.type === 'textarea').trim()
  if (given === '') return rule.required ? (rule.missing ?? REQUIRED_MESSAGE) : null
  if (rule.type === 'postcode') return postcodeMessage(given)
  const most = rule.maxLength ?? LONGEST[rule.type]
  if (given.length > most) return `Please use ${most} characters at most.`
  return typeMessage(rule, given)
}

function typeMessage({ type, options, bounds, gone }: LeadFieldRule, given: string): string | null {
  switch (type) {
    case 'phone':
      return /^0\d{9}$/.test(normalisePhone(given)) && /^[\d\s()+.-]+$/.test(given)
        ? null
        : 'Enter a number of 10 digits that starts with 0.'
    case 'email':
      return EMAIL.test(given) ? null : 'Enter an email address like name@example.com.'
    case 'dollars':
      return dollarsMessage(bounds ? boundedDollars(given, bounds) : given)
    case 'select':
    case 'radio':
    case 'appointment':
    case 'day':
      return options && !options.some((option) => option.value === given)
        ? (gone ?? 'Choose one of the list.')
        : null
    default:
      return null
  }
}

/** A rule beside the other answers, which may require this one. */
export function ruleFor(
  rule: LeadFieldRule,
  values: Readonly<Record<string, string | undefined>>,
): LeadFieldRule {
  const { requiredWith, type, name } = rule
  if (type === 'appointment' && values[name] === undefined && values[APPOINTMENT_DAY])
    return { ...rule, required: true, missing: NO_TIME_CHOSEN }
  const asked = requiredWith !== undefined && (values[requiredWith] ?? '').trim() !== ''
  return asked ? { ...rule, required: true } : rule
}

/** The messages of invalid answers, by field; {} for none. */
export function leadFormErrors(
  rules: readonly LeadFieldRule[],
  values: Readonly<Record<string, string | undefined>>,
): LeadFieldErrors {
  const found: LeadFieldErrors = {}
  for (const rule of rules) {
    const message = leadFieldMessage(ruleFor(rule, values), values[rule.name] ?? '')
    if (message !== null) found[rule.name] = message
  }
  return found
}

/** An answer as it is stored: trimmed, a phone number and dollars as digits, without control characters. */
export function leadFieldValue(
  { type, bounds }: Pick<LeadFieldRule, 'type' | 'bounds'>,
  value: string,
): string {
  const clean = withoutControls(value, type === 'textarea').trim()
  if (type === 'phone') return normalisePhone(clean)
  if (type === 'dollars') return bounds ? boundedDollars(clean, bounds) : dollarsValue(clean)
  return type === 'email' ? clean.toLowerCase() : clean
}

function withoutControls(value: string, manyLines: boolean): string {
  const lines = value.replace(/\r\n?/g, '\n')
  const clean = lines.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')
  return manyLines ? clean : clean.replace(/\n+/g, ' ')
}
