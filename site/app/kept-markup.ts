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
