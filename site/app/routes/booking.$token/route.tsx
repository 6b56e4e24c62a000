import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changeBooking, getBooking } from '#app/features/booking/booking.server.ts'
import type { BookingModel } from '#app/features/booking/booking-model.ts'
import { BookingPage } from '#app/features/booking/components/booking-page.tsx'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true, isUnmeasured: true, isForm: true }

const STATUS: Readonly<Record<BookingModel['kind'], number>> = { booking: 200, expired: 410, unknown: 404 }

/** What somebody has booked, behind the link of its mail; opening it changes nothing. */
export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const page = await getBooking(context, token)
  return json(page, { status: STATUS[page.kind], headers: PRIVATE })
}

/** `{ do: change | cancel | undo }`. */
export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const { status, page } = await changeBooking(context, token, await readForm(request))
  return json(page, { status, headers: PRIVATE })
}

/** The address opens the booking: it is sent to no other site. */
const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

export const meta: MetaFunction = () => [{ title: 'Your booking' }, { name: 'robots', content: 'noindex' }]

export default function Booking() {
  const loaded = useLoaderData<typeof loader>() as BookingModel
  return <BookingPage {...((useActionData<typeof action>() as BookingModel | undefined) ?? loaded)} />
}
