import type { ActionFunctionArgs } from '@remix-run/node'
import { endPreviewLink } from '#app/features/preview/preview-links.server.ts'
import { readForm } from '#app/http/read-form.server.ts'

/** `{ withdraw: id }` ends a shared preview at once → `{ withdrawn: id }`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { withdraw = '' } = await readForm(request)
  await endPreviewLink(context, withdraw)
  return Response.json({ withdrawn: withdraw })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
