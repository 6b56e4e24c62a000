import type { LeadFieldErrors } from '../form/lead-fields.ts'

/** A form as it was sent. */
export type LeadSubmission = {
  kind: string
  /** Index of the step that is sent; without it the whole form is, at once. */
  step?: number | undefined
  /** Answers by the names of the fields, as typed; a ticked box is `on`. Unknown names are ignored. */
  fields: Readonly<Record<string, string>>
  /** Files by the names of their fields. */
  files?: Readonly<Record<string, SentFile>> | undefined
  /** The vehicle it is about: its id, or the slug of its page. */
  carId?: string | undefined
  /** As `submitLead` gave it for an earlier step. */
  leadId?: string | undefined
  /** One per form; the same answers sent again with it are the same lead. */
  idempotencyKey: string
  userAgent?: string | undefined
  /** Path and query of the page it was sent from. */
  page?: string | undefined
  pageId?: string | undefined
  visitedPages?: readonly string[] | undefined
  linkedQueryParams?: Readonly<Record<string, string>> | undefined
  /** Set by the server for the kind's journey (`JourneySteps`); not read from a request. */
  journey?: true | undefined
  /** What only the server knows and adds (a valuation, an amount); snake_case API names. */
  added?: Readonly<Record<string, string | number | boolean>> | undefined
}

/** A file as it was sent; of one that is too large there are no bytes. */
export type SentFile = { name: string; size: number; bytes: Uint8Array }

/** The result of a submission. `complete`: the last step is done. `status` is HTTP's. */
export type SubmittedLead =
  | { lead_id: string; complete: boolean }
  | { error: string; fieldErrors?: LeadFieldErrors; status: number; retryAfterSeconds?: number }

/** Shown where a form as a whole was refused (LEAD-19, ERR-16). */
export const FORM_FAILED = 'An error occurred when submitting this form'
/** Shown where the server gives no message; spelled as required (LEAD-21, ERR-06). */
export const LEAD_FAILED = 'An unexpected error occured.'
/** Shown with a number to call while the database cannot be used. */
export const NOT_SAVED = 'We could not save this just now.'
/** The warning for a failed submission (LEAD-22, ERR-20). */
export const SUBMISSION_FAILED = 'Lead submission failed'
/** Shown for a next step before this one is complete (LEAD-41, SVC-06, ERR-24). */
export const STEP_INCOMPLETE = 'Please complete the form step before proceeding'
