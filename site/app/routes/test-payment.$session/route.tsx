import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TestPayment } from '#app/features/reserve/components/test-payment.tsx'
import { getTestPayment, submitTestPayment } from '#app/features/reserve/test-payment.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { useAnsweredPage } from '#app/parts/lead/form/use-page-form.ts'
import '#app/styles/pages/reserve.css'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { sendForm as clientAction } from '#app/parts/lead/form/send-form.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true, isUnmeasured: true, isForm: true }

/** The page of the test payment provider, where no real one is configured. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  getTestPayment(context, params.session ?? '')

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { page, status } = await submitTestPayment(context, request, params.session ?? '')
  return json(page, { status })
}

export const meta: MetaFunction = () => [{ title: 'Test payment' }, { name: 'robots', content: 'noindex' }]

export default function TestPaymentPage() {
  return <TestPayment page={useAnsweredPage(useLoaderData<typeof loader>())} />
}
