import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { PreviewLinksPage } from '#app/features/preview/components/preview-links-page.tsx'
import {
  createPreviewLink,
  endPreviewLink,
  getPreviewLinks,
} from '#app/features/preview/preview-links.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { previewLinksPath } from '#app/paths.ts'

export const handle: RouteHandle = { reads: ['path'] }

export function loader({ context }: LoaderFunctionArgs) {
  return getPreviewLinks(context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  if (fields.withdraw !== undefined) await endPreviewLink(context, fields.withdraw)
  else {
    const errors = await createPreviewLink(context, fields)
    if (errors) return data({ errors, name: fields.name ?? '' }, { status: 422 })
  }
  return redirect(previewLinksPath())
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function PreviewLinksRoute() {
  const { meta: _meta, ...page } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return <PreviewLinksPage {...page} errors={sent?.errors ?? {}} name={sent?.name ?? ''} />
}
