import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { CustomerRequest } from '#app/integrations/quotes/quotes.ts'
import { QuotesError } from '#app/integrations/quotes/quotes.ts'
import { SOLD } from '#app/parts/car/sold-car.server.ts'
import { withAliases } from '#app/parts/lead/submit/finance-aliases.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { buildRequest, wireQuoteRequest } from '#app/parts/money/quote/quote-request.server.ts'
import { findUser } from '#app/parts/sign-in/session.server.ts'

const text = z.string().trim().max(200)

/** The body of POST /api/youx/create-customer (CALL-07); `additionalData` is its lead. */
export const wireApplication = z.object({
  data: z.preprocess(
    withAliases,
    wireQuoteRequest.extend({
      phoneNumber: text,
      firstName: text,
      lastName: text.default(''),
      email: text,
      postCode: text.default(''),
      subscribe: z.boolean().default(false),
    }),
  ),
  additionalData: z
    .object({
      car_id: text.optional(),
      idempotency_key: text.optional(),
      page: z.string().max(2_000).optional(),
      message: z.string().max(4_000).optional(),
      lead_attributes: z
        .object({
          visited_pages: z.array(z.string().max(500)).max(40).catch([]),
          linked_query_params: z.record(z.string(), z.string()).catch({}),
        })
        .optional(),
    })
    .default({}),
})

export type Application = z.output<typeof wireApplication>

/** The address an applicant is redirected to, or the error; `field` is the invalid one. */
export type Applied = { redirectUrl: string } | { error: string; status: number; field?: string }

/** ERR-21, ERR-22. */
export const customerFailed = (provider: string) => `Failed to create customer with ${provider}`
export const NO_REDIRECT = 'Failed to create customer or no redirect URL received.'
export const NOT_VERIFIED = 'Verify your mobile with the code first.'

/**
 * Opens an application at the finance provider and stores the lead, both at once (FIN-64): a failure of one does not
 * undo the other. The number has to be verified; the price is the car's own.
 * @param proven the number verified by this request; otherwise that of the signed-in person
 */
export async function applyForFinance(
  context: RequestContext,
  request: Request,
  application: Application,
  proven?: string,
): Promise<Applied> {
  const { tenant } = requireDealerContext(context).bundle
  const phone = normalisePhone(application.data.phoneNumber)
  const known = proven ?? (await findUser(context, request))?.phone
  if (phone === '' || known !== phone) return { error: NOT_VERIFIED, status: 401, field: 'phone' }
  if (!(await context.limits.take('application', tenant.slug, phone)).ok)
    return { error: 'Too many applications at once. Please try again later.', status: 429 }
  const carId = application.additionalData.car_id || application.data.car_id
  const { request: asked, car } = await buildRequest(context, { ...application.data, car_id: carId })
  if (car && !isAvailable(car)) return { error: SOLD, status: 409 }
  const customer = buildCustomer(application, asked, phone)
  const [created, lead] = await Promise.allSettled([
    context.quotes.createCustomer(customer, { origin: context.url.origin }),
    leadOf(context, request, { application, customer, carId }),
  ])
  if (lead.status === 'rejected') context.log.error({ err: lead.reason }, 'Lead submission failed')
  else if ('error' in lead.value) {
    context.log.warn({ status: lead.value.status }, 'Lead submission failed')
    if (lead.value.fieldErrors)
      return { error: lead.value.error, status: 422, field: Object.keys(lead.value.fieldErrors)[0] ?? '' }
  }
  if (created.status === 'rejected')
    return buildRefusal(context, created.reason, tenant.finance.quoteProvider)
  const redirectUrl = allowedRedirect(created.value.redirectUrl, [
    context.url.origin,
    ...context.quotes.redirectOrigins,
  ])
  return redirectUrl === null ? { error: NO_REDIRECT, status: 502 } : { redirectUrl }
}

function buildCustomer(
  { data, additionalData }: Application,
  asked: Omit<CustomerRequest, keyof Person>,
  phone: string,
): CustomerRequest {
  const { firstName, lastName, email, subscribe, postCode } = data
  return { ...asked, phone, firstName, lastName, email, subscribe, postcode: postCode, additionalData }
}
type Person = Pick<
  CustomerRequest,
  'phone' | 'firstName' | 'lastName' | 'email' | 'subscribe' | 'postcode' | 'additionalData'
>

function buildRefusal(context: RequestContext, reason: unknown, provider: string): Applied {
  if (!(reason instanceof QuotesError)) throw reason
  context.log.warn({ err: reason }, 'an application was not opened')
  return { error: reason.words || customerFailed(provider), status: 502, field: 'phone' }
}

/** The lead of an application, with the field names of the finance lead (DATA-33). */
function leadOf(
  context: RequestContext,
  request: Request,
  { application, customer, carId }: { application: Application; customer: CustomerRequest; carId: string },
) {
  const { additionalData } = application
  return submitLead(context, {
    kind: 'finance',
    carId: carId || undefined,
    idempotencyKey: additionalData.idempotency_key || randomUUID(),
    fields: {
      name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      postcode: customer.postcode,
      purchasePrice: String(customer.priceCents / 100),
      loanTerm: String(customer.termYears),
      selfAssessedCreditScore: customer.creditScore,
      whoIsHelping: customer.whoIsHelping,
      message: additionalData.message ?? '',
      subscribe: customer.subscribe ? 'on' : '',
    },
    userAgent: request.headers.get('user-agent') ?? '',
    page: additionalData.page,
    visitedPages: additionalData.lead_attributes?.visited_pages,
    linkedQueryParams: additionalData.lead_attributes?.linked_query_params,
    added: { tags: 'pre-approval', ...(customer.vin ? { vin: customer.vin } : {}) },
  })
}

/** The redirect address where its origin is allowed; null otherwise. */
export function allowedRedirect(address: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address)) return null
  const { origin, href } = new URL(address)
  return origins.includes(origin) ? href : null
}
