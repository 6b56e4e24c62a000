import { readBody } from '#app/integrations/read-body.server.ts'

/**
 * The fields of a posted form, each with its last value. The server has refused cross-site requests before
 * (`server/http/same-site.ts`).
 * @throws 413 where it is too long, 400 where it is no form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw refused(400, 'Not a form')
  const text = await readBody(request)
  if (text === null) throw refused(413, 'Too long')
  return Object.fromEntries(new URLSearchParams(text))
}

const refused = (status: number, text: string) => new Response(text, { status })
