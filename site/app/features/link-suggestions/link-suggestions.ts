/** What the dealer's stock has for words typed in the Studio's link picker. */
export type LinkSuggestions = {
  /** The search that the words were understood as: its address, its filters in words, and `63 cars`. */
  search: { href: string; words: string; counted: string } | null
  cars: { href: string; name: string; sub: string; price: string }[]
}

/** What stands at the end of a link into the stock; null where nothing does. */
export type LinkDescription =
  | { kind: 'search'; words: string; counted: string; count: number }
  | { kind: 'car'; name: string; sub: string; isAvailable: boolean }
  | null
