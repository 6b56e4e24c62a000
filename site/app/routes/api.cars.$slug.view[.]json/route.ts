import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node'
import { isCounted } from '#app/analytics/counts/is-counted.server.ts'
import { requireDealerContext } from '#app/context.ts'
import { countCarView, getCarView } from '#app/features/vehicle/car-view.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['photos_count', 'updated_at', 'website_id'], isPrivate: true }

/** The number of views of a car, and its values that change daily (CALL-09, VDP-32). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return json(
    await getCarView(requireDealerContext(context), params.slug ?? '', searchParams, { db: context.db }),
  )
}

/** Counts the visitor's view of the car: a request that only reads counts nothing. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { db, secret, visitor, preview, staff } = context
  const isVisitor = isCounted({ header: (name) => request.headers.get(name), preview, staff })
  const addCounts = isVisitor ? context.addCounts : () => {}
  const counting = { db, secret, address: visitor.address, addCounts }
  await countCarView(requireDealerContext(context), params.slug ?? '', counting)
  return new Response(null, { status: 204 })
}
