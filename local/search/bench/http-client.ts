import { Agent, request } from 'node:http'

/** A minimal client on one keep-alive connection, as used for Meilisearch's figures. */
export class BenchClient {
  readonly #url: URL
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  constructor(url: string) {
    this.#url = new URL(url)
  }

  /** Sends JSON and returns the parsed answer. Rejects unless the status is 2xx. */
  call<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path,
          headers: content && { 'content-type': 'application/json', 'content-length': content.length },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            if ((answer.statusCode ?? 500) >= 300)
              reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
            else resolve(JSON.parse(text) as T)
          })
        },
      )
      sent.on('error', reject)
      sent.end(content)
    })
  }

  /** Sends a write and waits for its task. Rejects when it fails. */
  async write(method: string, path: string, body: unknown): Promise<void> {
    const { taskUid } = await this.call<{ taskUid: number }>(method, path, body)
    for (;;) {
      const { status, error } = await this.call<{ status: string; error: unknown }>(
        'GET',
        `/tasks/${taskUid}`,
      )
      if (status === 'succeeded') return
      if (status === 'failed') throw new Error(`${method} ${path}: ${JSON.stringify(error)}`)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }

  close(): void {
    this.#agent.destroy()
  }
}
