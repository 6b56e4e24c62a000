import type { LeadKind } from '@forecourt/schemas/contract'
import type { LeadFieldErrors, LeadFieldRule } from '#app/features/leads/form/lead-fields.ts'
import type { Option } from '#app/ui/field.tsx'
import type { FormReply } from './parse-fields.server.ts'

/** A choice; those with the same group stand together under its name. */
export type LeadOption = Option & { group?: string }

/** A field as a form shows it. */
export type LeadFormField = Omit<LeadFieldRule, 'options'> & {
  value: string
  options?: LeadOption[]
  placeholder?: string
  hint?: string
  autoComplete?: string
  /** Beside its neighbour where there is room. */
  half?: boolean
  /** The browser asks for the times of the chosen location (LEAD-27). */
  timesOf?: string
}

/** A step of a form: the fields that are asked for together. */
export type LeadFormStep = { title: string; fields: LeadFormField[] }

/** The vehicle that a lead is about, as far as the form and what comes after it need it. */
export type LeadFormCar = { id: string; name: string; carType: string; tag: string }

/** A form for a lead, ready to be shown: plain data, made by `leadForm` on the server. */
export type LeadFormModel = {
  kind: LeadKind
  /** Begins the ids of its fields, so that two forms stand on one page. */
  id: string
  title: string
  intro: string
  submitLabel: string
  steps: LeadFormStep[]
  /** Index of the step that is shown first. */
  step: number
  /** Sent along unseen: the kind, the vehicle, the page, the idempotency key, and the lead once it is known. */
  carried: Record<string, string>
  /** How it was refused: what is wrong, by field or ('') with the whole; null for a form that was not. */
  lastResult: FormReply | null
  privacyHref: string
  /** Where a lead that was taken up leads to. */
  successHref: string
  car: LeadFormCar | null
  /** Which analytics event a lead is (ANA-06, ANA-07). */
  eventKind: 'enquiry' | 'test_drive' | 'careers'
}

/** The JSON answer to a posted lead (LEAD-25); `field_errors` beside an error that is about fields. */
export type LeadAnswer = { lead_id: string } | { error: string; field_errors?: LeadFieldErrors }
