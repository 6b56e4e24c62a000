import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changeAlert, getAlert } from '#app/features/alerts/alerts.server.ts'
import { AlertPage } from '#app/features/alerts/components/alert-page.tsx'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { RouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true, isUnmeasured: true }

/** The page behind the links of a mail; it changes nothing. */
export function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return getAlert(context, token)
}

/** `{ do: confirm | end }` from the page, or `List-Unsubscribe=One-Click` from a mail program. */
export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return changeAlert(context, token, await readForm(request))
}

export const meta: MetaFunction = () => [
  { title: 'A followed search' },
  { name: 'robots', content: 'noindex' },
]

export default function Alert() {
  const loaded = useLoaderData<typeof loader>()
  return <AlertPage alert={useActionData<typeof action>() ?? loaded} />
}
