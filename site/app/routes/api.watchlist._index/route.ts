import type { LoaderFunctionArgs } from '@remix-run/node'
import { listWatchedIds, requireWatchlist } from '#app/features/account/watchlist/watchlist.server.ts'
import { findUser } from '#app/parts/sign-in/session.server.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'

/** The signed-in person's watchlist: `{ phone_number, car_ids }`; 401 without sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireWatchlist(context)
  const user = await findUser(context, request)
  const headers = { 'cache-control': 'private, no-store' }
  if (user === null) return Response.json({ phone_number: null, car_ids: [] }, { status: 401, headers })
  return Response.json(
    { phone_number: user.phone, car_ids: await listWatchedIds(context, user.id) },
    { headers },
  )
}

export const handle = { reads: [], isPrivate: true }
