import type { ActionFunctionArgs } from '@remix-run/node'
import { mergeCars } from '#app/features/account/watchlist/watchlist.server.ts'
import { answerChange } from '#app/features/account/watchlist/watchlist-calls.server.ts'
import { readBrowserCars } from '#app/parts/sign-in/browser-cars.ts'

/** `{ car_ids, saved_at }`, each separated by commas: the cars that the browser saved before sign-in (docs/decisions/023). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerChange(context, request, (userId, fields) =>
    mergeCars(context, userId, readBrowserCars(fields, context.now)),
  )
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
