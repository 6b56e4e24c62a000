import { createHash, randomUUID } from 'node:crypto'
import { type LeadPayload, type Location, listLocations } from '@forecourt/schemas/contract'
import { addMs } from '@forecourt/schemas/contract/pure'
import { buildLeadEvent } from '#app/analytics/lead-events.server.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { callInstead, RETRY_AFTER_SECONDS } from '#app/http/call-instead.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { SlotTakenError, type SlotToTake } from '../../../../db/leads/appointments-repository.ts'
import type { FileToSave } from '../../../../db/leads/lead-files.ts'
import {
  CONFIRMATION_CHANNEL,
  findLead,
  findSubmission,
  saveLead,
} from '../../../../db/leads/lead-repository.ts'
import { DatabaseUnavailableError } from '../../../../db/unavailable.ts'
import { findDefinition } from '../definitions/definitions.ts'
import type { LeadDefinition, LeadFacts } from '../definitions/lead-definition.ts'
import type { LeadFieldRule } from '../form/lead-fields.ts'
import { hiddenValues, leadRules } from '../form/lead-form.server.ts'
import { listFieldErrors, parseFields } from '../form/parse-fields.server.ts'
import { findDistances } from '../form/place-distances.server.ts'
import { readTakenSlots } from '../form/taken-slots.server.ts'
import { enquiryEvent } from './enquiry-event.ts'
import { findSlot } from './find-slot.ts'
import { isConfirmed, listChannels } from './lead-channels.ts'
import { findCarByIdOrSlug, leadFacts } from './lead-facts.server.ts'
import { buildFiles, digestFiles, listFileErrors, withFileNames } from './lead-files.server.ts'
import { readLeadId, signLeadId } from './lead-id.server.ts'
import { buildLeadPayload } from './lead-payload.server.ts'
import { LEAD_FAILED, type LeadSubmission, NOT_SAVED, type SubmittedLead } from './lead-submission.ts'

/** After this long an unfinished lead is delivered as it is. */
const UNFINISHED_MS = 30 * 60_000
/** Only bots fill in this hidden field. */
export const HONEYPOT = 'leave_empty'

type Refusal = Extract<SubmittedLead, { error: string }>

/**
 * Accepts a lead, or a further step of one, of any kind (LEAD-24): the definition's fields are validated, the vehicle and
 * the location must be this dealer's, and lead and deliveries are stored in one transaction before the id is returned.
 * Sending the same twice makes one lead. Does not throw for a visitor's input, nor for an unavailable database, whose
 * answer names the dealer's phone number.
 */
export async function submitLead(
  context: RequestContext,
  submission: LeadSubmission,
): Promise<SubmittedLead> {
  return (await submitLeadForm(context, submission)).result
}

/** What became of a form that was sent; the facts are null where its vehicle has not been looked up. */
export type SubmittedForm = { result: SubmittedLead; facts: LeadFacts | null }

/** As `submitLead`, with what a form is made from that is shown again. */
export async function submitLeadForm(context: RequestContext, sent: LeadSubmission): Promise<SubmittedForm> {
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  const definition = findDefinition(sent.kind, tenant)
  const locations = listLocations(dealer.bundle.locations, 'all')
  if (definition === null || definition.offered?.({ tenant, locations }) === false)
    return { result: refuse(404, 'There is no such form.'), facts: null }
  const submission = upToJourney(definition, sent)
  const digest = computeDigest(submission)
  const early = await refuseUnsaved(context, sent, () =>
    answerWithoutCar(context, definition, submission, digest),
  )
  if (early !== null) return { result: early, facts: null }
  const asked = submission.carId
    ? await findCarByIdOrSlug(dealer, submission.carId)
    : { car: null, unknown: false }
  const named = withLocation(submission.fields, locations)
  const facts = {
    ...leadFacts(dealer, asked.car, named.location_id),
    ...(definition.steps.length > 1 ? { distances: await findDistances(dealer, named.postcode) } : {}),
    ...(definition.books ? { taken: await readTakenSlots(context), sold: await findSoldTypes(dealer) } : {}),
  }
  const missing = submission.carId ? asked.car === null && !asked.unknown : definition.needsCar
  if (missing) return { result: refuse(422, 'This vehicle is not on this site.'), facts }
  // The server's values of hidden fields replace the browser's.
  const fields = { ...named, ...hiddenValues(definition, facts) }
  const carId = asked.car?.id ?? submission.carId
  const result = await refuseUnsaved(context, sent, () =>
    saveStep(context, definition, facts, { ...submission, fields, carId }, digest),
  )
  return { result, facts }
}

/** Refuses a form while the database cannot be used; the answer names a number to call. */
async function refuseUnsaved<T>(
  context: RequestContext,
  { kind }: LeadSubmission,
  save: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    context.log.error({ kind, reason: error.message }, 'a lead was not saved')
    const words = callInstead(dealerPhone(requireDealerContext(context).bundle))
    return { ...refuse(503, `${NOT_SAVED} ${words}`), retryAfterSeconds: RETRY_AFTER_SECONDS }
  }
}

