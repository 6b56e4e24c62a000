import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { LeadPage } from '#app/features/enquiry/components/lead-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { askedCar } from '#app/parts/lead/form/lead-car.server.ts'
import { answerLead } from '#app/parts/lead/submit/answer-lead.server.ts'
import { sendLead } from '#app/parts/lead/submit/send-lead.ts'
import '#app/styles/pages/leads.css'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** Receives all leads: JSON of programs, and forms (OPEN-10, CALL-13). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const reply = await answerLead(context, request)
  const { status, headers } = reply
  if (reply.kind === 'data') return json(reply, { status, headers })
  const car = reply.car && askedCar(reply.car, requireDealerContext(context))
  return json({ ...reply, car }, { status, headers })
}

export const clientAction = sendLead

/** There is nothing to load; after a POST the action's status is used. */
export function loader({ context }: LoaderFunctionArgs) {
  requireDealerContext(context)
  return json(null, { status: 404 })
}

/** Forms on other pages prefetch this route's script, which needs no data. */
export const clientLoader = () => null

export const meta: MetaFunction = () => [{ title: 'Your enquiry' }, { name: 'robots', content: 'noindex' }]

export default function Leads() {
  const reply = useActionData<typeof action>()
  return reply?.kind === 'form' ? <LeadPage {...reply} /> : <LeadPage form={null} car={null} formError="" />
}
