import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { publicLookup } from './public-address.ts'

const TIMEOUT_MS = 10_000

/**
 * Posts a body and returns the response's status. Redirects are not followed and the response body is ignored. Over https the
 * host must resolve to public addresses.
 */
export function postJson(url: URL, headers: Record<string, string>, body: string): Promise<number> {
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  }
  return new Promise((done, fail) => {
    const answered = (response: IncomingMessage) => {
      response.resume()
      done(response.statusCode ?? 0)
    }
    const request: ClientRequest =
      url.protocol === 'https:'
        ? secureRequest(url, { ...options, lookup: publicLookup as never }, answered)
        : plainRequest(url, options, answered)
    const timer = setTimeout(() => request.destroy(new Error('No answer in time')), TIMEOUT_MS)
    request.on('close', () => clearTimeout(timer))
    request.on('error', fail)
    request.end(body)
  })
}
