import { readBody } from './read-body.server.ts'

/**
 * The fields of a posted form, each by its last value.
 * @throws 403 where another site's page posted it, 413 where it is too long, 400 where it is no form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const origin = request.headers.get('origin')
  // A browser names the page that posts; one without an origin (`null`) is not ours either.
  if (origin !== null && origin !== new URL(request.url).origin)
    throw refused(403, 'Posted from another site')
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw refused(400, 'Not a form')
  const text = await readBody(request)
  if (text === null) throw refused(413, 'Too long')
  return Object.fromEntries(new URLSearchParams(text))
}

const refused = (status: number, text: string) => new Response(text, { status })
