// The Studio frames the site from another site, so only a partitioned cookie arrives there:
// https://developer.mozilla.org/en-US/docs/Web/Privacy/Guides/Third-party_cookies/Partitioned_cookies
import { createHmac, timingSafeEqual } from 'node:crypto'

const NAME = '__forecourt_preview'
const HOURS = 12

const sign = (secret: string, host: string, until: string) =>
  createHmac('sha256', `preview:${secret}`).update(`${host}\n${until}`).digest('base64url')

/** A preview's cookies arrive in a frame of the Studio's site and in no script. */
export const PREVIEW_ATTRIBUTES = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'

/** The Set-Cookie header that opens previews on a host for half a day. */
export function previewCookie(secret: string, host: string, now: number): string {
  const until = String(now + HOURS * 3_600_000)
  return `${NAME}=${until}.${sign(secret, host, until)}; ${PREVIEW_ATTRIBUTES}; Max-Age=${HOURS * 3_600}`
}

/** The Set-Cookie header that ends previews. */
export const endedPreviewCookie = `${NAME}=; ${PREVIEW_ATTRIBUTES}; Max-Age=0`

/** Is this Cookie header's preview cookie ours, for this host, and still running? */
export function inPreview(secret: string, host: string, header: string | undefined, now: number): boolean {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,16})\\.([\\w-]{43})(?:;|$)`).exec(header ?? '')
  if (!value) return false
  const [, until = '', signature = ''] = value
  const wanted = sign(secret, host, until)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(wanted)) && Number(until) > now
}