/** The answer to what is known already, comes too often, from a machine or out of turn; null for anything else. */
async function answerWithoutCar(
  context: RequestContext,
  definition: LeadDefinition,
  submission: LeadSubmission,
  digest: string,
): Promise<SubmittedLead | null> {
  const { slug } = requireDealerContext(context).bundle.tenant
  const known = await findSubmission(context.db, slug, digest)
  const complete = isLast(definition.steps.length, submission.step)
  if (known !== null) {
    await noteKnown(context, definition, known, submission)
    return accepted(context, slug, known, complete)
  }
  const bucket = submission.leadId ? 'leadStep' : 'lead'
  const limit = await context.limits.take(bucket, slug, context.visitor.address)
  if (!limit.ok) return { ...refuse(429, 'Too many enquiries at once. Please try again later.'), ...limit }
  if (submission.fields[HONEYPOT]) {
    context.log.info({ kind: definition.kind }, 'a form was filled in by a machine')
    return accepted(context, slug, randomUUID(), complete)
  }
  const { journey } = definition
  if (!journey || !belongsToJourney(definition, submission)) return null
  const done = await findJourneyLead(context, slug, submission)
  return done === null ? refuse(422, journey.instead) : accepted(context, slug, done, true)
}

/** A program may name the location, or only its dealership (DATA-23), where a form sends the location's id. */
function withLocation(
  fields: LeadSubmission['fields'],
  locations: readonly Location[],
): LeadSubmission['fields'] {
  const { location_id: id = '', location = '', dealership_slug: dealership = '' } = fields
  if (id !== '') return fields
  const called = location.trim().toLowerCase()
  const found =
    locations.find(({ name, slug }) => called !== '' && [name.toLowerCase(), slug].includes(called)) ??
    locations.find(({ dealershipSlug }) => dealership !== '' && dealershipSlug === dealership)
  return found ? { ...fields, location_id: found.id } : fields
}

/** A form that is posted whole ends with the step before its journey. */
function upToJourney({ journey }: LeadDefinition, sent: LeadSubmission): LeadSubmission {
  const isWhole = journey !== undefined && !sent.journey && sent.step === undefined
  return isWhole && journey.from > 0 ? { ...sent, step: journey.from - 1 } : sent
}

/** Whether a visitor posts a step that only the kind's journey may submit. */
function belongsToJourney(
  { journey, steps }: LeadDefinition,
  { journey: isJourney, step }: LeadSubmission,
): boolean {
  return journey !== undefined && !isJourney && (step ?? steps.length - 1) >= journey.from
}

/**
 * The lead that the journey itself has completed for the same person and vehicle; null without one. Posting it again does
 * not change it.
 */
async function findJourneyLead(
  context: RequestContext,
  tenantSlug: string,
  { kind, leadId, carId }: LeadSubmission,
): Promise<string | null> {
  const earlier = await earlierSteps(context, tenantSlug, leadId)
  if (earlier === null || earlier === 'unknown') return null
  const { kind: done, form_completed: isComplete, car_id: car } = earlier.payload
  return done === kind && isComplete === true && (car ?? null) === (carId ?? null) ? earlier.id : null
}

async function saveStep(
  context: RequestContext,
  definition: LeadDefinition,
  facts: LeadFacts,
  submission: LeadSubmission,
  digest: string,
): Promise<SubmittedLead> {
  const { slug } = facts.tenant
  const earlier = await earlierSteps(context, slug, submission.leadId)
  if (earlier === 'unknown') return refuse(409, 'This form is too old. Please fill it in again.')
  const last = definition.steps.length - 1
  const step = Math.min(submission.step ?? last, last)
  // Without the lead of an earlier step this one has to bring all that came before.
  const rules = leadRules(definition, facts, earlier === null ? 0 : step, step)
  const fields = withFileNames(rules, submission)
  const parsed = parseFields(rules, fields)
  const fileErrors = listFileErrors(rules, submission)
  if (parsed.status !== 'success' || Object.keys(fileErrors).length > 0) {
    const fieldErrors = { ...listFieldErrors(parsed), ...fileErrors }
    return { ...refuse(422, Object.values(fieldErrors)[0]), fieldErrors }
  }
  // A complete lead stays complete when a later step of its journey adds to it.
  const complete = step === last || earlier?.payload.form_completed === true
  const id = earlier?.id ?? randomUUID()
  const payload = buildLeadPayload({
    id,
    kind: definition.kind,
    origin: context.url.origin,
    facts,
    submission: { ...submission, fields },
    rules,
    ...(definition.ofAddress ? { ofAddress: definition.ofAddress } : {}),
    ...(definition.ofAnswers ? { ofAnswers: definition.ofAnswers } : {}),
    category: definition.category,
    subcategory: definition.subcategory,
    complete,
    earlier: earlier?.payload ?? {},
  })
  const slot = findSlot(definition, facts, submission.fields)
  const files = buildFiles(rules, submission)
  const saved = await persist(context, { facts, payload, digest, complete, slot, files }).catch(
    (error: unknown) => {
      if (error instanceof SlotTakenError) return null
      throw error
    },
  )
  if (saved === null) return refuseSlot(rules)
  noteLead(context, payload, { id: saved.id, step, isLast: step === last, tag: facts.car?.tag ?? '' })
  return accepted(context, slug, saved.id, step === last)
}

