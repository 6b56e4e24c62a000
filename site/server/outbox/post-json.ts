import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { publicLookup } from './public-address.ts'

const TIMEOUT_MS = 10_000
/** Of an answer's body, for people. */
const MOST_BYTES = 64 * 1_024

export type PostOptions = {
  /** Until the end of the answer. */
  timeoutMs?: number
  /** The host may resolve to any address over https. */
  anyNetwork?: boolean
}

/** What somebody else's server answered. */
export type PostAnswer = { status: number; headers: IncomingMessage['headers']; body: string }

/**
 * Posts a body and returns the response's status. Redirects are not followed and the response body is ignored. Over https the
 * host must resolve to public addresses.
 */
export async function postJson(url: URL, headers: Record<string, string>, body: string): Promise<number> {
  const answer = await send(url, headers, body)
  answer.resume()
  return answer.statusCode ?? 0
}

/** As `postJson`, with the beginning of the answer's body; '' for one that does not end. */
export async function postJsonForAnswer(
  url: URL,
  headers: Record<string, string>,
  body: string,
  options: PostOptions = {},
): Promise<PostAnswer> {
  const answer = await send(url, headers, body, options)
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_BYTES) answer.destroy()
  })
  // What was answered counts by its status; its words are for people.
  const words = await text(answer).catch(() => '')
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: words }
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: string,
  { timeoutMs = TIMEOUT_MS, anyNetwork = false }: PostOptions = {},
): Promise<IncomingMessage> {
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  }
  return new Promise((done, fail) => {
    const request: ClientRequest =
      url.protocol === 'https:'
        ? secureRequest(url, anyNetwork ? options : { ...options, lookup: publicLookup as never }, done)
        : plainRequest(url, options, done)
    const timer = setTimeout(() => request.destroy(new Error('No answer in time')), timeoutMs)
    request.on('close', () => clearTimeout(timer))
    request.on('error', fail)
    request.end(body)
  })
}
