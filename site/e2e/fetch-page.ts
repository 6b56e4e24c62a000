import { request } from 'node:http'
import { sitePort } from './site-process.ts'

export interface Fetched {
  readonly status: number
  readonly location: string
  readonly html: string
  /** The body, whatever it is. */
  readonly text: string
}

/** Asks the site for one path of a dealer. Node resolves no `<slug>.localhost`, hence the host header. */
export function fetchPage(slug: string, path: string): Promise<Fetched> {
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
