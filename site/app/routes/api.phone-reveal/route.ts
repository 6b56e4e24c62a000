import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { parseReveal } from '#app/features/vehicle/phone-reveal.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readJson } from '#app/http/read-json.server.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { SHOWN_AT } from '#app/paths.ts'

/**
 * Records that a shopper saw the number of a car; the record is a line in the log (PHONE-02, OPEN-11). A form of a page
 * without JavaScript is led to the page that shows it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = requireDealerContext(context).bundle
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const record = (fields: unknown) =>
    context.log.info(parseReveal(fields, tenant.slug), 'a phone number was revealed')
  if (isJson) {
    record(await readJson(request))
    return new Response(null, { status: 204 })
  }
  const { [SHOWN_AT]: shownAt, ...fields } = await readForm(request)
  record(fields)
  return shownAt === undefined ? new Response(null, { status: 204 }) : redirect(sameSitePath(shownAt), 303)
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
