import { createContext, useContext } from 'react'

/**
 * Finds what React wrote before for the same model at the same place. Only the server gives one: the same cards stand
 * on page after page, and writing them anew takes most of a page's time. The browser renders every part itself and
 * finds the same elements there.
 */
export type FindMarkup = (model: object, place: string) => string | undefined

export const KeptMarkup = createContext<FindMarkup | null>(null)

/** A model's markup as an element takes it; undefined where it has to be rendered. */
export function useKeptMarkup(model: object, place: string): { __html: string } | undefined {
  const html = useContext(KeptMarkup)?.(model, place)
  return html === undefined ? undefined : { __html: html }
}

/** In the browser, by place: what stood in the document when it came. */
const standing = new Map<string, { __html: string }>()

/**
 * Markup of a part that is never written anew while a document stands: on the server what was kept of it, in the
 * browser what the server wrote, so that nothing has to travel to write it by. Its element says `data-kept={place}`.
 * @returns undefined where it has to be rendered
 */
export function useStandingMarkup(model: object, place: string): { __html: string } | undefined {
  const kept = useKeptMarkup(model, place)
  return kept ?? (typeof document === 'undefined' ? undefined : standingIn(document, place))
}

function standingIn(document: Document, place: string): { __html: string } | undefined {
  const known = standing.get(place)
  if (known) return known
  const __html = document.querySelector(`[data-kept="${place}"]`)?.innerHTML
  if (__html === undefined) return undefined
  const found = { __html }
  standing.set(place, found)
  return found
}
