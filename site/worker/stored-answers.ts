// What the worker may store, and how a stored page is changed before it is shown.
import { STORED_AT } from '#app/layout/offline/readable-pages.ts'

/** Whether an answer is complete, of the page itself and the same for every visitor. */
export function isForEverybody({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !headers.has('x-picture') &&
    !/no-store|private/i.test(headers.get('cache-control') ?? '')
  )
}

/** When the site made an answer, in milliseconds since 1970; the present where it does not say. */
export function madeAt({ headers }: Pick<Response, 'headers'>, now: number): number {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? now : at
}

/** The scripts, styles and fonts that a page, or the list of the routes' scripts, names. */
export const assetsOf = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/"(\/assets\/[\w.$()~-]+)"/g), ([, path = '']) => path)),
]

/** The list of the routes' scripts among the files of a page. */
export const manifestOf = (assets: readonly string[]) =>
  assets.find((path) => /\/manifest-\w+\.js$/.test(path))

/** A stored page with the time of its prices, which its script shows. @param at milliseconds since 1970 */
export async function withTime(stored: Response, at: number): Promise<Response> {
  const headers = new Headers(stored.headers)
  // The body is decoded and gets longer.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await stored.text()
  return new Response(html.replace('<html ', `<html ${STORED_AT}="${at}" `), {
    status: stored.status,
    headers,
  })
}
