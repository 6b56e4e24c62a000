import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  createPreviewLink,
  endPreviewLink,
  getPreviewLinks,
} from '#app/features/preview/preview-links.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffPreviewLinks` of the schemas, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getPreviewLinks(context), { headers: STAFF_HEADERS })
}

/** `{ name, days, path }` makes a link; `{ withdraw: id }` ends one at once → `{ withdrawn: id }`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { withdraw, ...asked } = await readForm(request)
  if (withdraw === undefined)
    return Response.json(await createPreviewLink(context, asked), { headers: STAFF_HEADERS })
  await endPreviewLink(context, withdraw)
  return Response.json({ withdrawn: withdraw }, { headers: STAFF_HEADERS })
}
