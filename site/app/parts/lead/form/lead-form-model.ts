import type { LeadKind } from '@forecourt/schemas/contract'
import type { Option } from '#app/ui/field.tsx'
import type { LeadFieldErrors, LeadFieldRule } from './lead-fields.ts'
import type { FormReply } from './parse-fields.server.ts'

/**
 * A choice; choices of one group are listed under its name. `note` is its second line, `figure` its price, `date`
 * (`YYYY-MM-DD`) its day.
 */
export type LeadOption = Option & { group?: string; note?: string; figure?: string; date?: string }

/** A field as a form shows it. */
export type LeadFormField = Omit<LeadFieldRule, 'options'> & {
  value: string
  options?: LeadOption[]
  placeholder?: string
  hint?: string
  /** Of a textarea: texts that a press fills in. */
  suggestions?: readonly string[]
  autoComplete?: string
  /** Takes half the width where there is room. */
  half?: boolean
  /** Its choices are shown as tiles. */
  tiles?: true
  /** Fields of one section are shown together under its name. */
  section?: string
  /** The browser asks for the times of the chosen location (LEAD-27). */
  timesOf?: string
  /** The days that appointments are offered on, also those without any: `YYYY-MM-DD`. */
  days?: readonly string[]
}

/** A step of a form: fields that are shown together. */
export type LeadFormStep = { title: string; fields: LeadFormField[] }

/** The vehicle that a lead is about, for the form and the page after it. */
export type LeadFormCar = { id: string; name: string; carType: string; tag: string }

/** A lead form as plain data for its page; made by `leadForm` on the server. */
export type LeadFormModel = {
  kind: LeadKind
  /** Prefix of its fields' ids, so that one page can have two forms. */
  id: string
  title: string
  intro: string
  submitLabel: string
  steps: LeadFormStep[]
  /** Index of the step that is shown first. */
  step: number
  /** Values of hidden inputs: the kind, the vehicle, the page, the idempotency key, and the lead once it is known. */
  carried: Record<string, string>
  /** The refusal: errors by field, or of the whole form (''); null without one. */
  lastResult: FormReply | null
  privacyHref: string
  /** The page after an accepted lead. */
  successHref: string
  car: LeadFormCar | null
  /** Which analytics event a lead is (ANA-06, ANA-07). */
  eventKind: 'enquiry' | 'test_drive' | 'careers'
}

/** The JSON answer to a posted lead (LEAD-25); `field_errors` beside an error that is about fields. */
export type LeadAnswer = { lead_id: string } | { error: string; field_errors?: LeadFieldErrors }
