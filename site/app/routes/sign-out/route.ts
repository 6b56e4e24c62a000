import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { endedReservationCookie } from '#app/http/reservation-cookie.server.ts'
import { getAuth } from '#app/parts/sign-in/auth.server.ts'
import { findUser } from '#app/parts/sign-in/session.server.ts'
import { endedCookies } from '#app/parts/sign-in/session-cookie.server.ts'
import { homePath } from '#app/paths.ts'

/** Ends the person's sign-in in every browser (AUTH-01). */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDealer(context)
  const user = await findUser(context, request)
  if (user !== null) await getAuth(context).signOut(user.id)
  const headers = new Headers({ location: homePath() })
  for (const cookie of [...endedCookies(context), endedReservationCookie(context)])
    headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Only by POST, so that no link or picture can sign anybody out. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [], isPrivate: true }
