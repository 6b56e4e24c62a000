import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PushRefusal } from './push-refusal.ts'

/** Maximum bytes of a push: the whole stock of a large dealer. */
export const MAX_BODY = 64_000_000
/** Older bodies were left by a process that was killed. */
const ABANDONED_MS = 3_600_000

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** @throws PushRefusal for other content types and for compressed bodies */
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

/** Stores the bodies of pushes in files, so that many large pushes do not fill memory. */
export class PushBodies {
  readonly #folder: string
  readonly #limit: { maxBytes: number; words: string }

  /** @param limit what a body may be at most, with the words for one that is larger */
  constructor(
    folder: string,
    limit = {
      maxBytes: MAX_BODY,
      words: `A push may be ${MAX_BODY / 1_000_000} MB at most; send it in parts.`,
    },
  ) {
    this.#folder = folder
    this.#limit = limit
  }

  /**
   * Writes a body to a file, which the caller removes.
   * @throws PushRefusal when it is larger than a push may be
   */
  async store(headers: Headers, body: AsyncIterable<Uint8Array>): Promise<string> {
    if (Number(headers['content-length']) > this.#limit.maxBytes) throw this.#tooLarge()
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, `${randomUUID()}.body`)
    const file = await open(path, 'wx', 0o600)
    try {
      let size = 0
      for await (const chunk of body) {
        size += chunk.length
        if (size > this.#limit.maxBytes) throw this.#tooLarge()
        await file.writeFile(chunk)
      }
      return path
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
  }

  #tooLarge(): PushRefusal {
    return new PushRefusal('body_too_large', this.#limit.words)
  }

  /** Deletes bodies left by a process that was killed. `now` in milliseconds. */
  async deleteAbandoned(now: number): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name)
      if (now - (await stat(path)).mtimeMs > ABANDONED_MS) await rm(path, { force: true })
    }
  }
}

/** The bytes of a stored body. */
export async function* bodySource(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}
