// Markup of models that many pages share. It goes with its model, and so is as true and lives as long.
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { FindMarkup } from './kept-markup.ts'

const kept = new WeakMap<object, Map<string, Uint8Array>>()
const encoder = new TextEncoder()

/**
 * Renders an element once for its model. It must show nothing but the model, and take nothing from around it: no
 * router, no ids of React's.
 * @param place tells elements of one model apart
 */
export function keepMarkup(model: object, place: string, element: () => ReactElement): void {
  const places = kept.get(model) ?? new Map<string, Uint8Array>()
  kept.set(model, places)
  if (!places.has(place)) places.set(place, encoder.encode(renderToString(element())))
}

/**
 * Puts marks into a page where kept markup belongs: a page is a fifth of its length while it is a text, and the rest
 * goes from page to page as bytes.
 * @param mark nobody can guess it; see `script-mark.ts`
 * @param parts is filled with what each mark stands for, in their order
 */
export function markingKept(mark: string, parts: Uint8Array[]): FindMarkup {
  return (model, place) => {
    const bytes = kept.get(model)?.get(place)
    if (bytes === undefined) return undefined
    return `<!--${mark}${parts.push(bytes) - 1}-->`
  }
}

/** The markup itself. */
export const findMarkup: FindMarkup = (model, place) => {
  const bytes = kept.get(model)?.get(place)
  return bytes && Buffer.from(bytes).toString()
}
