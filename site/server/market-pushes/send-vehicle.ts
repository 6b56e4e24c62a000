// One vehicle to a market place: JSON over HTTPS, with the key as a bearer token, and what its answer means.
import type { IncomingMessage } from 'node:http'
import { type PostAnswer, postJsonForAnswer } from '../outbox/post-json.ts'
import { FetchError, type Network, requireAddress } from '../stock/fetch/fetch-file.ts'

const TIMEOUT_MS = 20_000
const MOST_WORDS = 300
/** A server that asks for more time than this is asked again after it. */
const LONGEST_WAIT_MS = 24 * 3_600_000

/** Too slow, too early, or too many at once: nothing about the vehicle. */
const TEMPORARY = new Set([408, 425, 429])
/** The address or the key is wrong, for every vehicle. */
const STOPPING: Readonly<Record<number, string>> = {
  401: 'does not accept the key',
  403: 'does not accept the key',
  404: 'has nothing at this address',
  405: 'takes no vehicles at this address',
  410: 'has nothing at this address any more',
}

/** Redirects are not followed: the key goes to the address that somebody gave. */
const MOVED = 'is at another address'

/**
 * How it went: taken; not taken, for what the vehicle is; to be tried later, for which the server may have said when; or
 * nothing can be sent until somebody has changed the address or the key.
 */
export type SendOutcome =
  | { kind: 'taken' }
  | { kind: 'refused'; words: string }
  | { kind: 'later'; words: string; waitMs: number | null }
  | { kind: 'stopped'; words: string }

export type SendTarget = {
  /** The market place's name. */
  title: string
  address: string
  /** '' for none. */
  key: string
}

export type SendOptions = { network: Network; clock: () => number; timeoutMs?: number }

/** Sends a vehicle. */
export async function sendVehicle(
  { title, address, key }: SendTarget,
  body: string,
  { network, clock, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<SendOutcome> {
  const url = findTargetUrl(address, network)
  if (typeof url === 'string') return { kind: 'stopped', words: url }
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'Forecourt/1',
    ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
  }
  try {
    const anyNetwork = network.lookup === undefined
    return readAnswer(title, await postJsonForAnswer(url, headers, body, { timeoutMs, anyNetwork }), clock())
  } catch (error) {
    const isPrivate = error instanceof Error && error.message.endsWith('is not on the public internet')
    if (isPrivate) return { kind: 'stopped', words: 'This address is not on the public internet.' }
    return { kind: 'later', words: `${title} did not answer.`, waitMs: null }
  }
}

/** The address as a URL, or why it cannot be one. A key is never sent in clear over the internet. */
export function findTargetUrl(address: string, network: Network): URL | string {
  try {
    const url = requireAddress(address, network)
    if (url.protocol === 'https:' || network.lookup === undefined) return url
    return 'The address begins with https://.'
  } catch (error) {
    if (error instanceof FetchError) return error.message
    throw error
  }
}

function readAnswer(title: string, { status, headers, body }: PostAnswer, now: number): SendOutcome {
  if (status >= 200 && status <= 299) return { kind: 'taken' }
  const stopping = STOPPING[status] ?? (status >= 300 && status <= 399 ? MOVED : undefined)
  if (stopping) return { kind: 'stopped', words: `${title} ${stopping} (${status}).` }
  const said = shorten(body)
  const words = said === '' ? `${title} answered ${status}.` : `${title} answered ${status}: ${said}`
  if (status >= 500 || TEMPORARY.has(status))
    return { kind: 'later', words, waitMs: readRetryAfter(headers, now) }
  return { kind: 'refused', words }
}

const shorten = (body: string) =>
  body
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)

/** Seconds or a date, https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3; null for neither. */
function readRetryAfter(headers: IncomingMessage['headers'], now: number): number | null {
  const said = headers['retry-after'] ?? ''
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now
  return Number.isFinite(ms) ? Math.min(LONGEST_WAIT_MS, Math.max(0, ms)) : null
}
