// What the Studio asks a site as the person who is signed in there: `/staff/api/…`, JSON, decision 046.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from '../http/answer.ts'

const PREFIX = '/staff/api/'
const PREFLIGHT_SECONDS = '600'

export const isStaffApiPath = (path: string) => path.startsWith(PREFIX)

/**
 * Lets scripts of the Studio's origin read the answer, and no other origin's. A preflight is answered here.
 * https://fetch.spec.whatwg.org/#http-cors-protocol
 * @returns whether the request was a preflight, and is answered
 */
export function allowStudio(request: IncomingMessage, response: ServerResponse, studio: string): boolean {
  response.setHeader('vary', 'origin')
  if (request.headers.origin === studio) response.setHeader('access-control-allow-origin', studio)
  if (request.method !== 'OPTIONS') return false
  send(request, response, 204, {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': PREFLIGHT_SECONDS,
  })
  return true
}

/** The secret of the Studio in `Authorization: Bearer …`; '' without one. */
export function readBearer({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return /^Bearer ([\w.~+/-]{1,200}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}
