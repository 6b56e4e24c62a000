/*
 * Stands in for the hosts where dealers keep their photos and take bookings. Photos
 * (`GET /<kind>-<face>/<angle>/<colour>.webp?w=<width>`) are composed on request from stored layers. In production feeds
 * name the dealers' own hosts.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { errorText } from '../http/http-error.ts'
import { answerBookingPage } from './booking-page.ts'
import { FACES } from './faces.ts'
import { FilmFiles } from './film-files.ts'
import { LayerLibrary } from './layer-library.ts'
import { PhotoComposer, TooBusyError } from './photo-composer.ts'
import { type PhotoRequest, parsePhotoRequest } from './photo-request.ts'
import { answerReportPage } from './report-page.ts'
import { answerViewerPage } from './viewer-page.ts'

/** A server for a folder of stored layers; it is not listening yet. */
export function createPhotoServer(
  folder: string,
  faces: Readonly<Record<string, readonly string[]>> = FACES,
): Server {
  const library = new LayerLibrary(folder, faces)
  const composer = new PhotoComposer(library)
  const films = new FilmFiles(join(import.meta.dirname, 'films'))
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'Only GET and HEAD.')
    }
    const target = request.url ?? '/'
    if (target === '/health') return answerHealth(response)
    if (answerBookingPage(target, response) || answerReportPage(target.split('?')[0] ?? '', response)) return
    if (answerViewerPage(target.split('?')[0] ?? '', response)) return
    if (!URL.canParse(target, 'http://photos')) return refuse(response, 400, 'No address.')
    if (films.answer(target.split('?')[0] ?? '', request, response)) return
    const parsed = parsePhotoRequest(library, target)
    if ('status' in parsed) return refuse(response, parsed.status, parsed.why)
    sendPhoto(composer, parsed.photo, request, response).catch((error: unknown) => fail(response, error))
  })
}

async function sendPhoto(
  composer: PhotoComposer,
  photo: PhotoRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const etag = `"${composer.computeVersion(photo)}"`
  const headers = { 'cache-control': 'public, max-age=86400', etag }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const bytes = await composer.compose(photo)
  response.writeHead(200, { ...headers, 'content-type': 'image/webp', 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof TooBusyError) {
    response.setHeader('retry-after', '1')
    refuse(response, 503, error.message)
    return
  }
  process.stderr.write(`photos: ${errorText(error)}\n`)
  refuse(response, 500, 'The photo could not be made.')
}

function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"available"}')
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text)
}
