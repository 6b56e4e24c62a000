// https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
import { readCookie } from '#app/http/read-cookie.server.ts'
import { sign, verify } from '#app/http/signed.server.ts'
import { SIGNED_IN_FLAG } from '#app/http/signed-in-flag.ts'

/** How long a sign-in lasts. */
export const SESSION_DAYS = 30

const NAME = 'forecourt_session'
/** A token as this module receives it: 32 bytes. */
const TOKEN = /^[\w-]{43}$/

type Where = { url: URL; tenantSlug: string; secret: string }

/** Plain HTTP, as on a developer's machine, allows no secure cookie. */
const nameOn = ({ protocol }: URL) => (protocol === 'https:' ? `__Host-${NAME}` : NAME)
const purposeOf = ({ tenantSlug, url }: Where) => `session:${tenantSlug}:${url.host}`

function attributes({ protocol }: URL, seconds: number, script = false): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `Path=/; Max-Age=${seconds}; SameSite=Lax${script ? '' : '; HttpOnly'}${secure}`
}

/** The Set-Cookie headers that carry a sign-in; valid on this dealer's host only. */
export function sessionCookies(where: Where, token: string): string[] {
  const seconds = SESSION_DAYS * 86_400
  return [
    `${nameOn(where.url)}=${sign(where.secret, purposeOf(where), token)}; ${attributes(where.url, seconds)}`,
    `${SIGNED_IN_FLAG}=1; ${attributes(where.url, seconds, true)}`,
  ]
}

/** The Set-Cookie headers that delete it. */
export const endedCookies = ({ url }: Pick<Where, 'url'>): string[] => [
  `${nameOn(url)}=; ${attributes(url, 0)}`,
  `${SIGNED_IN_FLAG}=; ${attributes(url, 0, true)}`,
]

/** The token of a Cookie header; null when there is none, or one that was not made here for this dealer's host. */
export function readSessionToken(where: Where, header: string | null): string | null {
  const value = readCookie(header, nameOn(where.url))
  const token = value === null ? null : verify(where.secret, purposeOf(where), value)
  return token !== null && TOKEN.test(token) ? token : null
}
