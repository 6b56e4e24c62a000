/**
 * May this stand in an `href`? The contract's `isSafeLink` has refused the rest when the document was read; this
 * repeats it where the link is written, without bringing the contract into the browser.
 */
export function isSafeHref(href: string): boolean {
  return /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(href.trim())
}
