import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { readFields } from '#app/http/read-fields.server.ts'
import { requestSendSlot } from '#app/parts/sign-in/auth.server.ts'
import { stepAnswer } from '#app/parts/sign-in/auth-answers.server.ts'

/** Claims an attempt for another code (AUTH-09, CALL-18): 200, or 429 with the message to show. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDealer(context)
  const { phone = '' } = await readFields(request)
  return stepAnswer(await requestSendSlot(context, phone))
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
