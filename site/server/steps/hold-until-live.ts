import { isLive } from '@forecourt/schemas/contract'
import { findCode } from '#app/errors.ts'
import { send } from '../http/answer.ts'
import { openingSoonPage } from '../http/opening-soon.ts'
import { wantsJson } from '../http/wants-json.ts'
import { isPreviewPath } from '../preview/preview-routes.ts'
import { endedPreviewCookie, type PreviewSession, readPreviewSession } from '../preview/preview-session.ts'
import { isStaffApiPath } from '../staff-api/staff-api.ts'
import type { DealerVisit, SiteServer, Step } from './step.ts'

/** Search engines ask again then, and drop nothing meanwhile. */
const RETRY_SECONDS = 86_400

/**
 * Answers shoppers of a site that is not live with a notice, whatever they ask for or send. Previews and the Studio go
 * on to the steps that ask who they are.
 */
export const holdUntilLive: Step<DealerVisit> = async (visit, server) => {
  const { request, response, slug, address } = visit
  const known = await server.content.findBundle(slug)
  if (known === null || isLive(known.value.tenant)) return 'next'
  if (isStaffApiPath(address.pathname)) return 'next'
  if (visit.reading && isPreviewPath(address.pathname)) return 'next'
  const { env, clock } = server
  const session = readPreviewSession(env.SESSION_SECRET, address.host, request.headers.cookie, clock())
  if (session && (await isStillShown(server, session, visit))) return 'next'
  const headers = {
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    'x-robots-tag': 'noindex',
  }
  if (wantsJson(request.headers)) {
    const json = { ...headers, 'content-type': 'application/json; charset=utf-8' }
    send(request, response, 503, json, JSON.stringify({ error: 'This site opens soon.' }))
    return 'answered'
  }
  const { html, policy } = openingSoonPage(known.value)
  const page = { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  send(request, response, 503, page, html)
  return 'answered'
}

/** Whether a preview may still be shown; one that ended leaves the notice, and its cookie is taken away. */
async function isStillShown(
  { previews }: SiteServer,
  session: PreviewSession,
  { response, slug }: DealerVisit,
): Promise<boolean> {
  try {
    await previews.require(session, slug)
    return true
  } catch (error) {
    if (findCode(error) !== 'preview_refused') throw error
    response.setHeader('set-cookie', endedPreviewCookie)
    return false
  }
}
