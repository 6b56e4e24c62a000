import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { describeLink, findLinkSuggestions } from '#app/features/link-suggestions/link-suggestions.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['text', 'href'], isPrivate: true }

/**
 * For the Studio's link picker: `?text=` is answered with the search and the cars that the words mean, `?href=` with the
 * search or car at that address, null for none. The server lets scripts of the Studio's origin read it (`allowStudio`);
 * it answers nothing that the dealer's pages do not show every shopper.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const dealer = requireDealerContext(context)
  const href = searchParams.get('href')
  const answer =
    href === null
      ? ((await findLinkSuggestions(dealer, searchParams.get('text') ?? '')) ?? 'unavailable')
      : await describeLink(dealer, href)
  return answer === 'unavailable' ? Response.json(null, { status: 503 }) : Response.json(answer)
}
