import type { ActionFunctionArgs } from '@remix-run/node'
import { saveCar } from '#app/features/account/watchlist/watchlist.server.ts'
import { answerChange, readCarId } from '#app/features/account/watchlist/watchlist-calls.server.ts'

export { sendChange as clientAction } from '#app/parts/watchlist/send-change.ts'

/** `{ phone_number, car_id }` → `{ success }`, with a `message` on failure (CALL-04). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerChange(context, request, (userId, fields) => saveCar(context, userId, readCarId(fields)))
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

/** Pages prefetch this route's script, which needs no data. */
export const clientLoader = () => null

export const handle = { reads: [] }
