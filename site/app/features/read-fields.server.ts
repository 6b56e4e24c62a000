import * as z from 'zod'
import { readForm } from './read-form.server.ts'

/** Far more than any call of ours sends. */
const MOST_BYTES = 16_384

const Fields = z.record(z.string(), z.unknown())

/**
 * The text fields of a call, sent as a form or as JSON; what is no text is left out.
 * @throws 405 for anything but POST, 413 where it is too long, 400 where it is neither form nor JSON
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  if (!request.headers.get('content-type')?.startsWith('application/json')) return readForm(request)
  const fields = Fields.safeParse(parseJson(await readText(request)))
  if (!fields.success) throw new Response('Not an object', { status: 400 })
  const texts = Object.entries(fields.data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

async function readText(request: Request): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > MOST_BYTES) throw new Response('Too long', { status: 413 })
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Response('Not JSON', { status: 400 })
  }
}
