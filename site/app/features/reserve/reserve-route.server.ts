import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node'
import type { ReserveJourney } from '#app/paths.ts'
import { submitReserve } from './commands.server.ts'
import { getReservePage, type ReserveQuery } from './queries.server.ts'

const parseQuery = (journey: ReserveJourney, { params, request }: LoaderFunctionArgs): ReserveQuery => {
  const { searchParams } = new URL(request.url)
  const slug = params.slug ?? searchParams.get('car_id') ?? ''
  if (slug === '') throw new Response('No such page', { status: 404 })
  return { journey, slug, reservation: searchParams.get('reservation') }
}

/** Loader and action of one of the three addresses of the journey (VAR-10). */
export function reserveRoute(journey: ReserveJourney) {
  return {
    loader: async (args: LoaderFunctionArgs) => {
      const { page, status } = await getReservePage(args.context, args.request, parseQuery(journey, args))
      return json(page, { status })
    },
    action: async (args: ActionFunctionArgs) => {
      if (args.request.method !== 'POST')
        throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
      const { page, status } = await submitReserve(args.context, args.request, parseQuery(journey, args))
      return json(page, { status })
    },
  }
}

export type ReserveRoute = ReturnType<typeof reserveRoute>
