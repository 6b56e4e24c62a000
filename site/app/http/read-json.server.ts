import { readBody } from '#app/integrations/read-body.server.ts'

/**
 * The JSON of a request's body.
 * @throws 405 for what is no POST, 415 for what is no JSON, 413 where it is too long, 400 where it cannot be read
 */
export async function readJson(request: Request): Promise<unknown> {
  if (request.method !== 'POST') throw refused(405, 'Only POST')
  if (!request.headers.get('content-type')?.startsWith('application/json')) throw refused(415, 'Send JSON')
  const text = await readBody(request)
  if (text === null) throw refused(413, 'Too long')
  try {
    return JSON.parse(text)
  } catch {
    throw refused(400, 'Not JSON')
  }
}

const refused = (status: number, error: string) => Response.json({ error }, { status })
