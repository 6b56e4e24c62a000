import { readCookie } from './read-cookie.server.ts'
import { sign, verify } from './signed.server.ts'

const NAME = 'forecourt_reserved'
/** Longer than any vehicle is held. */
const SECONDS = 7 * 86_400
/** The latest of a browser; a cookie of 4 kB is dropped. */
const MOST = 5

type Where = { url: URL; secret: string; tenantSlug: string }

const purposeOf = ({ tenantSlug, url }: Where) => `reserved:${tenantSlug}:${url.host}`
const attributesOn = ({ protocol }: URL, seconds: number) =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${protocol === 'https:' ? '; Secure' : ''}`

/** The reservations that this browser made at this dealer, the latest first, by their ids; whether they still hold is not said. */
export function readReservationCookie(where: Where, header: string | null): string[] {
  const value = readCookie(header, NAME)
  const ids = value === null ? null : verify(where.secret, purposeOf(where), value)
  return ids ? ids.split('~').slice(0, MOST) : []
}

/** The Set-Cookie header by which a browser knows its own reservations again. */
export function reservationCookie(where: Where, ids: readonly string[], header: string | null): string {
  const all = [...new Set([...ids, ...readReservationCookie(where, header)])].slice(0, MOST)
  return `${NAME}=${sign(where.secret, purposeOf(where), all.join('~'))}; ${attributesOn(where.url, SECONDS)}`
}

/** The Set-Cookie header that forgets them. */
export const endedReservationCookie = ({ url }: Pick<Where, 'url'>): string =>
  `${NAME}=; ${attributesOn(url, 0)}`
