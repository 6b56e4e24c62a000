import type { Car } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { type DealerContext, type RequestContext, requireDealerContext } from '#app/context.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { successPath } from '#app/paths.ts'
import { signBooking } from '../confirmation/booking-token.server.ts'
import { sentCookie } from '../confirmation/sent-cookie.server.ts'
import { findDefinition } from '../definitions/definitions.ts'
import type { LeadFacts } from '../definitions/lead-definition.ts'
import { leadForm, leadRules } from '../form/lead-form.server.ts'
import type { LeadAnswer, LeadFormModel } from '../form/lead-form-model.ts'
import { refuseFields } from '../form/parse-fields.server.ts'
import { findCarByIdOrSlug, leadFacts } from './lead-facts.server.ts'
import { readLeadId } from './lead-id.server.ts'
import { readLeadRequest } from './lead-request.server.ts'
import { type LeadSubmission, STEP_INCOMPLETE, type SubmittedLead } from './lead-submission.ts'
import { submitLeadForm } from './submit-lead.server.ts'

/** The answer of POST /api/leads: data for a program; for a person the form with its next step or its errors. */
export type LeadReply =
  | { kind: 'data'; status: number; body: LeadAnswer; headers: Record<string, string> }
  | {
      kind: 'form'
      status: number
      form: LeadFormModel | null
      /** The vehicle it is about. */
      car: Car | null
      formError: string
      headers: Record<string, string>
    }

type FormAgain = Pick<Extract<LeadReply, { kind: 'form' }>, 'form' | 'car'>

const NO_FORM: FormAgain = { form: null, car: null }

type Failed = Extract<SubmittedLead, { error: string }>

/**
 * Handles a POST to /api/leads (OPEN-10).
 * @throws Response a redirect to the page of success, for the last step of a form without JavaScript
 */
export async function answerLead(context: RequestContext, request: Request): Promise<LeadReply> {
  const read = await readLeadRequest(request)
  if ('error' in read) return failed(read, read.format, NO_FORM)
  const { format, submission } = read
  // The form's own script records its event.
  const { noteLeadEvent: _recorded, ...ofForm } = context
  const { result, facts } = await submitLeadForm(ofForm, submission)
  if ('error' in result) {
    const again =
      format === 'form' ? await formAgain(context, submission, { facts, problem: result }) : NO_FORM
    return failed(result, format, again)
  }
  if (format === 'json') return { kind: 'data', status: 200, body: { lead_id: result.lead_id }, headers: {} }
  if (result.complete) throw succeed(context, submission.kind, result.lead_id)
  const next = { ...submission, leadId: result.lead_id, step: (submission.step ?? 0) + 1 }
  const again = await formAgain(context, next, { facts, problem: null })
  return { kind: 'form', status: 200, ...again, formError: '', headers: {} }
}

/** The page of success, which knows by a cookie what was sent. */
function succeed(context: RequestContext, kind: string, signed: string): Response {
  const { secret, now, url } = context
  const { tenant } = requireDealerContext(context).bundle
  const leadId = readLeadId(secret, tenant.slug, signed, now) ?? ''
  const headers = { 'set-cookie': sentCookie(url, signBooking(secret, tenant.slug, leadId, now)) }
  return redirect(findDefinition(kind, tenant)?.successHref ?? successPath(), { status: 303, headers })
}

function failed(
  { error, status, fieldErrors, retryAfterSeconds }: Failed,
  format: 'form' | 'json',
  again: FormAgain,
): LeadReply {
  const headers: Record<string, string> = retryAfterSeconds
    ? { 'retry-after': String(retryAfterSeconds) }
    : {}
  if (format === 'form') return { kind: 'form', status, ...again, formError: error, headers }
  const body = { error, ...(fieldErrors ? { field_errors: fieldErrors } : {}) }
  return { kind: 'data', status, body, headers }
}

/**
 * The form as it was sent, with its errors or its next step; null for an unknown kind.
 * @param facts what it is made from, where that is known already
 */
async function formAgain(
  context: RequestContext,
  submission: LeadSubmission,
  { facts: known, problem }: { facts: LeadFacts | null; problem: Failed | null },
): Promise<FormAgain> {
  const dealer = requireDealerContext(context)
  const definition = findDefinition(submission.kind, dealer.bundle.tenant)
  if (definition === null) return NO_FORM
  const facts = known ?? (await findFacts(dealer, submission))
  const last = definition.steps.length - 1
  const step = Math.min(submission.step ?? 0, last)
  const formError = problem ? getFormError(problem, step < last) : ''
  const form = leadForm(definition, facts, {
    values: submission.fields,
    answered: problem ? step : step - 1,
    ...(problem
      ? {
          lastResult: refuseFields(leadRules(definition, facts, step, step), submission.fields, {
            ...problem,
            formError,
          }),
        }
      : {}),
    step,
    idempotencyKey: submission.idempotencyKey,
    ...(submission.leadId ? { leadId: submission.leadId } : {}),
    ...(submission.page ? { page: submission.page } : {}),
  })
  return { form, car: facts.car }
}

async function findFacts(dealer: DealerContext, { carId, fields }: LeadSubmission): Promise<LeadFacts> {
  const { car } = carId ? await findCarByIdOrSlug(dealer, carId) : { car: null }
  return { ...leadFacts(dealer, car, fields.location_id), sold: await findSoldTypes(dealer) }
}

function getFormError({ error, fieldErrors }: Failed, hasNext: boolean): string {
  if (fieldErrors === undefined) return error
  return hasNext ? STEP_INCOMPLETE : ''
}
