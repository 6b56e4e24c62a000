import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { EntryContext } from '@remix-run/node'

/** What an action returns to a program that needs data and no page. */
export type DataReply = { kind: 'data'; status: number; body: object; headers: Record<string, string> }

/**
 * The action's result as JSON, for a program that posted to a route which has a page as well (POST /api/leads). Null
 * where the page is to be rendered.
 */
export function buildDataReply({ staticHandlerContext: { actionData } }: EntryContext): Response | null {
  const reply = Object.values(actionData ?? {}).find(isDataReply)
  if (!reply) return null
  const headers = { 'cache-control': 'private, no-store', ...reply.headers }
  return Response.json(reply.body, { status: reply.status, headers })
}

function isDataReply(data: unknown): data is DataReply {
  return typeof data === 'object' && data !== null && (data as { kind?: unknown }).kind === 'data'
}

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
