// The steps of a request that need no dealer.
import { AppError } from '#app/errors.ts'
import { linkSuggestionsPath } from '#app/paths.ts'
import { isPushPath } from '#stock/push/stock-push.ts'
import { studioOrigin } from '../env.ts'
import { send } from '../http/answer.ts'
import { isSameSite } from '../http/same-site.ts'
import { ASSETS } from '../http/static-files.ts'
import { METHODS } from '../refusals.ts'
import { allowStudio, isStaffApiPath } from '../staff-api/staff-api.ts'
import { answerPush } from '../stock/answer-push.ts'
import { answerStatus } from './answer-status.ts'
import type { Arrival, SiteServer, Step } from './step.ts'

const NO_ASSET = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const answerPreflight: Step<Arrival> = async ({ request, response, url }, { env }) => {
  const isForStudio = isStaffApiPath(url.pathname) || url.pathname === linkSuggestionsPath()
  return isForStudio && allowStudio(request, response, studioOrigin(env)) ? 'answered' : 'next'
}

const refuseMethod: Step<Arrival> = async ({ request }) => {
  if (!METHODS.has(request.method ?? '')) throw new AppError('method_not_allowed')
  return 'next'
}

const answerHealth: Step<Arrival> = async ({ request, response, reading, url }, { health }) => {
  const isState = url.pathname === '/healthz'
  if (!reading || !(isState || url.pathname === '/readyz')) return 'next'
  send(request, response, ...(await (isState ? health.state() : health.readiness())))
  return 'answered'
}

/** Files and pictures are kept by every cache as browsers keep them. */
const keepAsBrowsersDo = ({ response }: Arrival, { edge }: SiteServer) => {
  if (edge) response.removeHeader(edge.keptOut[0])
}

const answerFile: Step<Arrival> = async (visit, server) => {
  const { request, response, reading, url } = visit
  const { statics } = server
  if (reading && statics.has(url.pathname)) {
    keepAsBrowsersDo(visit, server)
    await statics.answer(request, response, url.pathname)
    // A page of another build requests its own files: its router reloads the page when one is missing.
  } else if (reading && url.pathname.startsWith(ASSETS))
    send(request, response, 404, NO_ASSET, 'There is no such file in this build.')
  else return 'next'
  return 'answered'
}

const answerPicture: Step<Arrival> = async (visit, server) => {
  const { request, response, reading, url } = visit
  if (!reading || !url.pathname.startsWith('/media/')) return 'next'
  keepAsBrowsersDo(visit, server)
  await server.pictures.answer(request, response, url.pathname)
  return 'answered'
}

const answerStockPush: Step<Arrival> = async (visit, { push, log }) => {
  if (!push || !isPushPath(visit.url.pathname)) return 'next'
  await answerPush(visit, visit.url, push, log)
  return 'answered'
}

const refuseCrossSite: Step<Arrival> = async ({ request, reading, url }) => {
  // A secret in a header of its own is nothing that a browser adds to another site's request.
  const needsOrigin = !reading && !isStaffApiPath(url.pathname)
  if (needsOrigin && !isSameSite(request, url)) throw new AppError('cross_site_request')
  return 'next'
}

export const WITHOUT_DEALER: readonly Step<Arrival>[] = [
  answerPreflight,
  refuseMethod,
  answerHealth,
  answerStatus,
  answerFile,
  answerPicture,
  answerStockPush,
  refuseCrossSite,
]
