import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Engine, openEngine } from './engine.ts'
import { createDispatch } from './http/dispatch.ts'
import { jsonOf } from './http/raw-json.ts'
import { requestOf } from './http/request.ts'
import { type Answer, Router } from './http/router.ts'
import type { SearchOptions } from './options.ts'
import { routes } from './routes/table.ts'

export interface RunningSearch {
  engine: Engine
  /** `http://127.0.0.1:7700` */
  url: string
  /** Finishes what is being answered and written, and closes the files. */
  close(): Promise<void>
}

/** How long open connections may finish when the server stops. */
const GRACE_MS = 300

/** Opens the data and serves it. Rejects with `EADDRINUSE` when the port is taken. */
export async function startSearch(options: SearchOptions): Promise<RunningSearch> {
  const engine = openEngine(options)
  const dispatch = createDispatch({
    router: new Router(routes(engine)),
    ring: engine.ring,
    now: () => options.now().getTime(),
    log: options.log,
  })
  const server = createServer(
    (message, response) => void serve(message, response, dispatch, options.bodyLimit),
  )
  // Bad HTTP is the other side's: answered, not logged.
  server.on('clientError', (_error, socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  )
  server.keepAliveTimeout = 65_000
  try {
    await listen(server, options)
  } catch (error) {
    await engine.close()
    throw error
  }
  const { port } = server.address() as AddressInfo
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  return { engine, url: `http://${host}:${port}`, close: () => close(server, engine) }
}

function listen(server: Server, { host, port }: SearchOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function close(server: Server, engine: Engine): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(impatience)
  await engine.close()
}

async function serve(
  message: IncomingMessage,
  response: ServerResponse,
  dispatch: ReturnType<typeof createDispatch>,
  bodyLimit: number,
): Promise<void> {
  const request = requestOf(message, bodyLimit)
  const answer = request ? await dispatch(request) : { status: 400 }
  respond(message, response, answer)
}

function respond(message: IncomingMessage, response: ServerResponse, { status, body }: Answer): void {
  // A body nobody read would be taken for the next request.
  if (!message.complete) response.setHeader('connection', 'close')
  if (body === undefined) {
    response.writeHead(status, { 'content-length': 0 }).end()
    return
  }
  // A text goes out in one piece with its headers; bytes would be a second one.
  const text = jsonOf(body)
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text)
}
