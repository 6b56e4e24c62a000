import type { ActionFunctionArgs } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import type { AgentReaders } from '#app/features/agents/agent-tools.server.ts'
import { answerAgent } from '#app/features/agents/mcp.server.ts'
import { getCompare } from '#app/features/compare/queries.server.ts'
import { locationMarkdown } from '#app/features/locations/location-markdown.server.ts'
import { offerMarkdown } from '#app/features/offers/offer-markdown.server.ts'
import { vehicleMarkdown } from '#app/features/print/vehicle-markdown.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** The Model Context Protocol of a dealer’s site, for assistants; it opens no stream, so there is nothing to get. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerAgent(request, context, buildReaders(context))
}

export function loader() {
  return new Response('Post to this address.', { status: 405, headers: { allow: 'POST' } })
}

function buildReaders(context: RequestContext): AgentReaders {
  const dealer = requireDealerContext(context)
  return {
    vehicle: (slug) => vehicleMarkdown(dealer, slug),
    location: (slug) => locationMarkdown(dealer, slug),
    // `/offers/{make}/{offer}` as the page of an offer reads it.
    offer: (address) => offerMarkdown(dealer, address.split('/').slice(2).join('/')),
    compare: async (slugs) => {
      const { cars, groups, missing } = await getCompare(
        dealer,
        new URLSearchParams(slugs.map((slug) => ['cars', slug])),
      )
      const rows = groups.flatMap((group) => group.rows.map(({ label, values }) => ({ label, values })))
      return { vehicles: cars.map(({ card }) => card.name), rows, missing }
    },
  }
}
