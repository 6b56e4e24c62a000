// Markup of models that many pages share. It goes with its model, and so is as true and lives as long.
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { FindMarkup } from './kept-markup.ts'

const kept = new WeakMap<object, Map<string, string>>()

/**
 * Renders an element once for its model. It must show nothing but the model, and take nothing from around it: no
 * router, no ids of React's.
 * @param place tells elements of one model apart
 */
export function keepMarkup(model: object, place: string, element: () => ReactElement): string {
  const places = kept.get(model) ?? new Map<string, string>()
  kept.set(model, places)
  const known = places.get(place)
  if (known !== undefined) return known
  const html = renderToString(element())
  places.set(place, html)
  return html
}

export const findMarkup: FindMarkup = (model, place) => kept.get(model)?.get(place)
