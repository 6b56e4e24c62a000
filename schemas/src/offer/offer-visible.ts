import { insideWindow, type ShowingWindow } from '../content/showing-window.ts'
import { combineVerdicts, type Verdict } from '../reason/reason.ts'
import { onSite, type SharedDocument } from '../scope/on-site.ts'

/** What the visibility of an offer depends on. */
export type OfferVisibilityInput = SharedDocument & ShowingWindow & { id: string }

/** Where and when it is asked; `exceptionsOn` and `exceptions` are the site's flag and list (OFFER-07). */
export type OfferQuestion = {
  site: string
  exceptionsOn: boolean
  exceptions: readonly string[]
  now: string
  zone: string
}

/** Is the offer on this site at this instant (OFFER-06, OFFER-07)? */
export function offerVisible(offer: OfferVisibilityInput, question: OfferQuestion): Verdict {
  const isException = question.exceptionsOn && question.exceptions.includes(offer.id)
  return combineVerdicts([
    onSite(offer, question.site, isException),
    insideWindow(offer, question.now, question.zone),
  ])
}
