/** The invisible characters in which a text of a preview has its source, as `@vercel/stega` writes them. */
const STEGA = /[\u200b-\u200d\ufeff]{4,}/g

/** A text for attributes, titles and other places that are not clicked. */
export const withoutStega = (text: string): string => text.replace(STEGA, '')

/** A text without its hidden end, and that end; '' outside of previews. */
export function splitStega(text: string): { shown: string; hidden: string } {
  const at = text.search(STEGA)
  return at === -1 ? { shown: text, hidden: '' } : { shown: text.slice(0, at), hidden: text.slice(at) }
}
