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
