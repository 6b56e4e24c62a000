import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { errorText } from '../http/http-error.ts'
import { closeServer, endWithStatus, KEEP_ALIVE_MS, listen } from '../http/listen.ts'
import { readdressAssets } from './assets/asset-addresses.ts'
import { preflightAnswer, studioOrigins } from './http/cors.ts'
import { createDispatch, type Dispatch } from './http/dispatch.ts'
import { readExchange } from './http/request.ts'
import { respond } from './http/respond.ts'
import { Sockets } from './http/sockets.ts'
import { type Lake, openLake } from './lake.ts'
import type { LakeOptions } from './options.ts'

export interface RunningLake {
  lake: Lake
  port: number
  /** `http://127.0.0.1:<port>` */
  url: string
  /** Ends streams and sockets, finishes open requests, closes the files. */
  close(): Promise<void>
}

/** How long open connections may finish when the lake stops. */
const GRACE_MS = 500

/** Opens a lake and serves it. Rejects with `EADDRINUSE` when the port is taken. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  const lake = openLake(options)
  const dispatch = createDispatch(lake)
  const sockets = new Sockets(lake, dispatch)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    serve(lake, dispatch, request, response).catch((error: unknown) => {
      options.log(`failed: ${request.method} ${request.url}: ${errorText(error)}`)
      response.destroy()
    })
  })
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  // Invalid HTTP is the client's fault: answered, not logged.
  server.on('clientError', (_error, socket) => endWithStatus(socket, '400 Bad Request'))
  const port = await listen(server, options).catch((error: unknown) => {
    lake.store.close()
    throw error
  })
  const url = `http://${options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host}:${port}`
  lake.origin = url
  readdressAssets(lake.store.mirror, url)
  return { lake, port, url, close: () => close(lake, server, sockets) }
}

async function close(lake: Lake, server: Server, sockets: Sockets): Promise<void> {
  lake.closing.abort()
  sockets.close()
  await closeServer(server, GRACE_MS)
  lake.store.close()
}

async function serve(lake: Lake, dispatch: Dispatch, request: IncomingMessage, response: ServerResponse) {
  const origins = studioOrigins(lake)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflightAnswer(request, origins)).end()
    return
  }
  const exchange = readExchange(request, 'localhost')
  if (!exchange) {
    response.writeHead(400).end()
    return
  }
  const answer = await dispatch(exchange)
  await respond(request, response, answer, origins, lake.closing.signal)
}
