/*
 * A stand-in for the places where dealers keep their photos: `GET /<body>-<colour>/<angle>.webp`, from pictures drawn
 * by the project. In production it is not there: feeds name the dealers' own hosts.
 */
import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { choosePhoto } from './choose-photo.ts'
import { readLibrary } from './library.ts'

const PATH = /^\/([a-z0-9]+-[a-z]+)\/([a-z]+)\.webp$/

/** A server over a folder of pictures; it is not listening yet. */
export function createPhotoServer(folder: string): Server {
  const library = readLibrary(folder)
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET and HEAD.')
    const { pathname } = new URL(request.url ?? '/', 'http://photos')
    if (pathname === '/health') return answerHealth(response)
    const [, car, angle] = PATH.exec(pathname) ?? []
    const file = car && angle ? choosePhoto(library, { car, angle }) : null
    if (file === null) return refuse(response, 404, 'No such photo.')
    sendPhoto(join(folder, file), file, request, response)
  })
}

function sendPhoto(path: string, file: string, request: IncomingMessage, response: ServerResponse): void {
  const { size, mtimeMs } = statSync(path)
  const etag = `"${file}-${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-type': 'image/webp', 'content-length': size })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(path)
    .on('error', (error) => response.destroy(error))
    .pipe(response)
}

function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"available"}')
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=60' })
    .end(text)
}
