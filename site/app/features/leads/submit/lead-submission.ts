import type { LeadFieldErrors } from '#app/features/leads/form/lead-fields.ts'

/** A form as it was sent. */
export type LeadSubmission = {
  kind: string
  /** Index of the step that is sent; without it the whole form is, at once. */
  step?: number | undefined
  /** Answers by the names of the fields, as typed; a ticked box is `on`. What no field asks for is left out. */
  fields: Readonly<Record<string, string>>
  /** The vehicle it is about: its id, or the slug of its page. */
  carId?: string | undefined
  /** As `submitLead` gave it for an earlier step. */
  leadId?: string | undefined
  /** Made once for a form; the same answers sent with it again are the same lead. */
  idempotencyKey: string
  userAgent?: string | undefined
  /** Path and query of the page it was sent from. */
  page?: string | undefined
  pageId?: string | undefined
  visitedPages?: readonly string[] | undefined
  linkedQueryParams?: Readonly<Record<string, string>> | undefined
  /** Sent by the journey that the kind belongs to (`JourneySteps`); never read from what a visitor posts. */
  journey?: true | undefined
  /** What only the server knows and adds (a valuation, an amount); snake_case names of the wire. */
  added?: Readonly<Record<string, string | number | boolean>> | undefined
}

/** What became of it. `complete`: the last step is done. `status` is HTTP's. */
export type SubmittedLead =
  | { lead_id: string; complete: boolean }
  | { error: string; fieldErrors?: LeadFieldErrors; status: number; retryAfterSeconds?: number }

/** Shown where a form as a whole was not taken up (LEAD-19, ERR-16). */
export const FORM_FAILED = 'An error occurred when submitting this form'
/** Shown where the server gives no words of its own; spelled as required (LEAD-21, ERR-06). */
export const LEAD_FAILED = 'An unexpected error occured.'
/** Shown, with whom to call instead, while the database cannot be used. */
export const NOT_SAVED = 'We could not save this just now.'
/** What is raised where the shared submission does not succeed (LEAD-22, ERR-20). */
export const SUBMISSION_FAILED = 'Lead submission failed'
/** Shown where somebody would go on from a step that is not done (LEAD-41, SVC-06, ERR-24). */
export const STEP_INCOMPLETE = 'Please complete the form step before proceeding'
