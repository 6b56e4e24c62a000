import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { PreviewLinksPage } from '#app/features/preview/components/preview-links-page.tsx'
import {
  createPreviewLink,
  endPreviewLink,
  getPreviewLinks,
} from '#app/features/preview/preview-links.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import type { FormReply } from '#app/parts/lead/form/parse-fields.server.ts'
import { isUnsent, unsentReply } from '#app/parts/lead/form/send-form.ts'
import { previewLinksPath } from '#app/paths.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: ['path'] }

export function loader({ context }: LoaderFunctionArgs) {
  return getPreviewLinks(context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  if (fields.withdraw !== undefined) await endPreviewLink(context, fields.withdraw)
  else {
    const refused = await createPreviewLink(context, fields)
    if (refused) return data(refused, { status: 422 })
  }
  return redirect(previewLinksPath())
}

export { sendForm as clientAction } from '#app/parts/lead/form/send-form.ts'

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function PreviewLinksRoute() {
  const { meta: _meta, ...page } = useLoaderData<typeof loader>()
  const sent = useActionData<FormReply>()
  const lastResult = useMemo(() => (isUnsent(sent) ? unsentReply() : (sent ?? null)), [sent])
  return <PreviewLinksPage {...page} lastResult={lastResult} />
}
