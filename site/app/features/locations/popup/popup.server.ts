import { type Location, PICTURE_BOXES, popupVisible } from '@forecourt/schemas/contract'
import { readTags } from '#app/analytics/tags/read-tags.server.ts'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A promotion that pops up over a location's page, once a visitor (PROMO-10). */
export type PopupModel = {
  /** Names this promotion among those the visitor has seen. */
  id: string
  /** Id of the location's document. */
  location: string
  title: string
  text: string
  /** ISO UTC; null for one without an end. */
  expiry: string | null
  picture: PictureModel | null
  button: { label: string; href: string } | null
  /** The site asks first whether the visitor may be counted: the popup waits for the answer. */
  asksConsent: boolean
}

/**
 * A location's popup if it is current, or null; the page's cache entry expires with it (PROMO-10, PROMO-12). Whether
 * this visitor has seen it is stored in the browser.
 */
export function findPopup({ id, popup, timeZone }: Location, dealer: DealerContext): PopupModel | null {
  if (popup === null || (popup.title === '' && popup.image === null)) return null
  const verdict = evaluate(dealer, { kind: 'popup', name: popup.title }, (now) =>
    popupVisible(popup, { seenBefore: false, now, zone: timeZone }),
  )
  if (!verdict.shown) return null
  const { image, title, description, buttonLabel, buttonHref, expiry } = popup
  const hasLink = buttonHref !== '' && targetExists(buttonHref, collectPageSlugs(dealer.bundle))
  return {
    // another promotion of the same place is another popup
    location: id,
    id: [id, title, expiry].filter(Boolean).join(' '),
    title,
    text: description,
    expiry,
    picture: image ? contentPicture(dealer, image, PICTURE_BOXES.popup) : null,
    button: hasLink && buttonLabel !== '' ? { label: buttonLabel, href: buttonHref } : null,
    asksConsent: !dealer.preview && readTags(dealer.bundle.tenant) !== null,
  }
}
