import { redirect } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { DEFAULT_CREDIT_SCORE, parseCreditScore } from '#app/domain/money/credit-score.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { leadCar } from '#app/parts/lead/form/lead-car.server.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { STEP_PARAM } from '#app/parts/lead/form/step-param.ts'
import { readLeadAttributes } from '#app/parts/lead/submit/lead-request.server.ts'
import { parseFinanceQuery } from '#app/parts/money/calculator/finance-query.ts'
import { canonicalFinancePath } from '#app/parts/money/calculator/own-path.server.ts'
import { quickQuoteDollars, quickQuoteTerm } from '#app/parts/money/quote/quick-estimate.ts'
import type { QuickQuote } from '#app/parts/money/quote/quick-quote-wire.ts'
import { askQuote, wireQuote, wireQuoteRequest } from '#app/parts/money/quote/quote-request.server.ts'
import { sendCode, verifyCode } from '#app/parts/sign-in/auth.server.ts'
import { findUser } from '#app/parts/sign-in/session.server.ts'
import { personalisedFinancePath } from '#app/paths.ts'
import { findAskedCar } from '../calculator/asked-car.server.ts'
import { type Application, applyForFinance, wireApplication } from './application.server.ts'
import { firstGap, type JourneyModel, type JourneyState, LAST_STEP, stepErrors } from './journey.ts'
import { hasJourney, journeyModel } from './journey-model.server.ts'

export type JourneyPageModel = { meta: PageMeta; journey: JourneyModel; car: LeadCarModel | null }

/** The journey in four steps, for the parameters of the address (OPEN-74). */
export async function getJourney(context: RequestContext, query: URLSearchParams): Promise<JourneyPageModel> {
  const page = await beginJourney(context, query)
  const { journey } = page
  return {
    ...page,
    journey: { ...journey, quote: await fetchQuote(context, journey.asked, startValues(journey)) },
  }
}

/**
 * A journey before its first request to the provider.
 * @throws a redirect to the finance page's form where the dealer has no lender (TEN-05)
 */
async function beginJourney(context: RequestContext, query: URLSearchParams): Promise<JourneyPageModel> {
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  if (!hasJourney(tenant)) throw redirect(canonicalFinancePath(dealer) + context.url.search)
  const asked = parseFinanceQuery(query)
  const car = await findAskedCar(dealer, asked.carId)
  const own = new URLSearchParams(query)
  own.delete(STEP_PARAM)
  const action = personalisedFinancePath(own.size > 0 ? `?${own}` : '')
  const journey = journeyModel(context, { asked, car, action })
  return {
    meta: {
      title: 'Apply for finance',
      description: `An estimate, and pre-approval with ${tenant.finance.quoteProvider}.`,
      ...siteMeta(dealer),
      path: personalisedFinancePath(),
    },
    journey,
    car: car && leadCar(car, dealer),
  }
}

const startValues = ({ price, termYears, creditScore }: JourneyModel) => ({
  purchasePrice: String(price),
  loanTerm: String(termYears),
  selfAssessedCreditScore: creditScore,
})

type Values = Record<string, string>

/** The quote for the fields; null where it fails (FIN-55). */
async function fetchQuote(
  context: RequestContext,
  asked: JourneyModel['asked'],
  values: Values,
): Promise<QuickQuote | null> {
  const answer = await askQuote(context, wireQuoteRequest.parse({ ...asked, ...amountsOf(values) }))
  return 'quote' in answer ? wireQuote(answer.quote) : null
}

const amountsOf = (values: Values) => ({
  purchasePrice: quickQuoteDollars((values.purchasePrice ?? '').replace(/\.\d*$/, '')),
  loanTerm: quickQuoteTerm(Number(values.loanTerm)),
  selfAssessedCreditScore: parseCreditScore(values.selfAssessedCreditScore ?? '') ?? DEFAULT_CREDIT_SCORE,
})

/** The result of a posted step: a page with cookies of a sign-in, or a redirect to the provider. */
export type JourneyAnswer =
  | { status: number; state: JourneyState; cookies: string[] }
  | { redirectUrl: string; cookies: string[] }

