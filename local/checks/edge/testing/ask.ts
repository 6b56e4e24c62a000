import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Whether Varnish had it. */
  readonly isHit: boolean
}

export interface Ask {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

const UNPACK: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Sends a request with any Host header; the answer is unpacked. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', fail)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const unpack = UNPACK[answer.headers['content-encoding'] ?? '']
        const text = (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString()
        const isHit = answer.headers['cache-status'] === 'varnish; hit'
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text, isHit })
      })
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
