import * as z from 'zod'
import { readBody } from '#app/integrations/read-body.server.ts'
import { readForm } from './read-form.server.ts'

const Fields = z.record(z.string(), z.unknown())

/**
 * The text fields of a request, sent as a form or as JSON; other values are omitted.
 * @throws 405 for anything but POST, 413 where it is too long, 400 where it is neither form nor JSON
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  if (!request.headers.get('content-type')?.startsWith('application/json')) return readForm(request)
  const text = await readBody(request)
  if (text === null) throw new Response('Too long', { status: 413 })
  const fields = Fields.safeParse(parseJson(text))
  if (!fields.success) throw new Response('Not an object', { status: 400 })
  const texts = Object.entries(fields.data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Response('Not JSON', { status: 400 })
  }
}
