import type { LeadFieldErrors } from '#app/features/leads/form/lead-fields.ts'
import { leadsPath } from '#app/paths.ts'
import type { LeadAnswer } from '../form/lead-form-model.ts'
import { LEAD_FAILED, SUBMISSION_FAILED } from './lead-submission.ts'

/** A lead was not taken up; `message` is for the shopper (LEAD-21), `cause` for the log (LEAD-22). */
export class LeadFailed extends Error {
  override readonly name = 'LeadFailed'
  readonly fieldErrors: LeadFieldErrors

  constructor(message: string, fieldErrors: LeadFieldErrors = {}) {
    super(message, { cause: SUBMISSION_FAILED })
    this.fieldErrors = fieldErrors
  }
}

/**
 * The one way in which a page sends a lead, of any kind (LEAD-24, CALL-13).
 * @param body names of the wire: `kind`, `idempotency_key`, `step`, `lead_id`, `car_id`, and the answers
 * @returns the lead's id, for later steps
 * @throws LeadFailed with the server's words, or the usual ones
 */
export async function sendLead(body: Record<string, unknown>, ask: typeof fetch = fetch): Promise<string> {
  const answer = await post(body, ask)
  if (answer === null) throw new LeadFailed(LEAD_FAILED)
  if ('lead_id' in answer) return answer.lead_id
  throw new LeadFailed(answer.error || LEAD_FAILED, answer.field_errors)
}

async function post(body: Record<string, unknown>, ask: typeof fetch): Promise<LeadAnswer | null> {
  try {
    const response = await ask(leadsPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    return isAnswer(await response.json())
  } catch (error) {
    console.warn(SUBMISSION_FAILED, error)
    return null
  }
}

function isAnswer(answer: unknown): LeadAnswer | null {
  const { lead_id, error } = (answer ?? {}) as Record<string, unknown>
  return typeof lead_id === 'string' || typeof error === 'string' ? (answer as LeadAnswer) : null
}
