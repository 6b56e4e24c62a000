import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { POLICY_VERSION_FIELD } from '#app/parts/lead/rules/consent-text.ts'
import { policyVersion } from '#app/parts/lead/submit/consents.server.ts'
import { HONEYPOT } from '#app/parts/lead/submit/submit-lead.server.ts'
import { planSearch } from '#app/parts/search/plan-search.server.ts'
import { presentSearch } from '#app/parts/search/present-search.server.ts'
import { searchPath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { confirmAlert, deleteAlert, findAlert, requestAlert } from '#db/alerts/alerts-repository.ts'
import { ALERT_AGREEMENT, type AlertAnswer, type AlertModel } from './alert-model.ts'
import { alertSearchOf } from './alert-search.server.ts'
import { readAlertToken } from './alert-token.server.ts'

const MAIL_ADDRESS = /^[^\s@<>"']{1,64}@[^\s@<>"']+\.[^\s@<>"']{2,}$/
/** Searches that one mail address may follow at one dealer. */
const MOST_ALERTS = 20

/**
 * Asks for mails about a search (double opt-in): answers the same whether the address is known or not. Does not throw for a
 * visitor's input. @throws 404 where the dealer does not offer it; the database's error
 */
export async function submitAlert(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<AlertAnswer> {
  const dealer = requireDealerContext(context)
  const { tenant, pages } = dealer.bundle
  if (!tenant.flags.searchAlerts || context.preview) throw new Response('No such page', { status: 404 })
  const email = (fields.email ?? '').trim().toLowerCase()
  if (email.length > 254 || !MAIL_ADDRESS.test(email))
    return { status: 422, error: 'Enter an email address like name@example.com.' }
  if (fields[HONEYPOT]) return { status: 200, sent: true }
  for (const [bucket, subject] of [
    ['alert', context.visitor.address],
    ['alertMail', email],
  ] as const)
    if (!(await context.limits.take(bucket, tenant.slug, subject)).ok)
      return { status: 429, error: 'That’s a lot of clicks. Give it a minute. Please try again later.' }
  const search = await findSearch(context, fields.search ?? '')
  if (search === null) return { status: 422, error: 'This search cannot be followed. Please open it again.' }
  const shown = fields[POLICY_VERSION_FIELD] ?? ''
  const consent = { text: ALERT_AGREEMENT, version: policyVersion(pages), shown_version: shown.slice(0, 60) }
  const stored = await requestAlert(
    context.db,
    {
      tenant_slug: tenant.slug,
      email,
      ...search,
      origin: dealer.origin,
      created_at: context.now,
      consent: JSON.stringify({ ...consent, source: search.path, at: context.now }),
    },
    MOST_ALERTS,
  )
  context.log.info({ stored }, 'a search was asked to be followed')
  return { status: 200, sent: true }
}

/** The search of a results page's address; null for another address, or while the stock is unavailable. */
async function findSearch(
  context: RequestContext,
  address: string,
): Promise<{ path: string; words: string; search: string } | null> {
  const dealer = requireDealerContext(context)
  const prefix = `${searchPath('')}`.replace(/\/?$/, '/')
  if (!address.startsWith(prefix) || !URL.canParse(address, dealer.origin)) return null
  const { pathname, searchParams } = new URL(address, dealer.origin)
  try {
    const splat = decodeURIComponent(pathname.slice(prefix.length)).toLowerCase()
    const plan = await planSearch(dealer, splat, searchParams)
    if (plan.request === null) return null
    const { heading } = presentSearch(dealer, plan, null)
    const path = searchHref({ ...plan.state, sort: 'relevant', page: 1 }, plan.base)
    return {
      path,
      words: withoutStega(heading).slice(0, 200),
      search: JSON.stringify(alertSearchOf(plan.request)),
    }
  } catch (error) {
    if (error instanceof URIError || (error instanceof Response && error.status === 404)) return null
    throw error
  }
}

/** The page behind a mail's links. @throws 404 for another's token */
export async function getAlert(context: RequestContext, token: string): Promise<AlertModel> {
  const { slug, id } = requireAlertId(context, token)
  const alert = await findAlert(context.db, { tenantSlug: slug, id })
  if (alert === null) return { state: 'ended', words: '', path: searchPath() }
  const { state, words, path } = alert
  return { state: state === 'active' ? 'active' : 'pending', words, path }
}

/**
 * Confirms an alert, or ends it; a mail program's one-click request (RFC 8058) ends it. Doing either again changes nothing.
 * @throws 404 for another's token
 */
export async function changeAlert(
  context: RequestContext,
  token: string,
  fields: Readonly<Record<string, string>>,
): Promise<AlertModel> {
  const { slug, id } = requireAlertId(context, token)
  const key = { tenantSlug: slug, id }
  if (fields.do === 'confirm') await confirmAlert(context.db, key, context.now)
  else if (fields.do === 'end' || fields['List-Unsubscribe'] === 'One-Click')
    await deleteAlert(context.db, key)
  return getAlert(context, token)
}

function requireAlertId(context: RequestContext, token: string): { slug: string; id: string } {
  const { slug } = requireDealerContext(context).bundle.tenant
  const id = readAlertToken(context.secret, slug, token)
  if (id === null) throw new Response('No such page', { status: 404 })
  return { slug, id }
}
