// The link of an invitation: its page says what it is for; its button makes the person and signs in.
import { plainError } from '../http/api-error.ts'
import { studioOrigins } from '../http/cors.ts'
import type { Answer, Exchange } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { describeRoles } from './roles.ts'
import { escapeHtml, framePage, initials } from './sign-in-page.ts'
import { requireOwnForm, requireThisMachine } from './sign-in-routes.ts'

const PATH = '/auth/invitation'

export function invitationRoutes(lake: Lake): Route[] {
  return [
    { method: 'GET', path: PATH, access: 'anyone', handle: (exchange) => showInvitation(lake, exchange) },
    { method: 'POST', path: PATH, access: 'anyone', handle: (exchange) => join(lake, exchange) },
  ]
}

/** Opening the link uses nothing up: mail programs open links to look at them. */
function showInvitation(lake: Lake, exchange: Exchange): Answer {
  requireThisMachine(lake, exchange)
  const token = exchange.query.get('token') ?? ''
  const invitation = lake.invitations.findByToken(token)
  if (!invitation) return gone()
  const [role] = describeRoles([invitation.role], lake.settings.roles)
  const by = invitation.invitedBy === '' ? '' : ` ${escapeHtml(invitation.invitedBy)} invited you.`
  const body = `<p>As <b>${escapeHtml(role?.title ?? invitation.role)}</b>.${by}</p>
<form method="post" action="${PATH}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button><span class="who" aria-hidden="true">${escapeHtml(initials(invitation.name))}</span><strong>Join as ${escapeHtml(invitation.name)}</strong> <small>${escapeHtml(invitation.email)}</small></button></form>`
  return page(200, framePage('Look after your site', body), exchange.url.origin)
}

async function join(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireThisMachine(lake, exchange)
  requireOwnForm(exchange)
  const { origin } = exchange.url
  if (!studioOrigins(lake).includes(origin)) throw plainError(400, 'Open this page at the Studio')
  const form = new URLSearchParams((await exchange.bytes(10_000)).toString('utf8'))
  const accepted = lake.invitations.accept(form.get('token') ?? '')
  if (!accepted) return gone()
  const studio = new URL('/', origin)
  // Whoever has an account already signs in as always: a link in a mail is no key to it.
  const signIn = new URL(`/auth/login/${lake.project.projectId}`, origin)
  signIn.searchParams.set('origin', studio.href)
  if (accepted.isNew) studio.hash = `sid=${lake.sessions.signIn(accepted.user.id)}`
  const location = (accepted.isNew ? studio : signIn).href
  return { kind: 'raw', status: 302, body: null, headers: { location, 'cache-control': 'no-store' } }
}

function gone(): Answer {
  const words =
    'It’s been used or withdrawn, or it’s older than 7 days. Ask whoever invited you to send it again.'
  return page(410, framePage('This link doesn’t work any more', `<p>${words}</p>`), '')
}

function page(status: number, body: string, origin: string): Answer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; frame-ancestors 'none'`,
  }
  return { kind: 'raw', status, body, headers }
}
