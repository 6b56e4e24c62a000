import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { llmsText } from '#app/features/plain-text/llms.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** What the site is about and has, for language models. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await llmsText(requireDealerContext(context)), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
    },
  })
}
