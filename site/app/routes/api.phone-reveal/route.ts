import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { parseReveal } from '#app/features/vehicle/phone-reveal.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readJson } from '#app/http/read-json.server.ts'

/** Records that a shopper saw the number of a car; the record is a line in the log (PHONE-02, OPEN-11). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = requireDealerContext(context).bundle
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const fields = isJson ? await readJson(request) : await readForm(request)
  context.log.info(parseReveal(fields, tenant.slug), 'a phone number was revealed')
  return new Response(null, { status: 204 })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
