import { createHash, randomBytes } from 'node:crypto'
import { type RequestContext, requireDealer } from '#app/context.ts'
import { signInPath } from '#app/paths.ts'
import type { Person } from '../../../db/account/people-repository.ts'
import {
  deleteEndedSessions,
  deleteSession,
  findSessionPerson,
  insertSession,
} from '../../../db/account/sessions-repository.ts'
import type { User } from './account-model.ts'
import { readSessionToken, SESSION_DAYS, sessionCookies } from './session-cookie.server.ts'
import type { SignInType } from './sign-in-types.ts'

/** The context that sign-in needs. */
export type AccountContext = RequestContext

/** The parts of a context that bind cookies to one dealer's host. */
export const cookiePlace = (context: AccountContext) => ({
  url: context.url,
  secret: context.secret,
  tenantSlug: requireDealer(context).tenant.slug,
})

const hashSecret = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The person signed in on this dealer's host; null without one, and in a preview, which is staff's. */
export async function findUser(context: AccountContext, request: Request): Promise<User | null> {
  if (context.preview) return null
  const place = cookiePlace(context)
  const token = readSessionToken(place, request.headers.get('cookie'))
  if (token === null) return null
  const person = await findSessionPerson(context.db, {
    tenantSlug: place.tenantSlug,
    tokenHash: hashSecret(token),
    host: context.url.host,
    now: context.now,
  })
  return person && userOf(person)
}

/** The signed-in person. @throws a redirect to sign-in, which returns here (AUTH-03) */
export async function requireUser(
  context: AccountContext,
  request: Request,
  type: SignInType,
): Promise<User> {
  const user = await findUser(context, request)
  if (user !== null) return user
  throw redirectTo(signInPath({ type, redirect: getTarget(context.url), back: cameFrom(context, request) }))
}

const OPTION_OF = {
  checkout: 'gateCheckout',
  finance: 'gateFinance',
  'spin-to-win': 'gateSpinToWin',
  'trade-in': 'gateTradeIn',
  'car-finance': 'gateCarFinance',
} as const

/**
 * The signed-in person, or null on a journey that this dealer does not gate (AUTH-05).
 * @throws a redirect to sign-in where the journey is gated, by the dealer or always (AUTH-04)
 */
export async function gate(
  context: AccountContext,
  request: Request,
  type: SignInType,
): Promise<User | null> {
  const user = await findUser(context, request)
  const { flags } = requireDealer(context).tenant
  const option = OPTION_OF[type as keyof typeof OPTION_OF]
  const target = getTarget(context.url)
  const { path } = gatedPath({
    type,
    gatedOption: option !== undefined && flags[option],
    signedIn: user !== null,
    target,
    origin: target,
  })
  return path === target ? user : requireUser(context, request, type)
}

/** Opens a session with a new token, and ends the browser's earlier one. */
export async function openSession(
  context: AccountContext,
  request: Request,
  userId: string,
): Promise<string[]> {
  const { db, now, url } = context
  const place = cookiePlace(context)
  const { tenantSlug } = place
  await deleteEndedSessions(db, tenantSlug, now)
  const before = readSessionToken(place, request.headers.get('cookie'))
  if (before !== null) await deleteSession(db, { tenantSlug, tokenHash: hashSecret(before) })
  const token = randomBytes(32).toString('base64url')
  await insertSession(db, {
    tenant_slug: tenantSlug,
    token_hash: hashSecret(token),
    user_id: userId,
    host: url.host,
    created_at: now,
    expires_at: new Date(Date.parse(now) + SESSION_DAYS * 86_400_000).toISOString(),
  })
  return sessionCookies(place, token)
}

const userOf = ({ user_id, phone, first_name, last_name, email }: Person): User => ({
  id: user_id,
  phone,
  firstName: first_name,
  lastName: last_name,
  email,
})

/** The page's path; the router requests it as data (`/x.data?_routes=…`). */
function getTarget({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  const path = pathname.replace(/(?:\/_root|\/_index)?\.data$/, '') || '/'
  return query.size > 0 ? `${path}?${query}` : path
}

/** The referring page of this site; the front page for any other. */
function cameFrom({ url }: AccountContext, request: Request): string {
  const from = request.headers.get('referer')
  if (from === null || !URL.canParse(from)) return '/'
  const page = new URL(from)
  return page.origin === url.origin ? page.pathname + page.search : '/'
}

const redirectTo = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })

/** Journeys that every site gates (AUTH-04). */
const ALWAYS_GATED = ['my-garage', 'online-payment', 'watchlist']

type GatedRequest = {
  type: string
  /** The dealer's switch for journeys that may be gated (AUTH-05). */
  gatedOption: boolean
  signedIn: boolean
  target: string
  origin: string
}

type GatedPath = { path: string; type?: string; redirect?: string; back?: string }

/** The path after a gate: the target, or sign-in with the path to return to (AUTH-02, AUTH-03). */
export function gatedPath(request: GatedRequest): GatedPath {
  const gated = request.gatedOption || ALWAYS_GATED.includes(request.type)
  if (!gated || request.signedIn) return { path: request.target }
  return { path: '/sign-in', type: request.type, redirect: request.target, back: request.origin }
}
