import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdressAssets } from './assets/asset-addresses.ts'
import { preflightHeaders } from './http/cors.ts'
import { createDispatch, type Dispatch } from './http/dispatch.ts'
import { exchangeOf } from './http/request.ts'
import { respond } from './http/respond.ts'
import { Sockets } from './http/sockets.ts'
import { type Lake, openLake } from './lake.ts'
import type { LakeOptions } from './options.ts'

export interface RunningLake {
  lake: Lake
  port: number
  /** `http://127.0.0.1:<port>` */
  url: string
  /** Ends streams and sockets, finishes what is being answered, closes the files. */
  close(): Promise<void>
}

/** How long open connections may finish when the lake stops. */
const GRACE_MS = 500
/** Connections at rest: clients keep theirs for the next query, and one that closes just then costs it. */
const KEPT_OPEN_MS = 65_000

/** Opens a lake and serves it. Rejects with `EADDRINUSE` when the port is taken. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  const lake = openLake(options)
  const dispatch = createDispatch(lake)
  const sockets = new Sockets(lake, dispatch)
  const server = createServer(
    { keepAliveTimeout: KEPT_OPEN_MS },
    (request, response) => void serve(lake, dispatch, request, response),
  )
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  // Bad HTTP is the other side's: answered, not logged.
  server.on('clientError', (_error, socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  )
  try {
    await listen(server, options)
  } catch (error) {
    lake.store.close()
    throw error
  }
  const { port } = server.address() as AddressInfo
  const url = `http://${options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host}:${port}`
  lake.origin = url
  readdressAssets(lake.store.mirror, url)
  return { lake, port, url, close: () => close(lake, server, sockets) }
}

function listen(server: Server, { host, port }: LakeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function close(lake: Lake, server: Server, sockets: Sockets): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  lake.closing.abort()
  sockets.close()
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(impatience)
  lake.store.close()
}

async function serve(lake: Lake, dispatch: Dispatch, request: IncomingMessage, response: ServerResponse) {
  const { origins } = lake.options
  if (request.method === 'OPTIONS') {
    const { origin, 'access-control-request-headers': asked } = request.headers
    response.writeHead(204, preflightHeaders(origin, asked, origins)).end()
    return
  }
  const exchange = exchangeOf(request, 'localhost')
  if (!exchange) {
    response.writeHead(400).end()
    return
  }
  const answer = await dispatch(exchange)
  await respond(request, response, answer, origins, lake.closing.signal)
}
