import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { submitAlert } from '#app/features/alerts/alerts.server.ts'
import { AlertForm } from '#app/features/alerts/components/alert-form.tsx'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { policyVersion } from '#app/parts/lead/submit/consents.server.ts'
import { searchPath } from '#app/paths.ts'

export { RouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true }

export function loader({ context }: LoaderFunctionArgs) {
  return { policyVersion: policyVersion(requireDealerContext(context).bundle.pages) }
}

/** `{ email, search }`: asks for mails about the search at that address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { email = '', search = '', ...rest } = await readForm(request)
  const answer = await submitAlert(context, { ...rest, email, search })
  return data({ ...answer, email, search }, { status: answer.status })
}

export const meta: MetaFunction = () => [{ title: 'Search alerts' }, { name: 'robots', content: 'noindex' }]

export default function Alerts() {
  const { policyVersion: version } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page form-page">
      <h1>{answer && 'sent' in answer ? 'Check your email' : 'Search alerts'}</h1>
      {answer && 'sent' in answer ? (
        <p>Check your email and tap the link to confirm. We won’t send anything else until you do.</p>
      ) : null}
      {answer && 'error' in answer ? (
        <AlertForm search={answer.search} policyVersion={version} email={answer.email} error={answer.error} />
      ) : null}
      {answer ? null : (
        <p>
          Search for what you’re after, then follow the search below its results. We’ll email you when one
          comes in or drops in price.
        </p>
      )}
      <p>
        <a href={answer?.search.startsWith(searchPath()) ? answer.search : searchPath()}>
          Back to the search
        </a>
      </p>
    </div>
  )
}
