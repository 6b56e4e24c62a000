const ALLOWED = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i
/** Browsers read `\` as `/` and drop tabs and line ends, so that `/\host` and `/<tab>/host` lead to another host. */
const MISREAD = /[\\\p{Cc}]/u

/** What `isSafeLink` asks for, as the Studio and the contract say it. */
export const LINK_RULE =
  'Start with / for a page of this site, or with https://, mailto: or tel:, without a backslash or line break.'

/**
 * May this text be an address in a link? A path of the site (one leading slash), an anchor, a web address, a mail
 * address or a phone number. Anything else, a script above all, is refused.
 */
export function isSafeLink(href: string): boolean {
  const text = href.trim()
  return ALLOWED.test(text) && !MISREAD.test(text)
}
