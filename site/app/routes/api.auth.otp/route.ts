import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { readFields } from '#app/http/read-fields.server.ts'
import { sendCode } from '#app/parts/sign-in/auth.server.ts'
import { stepAnswer } from '#app/parts/sign-in/auth-answers.server.ts'
import { parseSignInType } from '#app/parts/sign-in/sign-in-types.ts'

/** Sends a code: `{ phone, type, first_name, last_name, email }` (AUTH-10, CALL-19). */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDealer(context)
  const { phone = '', type, ...details } = await readFields(request)
  return stepAnswer(await sendCode(context, { phone, type: parseSignInType(type), details }))
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