/** A step as it was posted: `intent` is `next`, `back`, `estimate`, `send` or `apply` (FIN-53). */
export async function postJourney(
  context: RequestContext,
  request: Request,
  query: URLSearchParams,
  values: Values,
): Promise<JourneyAnswer> {
  const { journey } = await beginJourney(context, query)
  const step = Math.min(Math.max(Number(values.step) || 0, 0), LAST_STEP)
  const begun: JourneyState = {
    step,
    values,
    quote: null,
    fieldErrors: {},
    error: '',
    authError: null,
    sent: values.sent === '1',
    verified: values.verified === '1',
  }
  const page: Answer = async (status, change, cookies = []) => {
    const state = { ...begun, ...change }
    // The last step shows no estimate.
    const quote = state.step === LAST_STEP ? null : await fetchQuote(context, journey.asked, values)
    return { status, cookies, state: { ...state, quote } }
  }
  if (values.intent === 'back') return page(200, { step: Math.max(0, step - 1) })
  if (values.intent === 'estimate') return page(200, {})
  if (values.intent === 'next' && step < LAST_STEP) {
    const fieldErrors = stepErrors(step, values)
    return Object.keys(fieldErrors).length > 0 ? page(422, { fieldErrors }) : page(200, { step: step + 1 })
  }
  const gap = firstGap(LAST_STEP, values)
  if (gap) return page(422, { step: gap.step, fieldErrors: gap.errors })
  if (values.intent === 'send') {
    const details = {
      first_name: values.name ?? '',
      last_name: values.last_name ?? '',
      email: values.email ?? '',
    }
    const sent = await sendCode(context, { phone: values.phone ?? '', type: 'finance', details })
    return sent.ok ? page(200, { sent: true }) : page(sent.status, { authError: sent })
  }
  return apply(context, request, journey, values, page)
}

type Answer = (status: number, change: Partial<JourneyState>, cookies?: string[]) => Promise<JourneyAnswer>

async function apply(
  context: RequestContext,
  request: Request,
  journey: JourneyModel,
  values: Values,
  page: Answer,
): Promise<JourneyAnswer> {
  const phone = normalisePhone(values.phone ?? '')
  const user = await findUser(context, request)
  let cookies: string[] = []
  if (user?.phone !== phone) {
    const verified = await verifyCode(context, request, { phone, token: values.token ?? '' })
    if (!verified.ok) return page(verified.status, { authError: verified, sent: true })
    cookies = verified.cookies
  }
  const applied = await applyForFinance(context, request, buildApplication(journey, values, phone), phone)
  if ('redirectUrl' in applied) return { redirectUrl: applied.redirectUrl, cookies }
  return page(applied.status, { error: applied.error, sent: true, verified: true }, cookies)
}

function buildApplication(journey: JourneyModel, values: Values, phone: string): Application {
  const page = (values.page || journey.action).slice(0, 2_000)
  return wireApplication.parse({
    data: {
      ...journey.asked,
      ...amountsOf(values),
      whoIsHelping: values.whoIsHelping ?? '',
      phoneNumber: phone,
      firstName: values.name ?? '',
      lastName: values.last_name ?? '',
      email: values.email ?? '',
      postCode: values.postcode ?? '',
      subscribe: values.subscribe === 'on',
    },
    additionalData: {
      car_id: journey.asked.car_id,
      idempotency_key: values.idempotency_key?.slice(0, 200),
      page,
      lead_attributes: buildAttributes(values.lead_attributes, page),
    },
  })
}

/** Without JavaScript a lead has only the parameters of the page that its journey was sent from. */
function buildAttributes(sent: string | undefined, page: string) {
  const { visitedPages, linkedQueryParams } = readLeadAttributes(sent)
  const own = Object.fromEntries(new URLSearchParams(page.split('?')[1] ?? ''))
  return { visited_pages: visitedPages, linked_query_params: sent ? linkedQueryParams : own }
}
