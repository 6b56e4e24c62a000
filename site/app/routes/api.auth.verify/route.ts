import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { afterSignIn } from '#app/features/account/watchlist/watchlist.server.ts'
import { readFields } from '#app/http/read-fields.server.ts'
import { verifyCode } from '#app/parts/sign-in/auth.server.ts'
import { stepAnswer } from '#app/parts/sign-in/auth-answers.server.ts'

/** Verifies a code: `{ phone, token, type: 'sms' }`, and signs the person in (AUTH-11, CALL-19). */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDealer(context)
  const { phone = '', token = '', type } = await readFields(request)
  if (type !== 'sms') throw new Response('Only codes by text', { status: 400 })
  const step = await verifyCode(context, request, { phone, token })
  if (!step.ok) return stepAnswer(step)
  const data = { user_id: step.userId, phone_number: normalisePhone(phone) }
  const cookies = [...step.cookies, ...(await afterSignIn(context, request, step.userId))]
  return Response.json(
    { data, error: null },
    { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) },
  )
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
