/** A masked number, with the call address by which the same number is known elsewhere. */
export type MaskedPhone = { href: string; masked: string }

/** The parameter that names the block whose form was sent. */
export const ASKED = 'asked'

/**
 * What a route declares to the server (`export const handle`). A page's loaders get an address with only these query
 * parameters, so that no other parameter makes another page; a route without it gets every parameter, and one page is
 * cached for each.
 */
export interface RouteHandle {
  /** Names of the query parameters that the loader reads. */
  readonly reads: readonly string[]
  /** The page depends on the visitor (signed in, paying): it is rendered for each visitor and never cached. */
  readonly isPrivate?: boolean
  /**
   * Blocks of the page have forms that end in its own address: one with `ASKED` is read whole, rendered for its visitor and
   * never cached, since it holds what was typed.
   */
  readonly hasForms?: boolean
  /** The page's address or its words are the shopper's alone: others that the dealer measures by learn nothing of it. */
  readonly isUnmeasured?: boolean
  /** The page is sent without scripts: it is shown at addresses of other pages. */
  readonly hasNoScripts?: boolean
  /** The page is shown without header, footer and the bar of a preview. */
  readonly isBare?: boolean
  /** The page has the hours of its own location: on phones the line above the header does not name those of all. */
  readonly hasHours?: boolean
  /** The page is a form or a step of one: the comparison's tray does not lie over its fields and buttons. */
  readonly isForm?: boolean
  /** The number that the page masks, by its data: header and footer mask it too. */
  readonly maskedPhone?: (data: unknown) => MaskedPhone | null
}
