/** In bytes; far more than any of our forms or calls sends. */
export const FORM_BYTES = 16_384

/** The text of a request's or an answer's body; null, and the rest unread, where it is longer than `maxBytes`. */
export async function readBody(
  { body }: Pick<Request, 'body'>,
  maxBytes = FORM_BYTES,
): Promise<string | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > maxBytes) return null
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
