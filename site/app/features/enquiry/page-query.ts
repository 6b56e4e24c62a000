import type { PageQuery } from './lead-pages.server.ts'

/** The query parameters that pages with a form read. */
export const FORM_PAGE_READS = [
  'car_id',
  'form',
  'location_id',
  'offer',
  'ask',
  'message',
  'model',
  'category',
  'position',
] as const

/** Reads the query of a page with a form. */
export function readPageQuery(request: Request): PageQuery {
  const url = new URL(request.url)
  const read = (name: (typeof FORM_PAGE_READS)[number]) => url.searchParams.get(name) ?? ''
  return {
    url,
    carId: read('car_id'),
    form: read('form'),
    locationId: read('location_id'),
    offer: read('offer'),
    ask: read('ask'),
    message: read('message'),
    model: read('model'),
    category: read('category'),
    position: read('position'),
  }
}
