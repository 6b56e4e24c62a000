import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getSimilar } from '#app/features/vehicle/similar/similar-section.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { loadSimilar as clientLoader } from '#app/features/vehicle/similar/load-similar.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: [] }

/** Cards of a car's similar cars (SIM-05). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return Response.json(await getSimilar(requireDealerContext(context), params.slug ?? ''))
}
