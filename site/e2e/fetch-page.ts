import { request } from 'node:http'
import { askAgain } from './late-answer.ts'
import { sitePort } from './site-process.ts'

export interface Fetched {
  readonly status: number
  /** Seconds. */
  readonly retryAfter: string | undefined
  readonly location: string
  readonly html: string
  /** The body, whatever it is. */
  readonly text: string
}

/** Asks the site for one path of a dealer, again where its stock is late. */
export const fetchPage = (slug: string, path: string): Promise<Fetched> =>
  askAgain(
    () => fetchOnce(slug, path),
    (answer) => answer,
  )

/** Node resolves no `<slug>.localhost`, hence the host header. */
function fetchOnce(slug: string, path: string): Promise<Fetched> {
  return new Promise((done, fail) => {
    request(
      { host: '127.0.0.1', port: sitePort, path, headers: { host: `${slug}.localhost:${sitePort}` } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isHtml = String(answer.headers['content-type']).startsWith('text/html')
          done({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'],
            location: String(answer.headers.location ?? ''),
            html: isHtml ? text : '',
            text,
          })
        })
      },
    )
      .on('error', fail)
      .end()
  })
}
