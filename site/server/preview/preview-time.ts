// The time a preview is shown at. Staff choose it once, in an address; a cookie carries it from page to page.
import type { OutgoingHttpHeaders } from 'node:http'
import { PREVIEW_ATTRIBUTES } from './preview-session.ts'

const NAME = '__forecourt_at'
const PARAMETER = 'at'

/** Where a preview goes on to when its address names a time, or an empty one for now; null for any other address. */
export function timeChange(url: URL): OutgoingHttpHeaders | null {
  const asked = url.searchParams.get(PARAMETER)
  // The router's own requests follow a page, and name no time of their own.
  if (asked === null || url.pathname.endsWith('.data')) return null
  const next = new URL(url)
  next.searchParams.delete(PARAMETER)
  const instant = instantOf(asked)
  const cookie = instant === null ? `${NAME}=; Max-Age=0` : `${NAME}=${instant}`
  return {
    location: next.pathname + next.search,
    'set-cookie': `${cookie}; ${PREVIEW_ATTRIBUTES}`,
    'cache-control': 'no-store',
  }
}

/** The instant (ISO UTC) that a preview's Cookie header carries, or null for now. */
export function previewTime(header: string | undefined): string | null {
  const [, chosen = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(header ?? '') ?? []
  return instantOf(chosen)
}

function instantOf(text: string): string | null {
  const at = Date.parse(text)
  return Number.isFinite(at) ? new Date(at).toISOString() : null
}
