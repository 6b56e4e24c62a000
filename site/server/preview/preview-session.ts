// The Studio frames the site from another site, so only a partitioned cookie arrives there:
// https://developer.mozilla.org/en-US/docs/Web/Privacy/Guides/Third-party_cookies/Partitioned_cookies
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const NAME = '__forecourt_preview'
const MAX_MS = 12 * 3_600_000

/** A preview's cookies are sent in a frame of the Studio, and hidden from scripts. */
export const PREVIEW_ATTRIBUTES = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'

const session = z.discriminatedUnion('kind', [
  z.object({
    /** A signed-in user of the Studio. */
    kind: z.literal('person'),
    tenant: z.string(),
    /** Id of the person in the content project. */
    user: z.string(),
    /** `_id` of the Studio's secret that opened the preview. */
    secret: z.string(),
    until: z.number(),
  }),
  z.object({
    /** A holder of a shared link. */
    kind: z.literal('link'),
    tenant: z.string(),
    link: z.string(),
    until: z.number(),
  }),
])

/** Who previews which dealer's drafts, until when (milliseconds since 1970). */
export type PreviewSession = z.infer<typeof session>

/** The end of a preview that starts now, at most `limit`. */
export function previewEnd(now: number, limit = Number.POSITIVE_INFINITY): number {
  return Math.min(now + MAX_MS, limit)
}

const sign = (secret: string, host: string, payload: string) =>
  createHmac('sha256', `preview:${secret}`).update(`${host}\n${payload}`).digest('base64url')

/** The Set-Cookie header of a preview on a host, valid until its end. */
export function previewCookie(secret: string, host: string, value: PreviewSession, now: number): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.max(0, Math.floor((value.until - now) / 1_000))
  return `${NAME}=${payload}.${sign(secret, host, payload)}; ${PREVIEW_ATTRIBUTES}; Max-Age=${seconds}`
}

/** The Set-Cookie header that ends previews. */
export const endedPreviewCookie = `${NAME}=; ${PREVIEW_ATTRIBUTES}; Max-Age=0`

/** The preview of a Cookie header; null unless it was signed for this host and has not ended. */
export function readPreviewSession(
  secret: string,
  host: string,
  header: string | undefined,
  now: number,
): PreviewSession | null {
  const found = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,2000})\\.([\\w-]{43})(?:;|$)`).exec(header ?? '')
  if (!found) return null
  const [, payload = '', signature = ''] = found
  const wanted = sign(secret, host, payload)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return null
  const { data } = session.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return data && data.until > now ? data : null
}
