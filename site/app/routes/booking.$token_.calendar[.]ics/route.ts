import type { LoaderFunctionArgs } from '@remix-run/node'
import { getCalendarFile } from '#app/features/booking/calendar.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** A booking for a calendar. */
export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return new Response(await getCalendarFile(context, token), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="booking.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
