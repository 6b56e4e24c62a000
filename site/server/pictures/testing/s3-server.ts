// A store that speaks the part of the S3 protocol that the site uses, and checks each request's signature by itself.
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '../../fixtures/serve.ts'

export const S3_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
}

export type StoredObject = { bytes: Buffer; type: string; cacheControl: string }

export interface S3Server {
  readonly endpoint: string
  /** By `bucket/key`. */
  readonly objects: Map<string, StoredObject>
  /** Methods and paths, in order. */
  readonly asked: string[]
  /** What it answers instead, while it is set. */
  failWith: number | 'silence' | null
}

/** Starts a store on this machine with one pair of keys; ends with the test. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const asked: string[] = []
  const state: { failWith: S3Server['failWith'] } = { failWith: null }
  const port = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (state.failWith === 'silence') return
    if (state.failWith !== null) return fail(response, state.failWith, 'ServiceUnavailable')
    void answer(request, response, objects)
  })
  return Object.assign(state, { endpoint: `http://127.0.0.1:${port}`, objects, asked })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const hash = String(request.headers['x-amz-content-sha256'] ?? '')
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))
    return fail(response, 400, 'XAmzContentSHA256Mismatch')
  if (!isSigned(request, hash)) return fail(response, 403, 'SignatureDoesNotMatch')
  const name = new URL(request.url ?? '/', 'http://s3').pathname.slice(1)
  if (request.method === 'PUT') {
    const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers
    objects.set(name, { bytes: body, type, cacheControl })
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end()
    return
  }
  const found = objects.get(name)
  if (request.method !== 'GET' || found === undefined) return fail(response, 404, 'NoSuchKey')
  response
    .writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    .end(found.bytes)
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html */
function isSigned({ method = '', url = '', headers }: IncomingMessage, payloadHash: string): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  if (service !== 's3' || end !== 'aws4_request' || !names.split(';').includes('host')) return false
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const canonical = [method, pathname, query, signed.join(''), names, payloadHash].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const key = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${S3_KEYS.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature
}

function fail(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}
