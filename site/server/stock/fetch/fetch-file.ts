// Fetches a dealer's stock file from an address that its manager gave: from the public internet only, unless a variable
// allows more, with limits, and only what has changed.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { basename, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { retry } from '#app/integrations/resilience/retry.ts'
import { isPublicAddress, publicLookup } from '../../outbox/public-address.ts'

const MOST_REDIRECTS = 5
const MOST_TRIES = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** The hosts that may be asked, by their names or numbers, and the look-up of names that connections use. */
export type Network = { accepts: (hostname: string) => boolean; lookup?: typeof publicLookup }

/** The public internet: what a name resolves to is checked as it is connected to. */
export const PUBLIC_NETWORK: Network = { accepts: isPublicName, lookup: publicLookup }
/** Also this machine and private networks. */
export const ANY_NETWORK: Network = { accepts: () => true }

export type FetchOptions = {
  /** Where the file is stored. */
  folder: string
  maxBytes: number
  /** From the request to the last byte. */
  timeoutMs: number
  /** What may be asked. */
  network: Network
  /** For tests. */
  firstPauseMs?: number
}

export type FetchRequest = {
  address: string
  /** Of the sign-in; sent to the address's own origin alone. */
  headers: Readonly<Record<string, string>>
  etag: string
  lastModified: string
}

/** The file and how it is known again, or that it is the same as before. */
export type FetchedFile =
  | { kind: 'same' }
  | { kind: 'file'; path: string; name: string; bytes: number; etag: string; lastModified: string }

/** The file could not be had; the message is for people. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  /** It may be there in a moment. */
  readonly mayPass: boolean

  constructor(message: string, mayPass = false, options?: ErrorOptions) {
    super(message, options)
    this.mayPass = mayPass
  }
}

/** Fetches a file, and tries again what may pass. @throws FetchError */
export function fetchFile(request: FetchRequest, options: FetchOptions): Promise<FetchedFile> {
  const backoff = { firstMs: options.firstPauseMs ?? 1_000, longestMs: 10_000, jitter: 0.25 }
  return retry(
    () => fetchOnce(request, options),
    (error, failures) =>
      error instanceof FetchError && error.mayPass && failures < MOST_TRIES
        ? backoffMs(failures, backoff)
        : null,
  )
}

/** Whether an address may be given at all. @throws FetchError with why not */
export function requireAddress(address: string, network: Network): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new FetchError('The address begins with https:// or http://.')
  if (url.username || url.password)
    throw new FetchError('Give the user name and password in their own fields.')
  if (!network.accepts(url.hostname)) throw new FetchError('This address is not on the public internet.')
  return url
}

/** A number is connected to without a look-up, and so is looked at here. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) !== 0) return isPublicAddress(name)
  return name.includes('.') && !/\.(local|localhost|internal|lan|home\.arpa)\.?$/i.test(name)
}

async function fetchOnce(request: FetchRequest, options: FetchOptions): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const first = requireAddress(request.address, options.network)
  let url = first
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await ask(url, requestHeaders(request, url.origin === first.origin), options, signal)
    const status = answer.statusCode ?? 0
    if (!REDIRECTS.has(status)) return receive(answer, url, options, signal)
    answer.destroy()
    const next = URL.parse(answer.headers.location ?? '', url)
    if (!next) throw new FetchError('The address leads on to nowhere.')
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new FetchError('The address leads on to one that is not safe (http).')
    url = requireAddress(next.href, options.network)
  }
  throw new FetchError('The address leads on without end.')
}

function requestHeaders(
  { headers, etag, lastModified }: FetchRequest,
  isOwn: boolean,
): Record<string, string> {
  return {
    accept: '*/*',
    'accept-encoding': 'gzip, identity',
    'user-agent': 'Forecourt/1',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
    ...(isOwn ? headers : {}),
  }
}

function ask(
  url: URL,
  headers: Record<string, string>,
  { network }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  // The look-up checks the address that is connected to, which a name may change between two look-ups.
  const options = {
    headers,
    signal,
    agent: false,
    ...(network.lookup ? { lookup: network.lookup as never } : {}),
  }
  return new Promise((done, fail) => {
    const request: ClientRequest = send(url, options, done)
    request.on('error', (cause) => fail(describeFailure(cause, signal)))
    request.end()
  })
}

async function receive(
  answer: IncomingMessage,
  url: URL,
  { folder, maxBytes }: FetchOptions,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const { statusCode: status = 0, headers } = answer
  if (status !== 200) {
    answer.destroy()
    if (status === 304) return { kind: 'same' }
    throw describeStatus(status)
  }
  if (Number(headers['content-length']) > maxBytes) {
    answer.destroy()
    throw tooLarge(maxBytes)
  }
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.fetched`)
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      if (bytes > maxBytes) next(tooLarge(maxBytes))
      else next(null, chunk)
    },
  })
  try {
    const unpack: (Readable & NodeJS.WritableStream)[] =
      headers['content-encoding'] === 'gzip' ? [createGunzip() as never] : []
    await pipeline(
      [answer, ...unpack, limit, createWriteStream(path, { mode: 0o600, flags: 'wx' })] as never,
      { signal },
    )
  } catch (cause) {
    await rm(path, { force: true })
    throw cause instanceof FetchError ? cause : describeFailure(cause, signal)
  }
  const name = fileName(headers['content-disposition'], url)
  return {
    kind: 'file',
    path,
    name,
    bytes,
    etag: headers.etag ?? '',
    lastModified: headers['last-modified'] ?? '',
  }
}

/** As the server calls the file, or as its address ends. */
function fileName(disposition: string | undefined, url: URL): string {
  const given = /filename="?([^";]{1,200})"?/i.exec(disposition ?? '')?.[1] ?? ''
  const plain = basename(given || decodePath(url)).replaceAll(/[^\w .()-]+/g, '-')
  return plain.slice(-120).trim() || 'stock'
}

/** The path of an address as people read it; as it is where its escapes say no text. */
function decodePath({ pathname }: URL): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

const tooLarge = (maxBytes: number) =>
  new FetchError(`The file has more than ${maxBytes / 1_000_000} MB, which is the most that is read.`)

function describeStatus(status: number): FetchError {
  if (status === 401 || status === 403)
    return new FetchError(
      `The address asks who we are (${status}): the user name, password or header is not right.`,
    )
  if (status === 404 || status === 410) return new FetchError(`There is no file at this address (${status}).`)
  return new FetchError(`The address answered ${status} instead of a file.`, status >= 500 || status === 429)
}

function describeFailure(cause: unknown, signal: AbortSignal): FetchError {
  const { code = '', message = '' } = cause as NodeJS.ErrnoException
  if (signal.aborted) return new FetchError('The address did not send the file in time.', true, { cause })
  if (code === 'ENOTFOUND') return new FetchError('There is no such address.', false, { cause })
  if (message.endsWith('is not on the public internet'))
    return new FetchError('This address is not on the public internet.', false, { cause })
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code))
    return new FetchError('The certificate of this address is not valid.', false, { cause })
  return new FetchError('The address does not answer.', true, { cause })
}
