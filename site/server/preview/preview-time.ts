// The time of a preview. Staff choose it once, by an address; a cookie holds it for the following pages.
import type { OutgoingHttpHeaders } from 'node:http'
import { PREVIEW_ATTRIBUTES } from './preview-session.ts'

const NAME = '__forecourt_at'
const PARAMETER = 'at'

/** The redirect of an address that names a preview's time, or an empty one for now; null for any other. */
export function timeChange(url: URL): OutgoingHttpHeaders | null {
  const asked = url.searchParams.get(PARAMETER)
  // The router's data requests name no time.
  if (asked === null || url.pathname.endsWith('.data')) return null
  const next = new URL(url)
  next.searchParams.delete(PARAMETER)
  const instant = findInstant(asked)
  const cookie = instant === null ? `${NAME}=; Max-Age=0` : `${NAME}=${instant}`
  return {
    location: next.pathname + next.search,
    'set-cookie': `${cookie}; ${PREVIEW_ATTRIBUTES}`,
    'cache-control': 'no-store',
  }
}

/** The instant (ISO UTC) of a preview's Cookie header; null for now. */
export function previewTime(header: string | undefined): string | null {
  const [, chosen = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(header ?? '') ?? []
  return findInstant(chosen)
}

function findInstant(text: string): string | null {
  const at = Date.parse(text)
  return Number.isFinite(at) ? new Date(at).toISOString() : null
}
