import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getLook } from '#app/features/preview/look/look.server.ts'
import { LookPage } from '#app/features/preview/look/look-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['id', 'car'], isBare: true }

export function loader({ context }: LoaderFunctionArgs) {
  return getLook(context)
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction = () => [{ title: 'How it looks' }, { name: 'robots', content: 'noindex' }]

export default function LookRoute() {
  return <LookPage look={useLoaderData<typeof loader>()} />
}