/** Somebody else was faster between the check and the booking. */
function refuseSlot(rules: readonly LeadFieldRule[]): Refusal {
  const { name = '', gone = LEAD_FAILED } = rules.find((rule) => rule.gone !== undefined) ?? {}
  return { ...refuse(422, gone), fieldErrors: { [name]: gone } }
}

function persist(
  { db, now, sendsMail }: RequestContext,
  {
    facts,
    payload,
    digest,
    complete,
    slot,
    files,
  }: {
    facts: LeadFacts
    payload: LeadPayload
    digest: string
    complete: boolean
    slot: SlotToTake | null
    files: readonly FileToSave[]
  },
) {
  const unfinishedDueAt = addMs(now, UNFINISHED_MS)
  const isAgreed = complete || slot !== null
  return saveLead(db, {
    tenantSlug: facts.tenant.slug,
    id: payload.lead_id,
    kind: payload.kind,
    leadStatus: payload.lead_status,
    payload: JSON.stringify(payload),
    digest,
    now,
    files,
    ...(slot ? { slot } : {}),
    deliveries: [
      ...listChannels(facts.tenant, facts.locations).map((channel) => ({
        id: randomUUID(),
        channel,
        // Systems receive each step; people receive a lead once it is complete, or books a time.
        dueAt: isAgreed || channel === 'webhook' ? now : unfinishedDueAt,
      })),
      ...(isAgreed && isConfirmed(payload, sendsMail)
        ? [{ id: randomUUID(), channel: CONFIRMATION_CHANNEL, dueAt: now }]
        : []),
    ],
  })
}

/** Tells the visitor's next page of a lead that was accepted before, by the provider's own request. */
async function noteKnown(
  context: RequestContext,
  definition: LeadDefinition,
  id: string,
  submission: LeadSubmission,
): Promise<void> {
  if (context.noteLeadEvent === undefined) return
  const slug = requireDealerContext(context).bundle.tenant.slug
  const row = await findLead(context.db, slug, id)
  const last = definition.steps.length - 1
  const step = Math.min(submission.step ?? last, last)
  if (row)
    noteLead(context, JSON.parse(row.payload) as LeadPayload, { id, step, isLast: step === last, tag: '' })
}

type Earlier = { id: string; payload: Record<string, unknown> }

async function earlierSteps(
  { db, secret, now }: RequestContext,
  tenantSlug: string,
  signed: string | undefined,
): Promise<Earlier | null | 'unknown'> {
  if (!signed) return null
  const id = readLeadId(secret, tenantSlug, signed, now)
  const row = id === null ? null : await findLead(db, tenantSlug, id)
  return row ? { id: row.id, payload: JSON.parse(row.payload) as Record<string, unknown> } : 'unknown'
}

const isLast = (steps: number, step: number | undefined) => step === undefined || step >= steps - 1

function accepted(
  { secret, now }: RequestContext,
  tenantSlug: string,
  id: string,
  complete: boolean,
): SubmittedLead {
  return { lead_id: signLeadId(secret, tenantSlug, id, now), complete }
}

const refuse = (status: number, error = LEAD_FAILED): Refusal => ({ error, status })

function computeDigest(submission: LeadSubmission): string {
  const { idempotencyKey, kind, step, carId, leadId, fields, added } = submission
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const identity = [idempotencyKey, kind, step ?? -1, carId ?? '', leadId ?? '', sorted, added ?? {}]
  const files = digestFiles(submission)
  if (files.length > 0) identity.push(files)
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}

/** Tells the visitor's next page of an accepted step of a lead, so that it is recorded as an event (ANA-09). */
function noteLead(
  { noteLeadEvent }: Pick<RequestContext, 'noteLeadEvent'>,
  lead: Pick<LeadPayload, 'kind' | 'category' | 'car_id' | 'car_type' | 'car_description'>,
  { id, step, isLast, tag }: { id: string; step: number; isLast: boolean; tag: string },
): void {
  const { kind, category, car_id: carId, car_type: type, car_description: name } = lead
  const carType = carId && type ? type : null
  noteLeadEvent?.(
    buildLeadEvent({
      id,
      step,
      event: enquiryEvent({ kind: 'enquiry', carType, tag }),
      label: isLast ? kind : `${kind} started`,
      category,
      car: carId ? { id: carId, name: name ?? '' } : null,
      complete: isLast,
    }),
  )
}
