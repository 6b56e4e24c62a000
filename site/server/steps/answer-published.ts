import { AppError } from '#app/errors.ts'
import { ASKED } from '#app/http/route-handle.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { documentKey, pageOfData, plainAddress, plainDataAddress } from '../documents/document-key.ts'
import { pageVersion } from '../edge/edge.ts'
import { send } from '../http/answer.ts'
import { remembersState, withShoppersState } from '../http/shoppers-state.ts'
import { answerPage } from './answer-page.ts'
import type { DealerVisit, Step } from './step.ts'

/** A page of the published site, cached where it is the same for everybody. */
export const answerPublished: Step<DealerVisit> = async (visit, server) => {
  const { request, response, reading, slug, address: url } = visit
  const known = await server.content.findBundle(slug)
  if (known === null) throw new AppError('content_unavailable')
  const site = { kind: 'dealer', bundle: known.value } as const
  visit.phone = dealerPhone(known.value)
  if (!reading) {
    await answerPage(visit, server, { url, site })
    return 'answered'
  }
  const page = pageOfData(url.pathname)
  const path = await server.app.readParameters(page ?? url.pathname)
  visit.page = path
  const { names, isPrivate, hasForms, routeIds, ownCase } = path
  if (page === null && ownCase !== null) {
    send(request, response, 301, { location: ownCase + url.search })
    return 'answered'
  }
  const { flags } = known.value.tenant
  const asked = withShoppersState(url, names, request.headers.cookie)
  const address = page === null ? plainAddress(asked, names) : plainDataAddress(asked, names, routeIds)
  const isAsked = hasForms && url.searchParams.has(ASKED)
  if (isPrivate || isAsked || address === null) await answerPage(visit, server, { url, site })
  else {
    const key = {
      address: documentKey(slug, address),
      version: pageVersion(known.version, server.stock.version()),
      // The browser's router shows the results that it has, marked as stale.
      allowsStale: page === null,
    }
    const shared = { slug, byCookie: flags.driveAwayByState && remembersState(url, names) }
    await answerPage(visit, server, { url: address, site, key, shared, cameBy: url })
  }
  return 'answered'
}
