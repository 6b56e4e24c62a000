import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { reserveRoute } from '#app/features/reserve/reserve-route.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export {
  ReserveRoutePage as default,
  reserveMeta as meta,
} from '#app/features/reserve/components/reserve-route.tsx'
export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { sendForm as clientAction } from '#app/parts/lead/form/send-form.ts'
export const handle: RouteHandle = { reads: ['car_id', 'reservation'], isPrivate: true, isForm: true }

/** The reservation journey as an online purchase (RES-03, ROUTE-15, OPEN-74). */
export const loader = (args: LoaderFunctionArgs) => reserveRoute('checkout-journey').loader(args)

export const action = (args: ActionFunctionArgs) => reserveRoute('checkout-journey').action(args)
