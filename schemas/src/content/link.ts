const ALLOWED = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i

/**
 * May this text be an address in a link? A path of the site (one leading slash), an anchor, a web address, a mail
 * address or a phone number. Anything else, a script above all, is refused.
 */
export function isSafeLink(href: string): boolean {
  return ALLOWED.test(href.trim())
}
