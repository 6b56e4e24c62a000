import type { LoaderFunctionArgs } from '@remix-run/node'
import { contactExists } from '#app/parts/sign-in/contact.server.ts'

/** Is the signed-in number a contact (AUTH-17, CALL-20)? `{ data, error }`; strangers learn nothing of any number. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { status, ...answer } = await contactExists(
    context,
    request,
    context.url.searchParams.get('phone_number'),
  )
  return Response.json(answer, { status, headers: { 'cache-control': 'private, no-store' } })
}

export const handle = { reads: ['phone_number'], isPrivate: true }
