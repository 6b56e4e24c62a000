import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { EntryContext } from '@remix-run/node'

/** Parts of the root's data that differ between requests for the same page. */
type RootData = { requestId?: string; stock?: string }

/**
 * A fingerprint of all that a page is rendered from, before it is rendered: equal fingerprints render equal documents. The
 * id of the request and the version of the stock do not count; a page of an older version receives later changes from
 * GET /events/stock. Null for a failed page and for deferred data, which cannot be compared.
 */
export function computeFingerprint({ staticHandlerContext }: EntryContext, headers: Headers): string | null {
  const { loaderData, actionData, errors, statusCode } = staticHandlerContext
  if (errors !== null || actionData !== null || statusCode !== 200) return null
  const { root, ...routes } = loaderData
  const { requestId, stock, ...frame } = (root ?? {}) as RootData
  try {
    return hash('sha256', serialize([frame, routes, [...headers]]), 'base64url')
  } catch {
    return null
  }
}
