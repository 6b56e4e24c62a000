import { PushRefusal } from './push-refusal.ts'

/** Bytes of a push: some thousand vehicles; a whole yard comes as a file. */
export const MAX_BODY = 5_000_000

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** @throws PushRefusal for what is not JSON or is packed */
export function requireJson(headers: Headers): void {
  const type = String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase()
  if (!/^application\/(?:json|x-ndjson|ndjson)$/.test(type ?? '')) {
    throw new PushRefusal(
      'content_type',
      'Send the vehicles as application/json, or one a line as application/x-ndjson.',
    )
  }
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase()
  if (encoding !== 'identity' && encoding !== '') {
    throw new PushRefusal('content_encoding', 'Send the body as it is, without a content-encoding.')
  }
}

/** The whole body in memory. @throws PushRefusal when it is larger than a push may be */
export async function readBody(headers: Headers, body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  if (Number(headers['content-length']) > MAX_BODY) throw tooLarge()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MAX_BODY) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function tooLarge(): PushRefusal {
  return new PushRefusal(
    'body_too_large',
    `A push may be ${MAX_BODY / 1_000_000} MB at most; send it in parts.`,
  )
}
