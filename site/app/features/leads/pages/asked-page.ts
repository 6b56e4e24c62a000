import type { AskedPage } from './lead-pages.server.ts'

/** The query parameters that pages with a form read. */
export const FORM_PAGE_READS = ['car_id', 'form', 'location_id'] as const

/** What hangs on the address of a page with a form. */
export function askedPage(request: Request): AskedPage {
  const url = new URL(request.url)
  const said = (name: (typeof FORM_PAGE_READS)[number]) => url.searchParams.get(name) ?? ''
  return { url, carId: said('car_id'), form: said('form'), locationId: said('location_id') }
}
