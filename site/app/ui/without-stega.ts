/** The characters nobody sees in which a text of a staff's preview says where it is edited, as `@vercel/stega` writes them. */
const STEGA = /[\u200b-\u200d\ufeff]{4,}/g

/** A text for attributes, titles and whatever else people do not click on. */
export const withoutStega = (text: string): string => text.replace(STEGA, '')

/** A text as people read it, and what it hides at its end; '' outside of previews. */
export function splitStega(text: string): { shown: string; hidden: string } {
  const at = text.search(STEGA)
  return at === -1 ? { shown: text, hidden: '' } : { shown: text.slice(0, at), hidden: text.slice(at) }
}
