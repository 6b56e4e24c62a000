import { randomBytes, randomInt } from 'node:crypto'
import type { DealerContext } from '#app/context.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { prizeAt, sumOfWeights } from '#app/features/prize/rules/prize-wheel.ts'
import { sign, verify } from '#app/http/signed.server.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { type LeadFormState, leadForm, leadRules } from '#app/parts/lead/form/lead-form.server.ts'
import { parseFields, refuseFields } from '#app/parts/lead/form/parse-fields.server.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { readLeadId } from '#app/parts/lead/submit/lead-id.server.ts'
import { readLeadAttributes } from '#app/parts/lead/submit/lead-request.server.ts'
import { HONEYPOT, submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import type { User } from '#app/parts/sign-in/account-model.ts'
import { gate } from '#app/parts/sign-in/session.server.ts'
import { spinToWinPath } from '#app/paths.ts'
import { deleteDraw, findDraw, findDrawOf, insertDraw, setDrawLead } from '#db/account/prize-repository.ts'
import type { PrizePageModel } from './prize-model.ts'

/** A wheel with fewer prizes is not offered. */
const FEWEST_PRIZES = 2
const HAD_ITS_SPIN = 'You’ve had your spin with this number.'
/** Letters and digits without similar pairs (0 and O, 1 and I). */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * The prize wheel: its form, or the prize. Where the dealer requires sign-in, the number is the verified one.
 * @throws 404 where the dealer has no wheel; a redirect to sign-in (AUTH-05)
 */
export async function getPrizePage(context: RequestContext, request: Request): Promise<PrizePageModel> {
  const dealer = requireWheel(context)
  const user = await gate(context, request, 'spin-to-win')
  const code = readCode(context, context.url.searchParams.get('draw'))
  const drawn =
    code === null ? await drawOf(context, user) : await findDraw(context.db, formatSlug(dealer), code)
  return buildPage(dealer, drawn, user, {})
}

/**
 * A spin: the prize is drawn and stored before the lead is sent, so that a number has one prize.
 * @returns the page with its errors; @throws a redirect to the prize
 */
export async function postSpin(
  context: RequestContext,
  request: Request,
  fields: Record<string, string>,
): Promise<{ status: number; page: PrizePageModel }> {
  const dealer = requireWheel(context)
  const user = await gate(context, request, 'spin-to-win')
  const answers = user === null ? fields : { ...fields, phone: user.phone }
  const key = { idempotencyKey: fields.idempotency_key ?? '' }
  const rules = leadRules(getDefinition('prize_wheel', dealer.bundle.tenant), leadFacts(dealer, null), 0, 0)
  const again = (status: number, formError = '') => ({
    status,
    page: buildPage(dealer, null, user, {
      values: answers,
      ...key,
      lastResult: refuseFields(rules, answers, { formError }),
    }),
  })
  if (fields[HONEYPOT]) throw seeOther(spinToWinPath())
  if (parseFields(rules, answers).status !== 'success') return again(422)
  const draw = await drawPrize(context, dealer, normalisePhone(answers.phone ?? ''))
  if (draw === null) return again(409, HAD_ITS_SPIN)
  const lead = await sendLead(context, request, answers, draw)
  if ('error' in lead) {
    await deleteDraw(context.db, formatSlug(dealer), draw.code)
    return again(lead.status, lead.error)
  }
  // The browser's id is signed and expires; the record stores the plain one.
  const leadId = readLeadId(context.secret, formatSlug(dealer), lead.lead_id, context.now) ?? ''
  await setDrawLead(context.db, { tenantSlug: formatSlug(dealer), code: draw.code, leadId })
  throw seeOther(spinToWinPath(sign(context.secret, purposeOf(dealer), draw.code)))
}

function sendLead(
  context: RequestContext,
  request: Request,
  fields: Record<string, string>,
  { prize, code }: { prize: string; code: string },
) {
  return submitLead(context, {
    kind: 'prize_wheel',
    fields,
    // Of the draw, so that a form sent twice cannot be one lead with two prizes.
    idempotencyKey: code,
    journey: true,
    added: { prize, prize_code: code },
    userAgent: request.headers.get('user-agent') ?? '',
    page: spinToWinPath(),
    ...readLeadAttributes(fields.lead_attributes),
  })
}

async function drawPrize({ db, now }: RequestContext, dealer: DealerContext, phone: string) {
  const { prizes } = dealer.bundle.tenant.prizeWheel
  const { label: prize } = prizes[prizeAt(prizes, randomInt(sumOfWeights(prizes)))] ?? { label: '' }
  const code = Array.from(randomBytes(8), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
  const row = { tenant_slug: formatSlug(dealer), phone, code, prize, drawn_at: now }
  if (await insertDraw(db, row)) return { prize, code }
  const before = await findDrawOf(db, { tenantSlug: formatSlug(dealer), phone })
  // A draw without a lead remains the number's draw.
  return before?.lead_id === null ? before : null
}

/** The draw of the signed-in number; null for anybody else. */
const drawOf = ({ db, site }: RequestContext, user: User | null) =>
  user === null || site.kind !== 'dealer'
    ? null
    : findDrawOf(db, { tenantSlug: site.bundle.tenant.slug, phone: user.phone })

function buildPage(
  dealer: DealerContext,
  drawn: { prize: string; code: string } | null,
  user: User | null,
  state: LeadFormState,
): PrizePageModel {
  const { title, terms, prizes } = dealer.bundle.tenant.prizeWheel
  const heading = title || 'Spin to win'
  const labels = prizes.map(({ label }) => label)
  // The prize may have been removed from the wheel since.
  const won = drawn && {
    prize: drawn.prize,
    code: drawn.code,
    index: Math.max(0, labels.indexOf(drawn.prize)),
  }
  return {
    meta: {
      ...siteMeta(dealer),
      title: heading,
      description: `Spin the wheel at ${dealer.bundle.tenant.name}: one spin, one prize.`,
      path: spinToWinPath(),
    },
    title: heading,
    terms,
    prizes: labels,
    form: won ? null : buildForm(dealer, user, state),
    won,
  }
}

function buildForm(dealer: DealerContext, user: User | null, state: LeadFormState) {
  const facts = leadFacts(dealer, null)
  const form = leadForm(getDefinition('prize_wheel', facts.tenant), facts, {
    ...state,
    page: spinToWinPath(),
  })
  if (user === null || state.values) return form
  const known: Record<string, string> = {
    name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
  }
  const steps = form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) => ({ ...field, value: known[field.name] || field.value })),
  }))
  return { ...form, steps }
}

function requireWheel(context: RequestContext): DealerContext {
  const dealer = requireDealerContext(context)
  if (dealer.bundle.tenant.prizeWheel.prizes.length < FEWEST_PRIZES)
    throw new Response('No such page', { status: 404 })
  return dealer
}

const formatSlug = (dealer: DealerContext) => dealer.bundle.tenant.slug
const purposeOf = (dealer: DealerContext) => `prize-draw:${formatSlug(dealer)}`

function readCode(context: RequestContext, signed: string | null): string | null {
  return signed === null ? null : verify(context.secret, purposeOf(requireDealerContext(context)), signed)
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })
