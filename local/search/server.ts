import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Engine, openEngine } from './engine.ts'
import { answerPreflight } from './http/cors.ts'
import { createDispatch } from './http/dispatch.ts'
import { requestOf } from './http/request.ts'
import { respond } from './http/respond.ts'
import { Router } from './http/router.ts'
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

/** As the real server has them, where one must be. */
const LIMITS = {
  /** Bytes of an address and the headers: filters in addresses are long. */
  maxHeaderSize: 131_072,
  /** A great import comes as slowly as its line does. */
  requestTimeout: 3_600_000,
  keepAliveTimeout: 65_000,
  requireHostHeader: false,
}

/** Opens the data and serves it. Rejects with `EADDRINUSE` when the port is taken. */
export async function startSearch(options: SearchOptions): Promise<RunningSearch> {
  const engine = openEngine(options)
  const dispatch = createDispatch({
    router: new Router(routes(engine)),
    ring: engine.ring,
    now: () => options.now().getTime(),
    log: options.log,
  })
  const onRequest = (message: IncomingMessage, response: ServerResponse) =>
    void serve(message, response, dispatch, options.bodyLimit)
  const server = createServer(LIMITS, onRequest)
  server.on('checkExpectation', onRequest) // of another thing than that it may go on: nothing is promised
  server.on('clientError', refuse)
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
  const answer = answerPreflight(message) ?? (await dispatch(requestOf(message, bodyLimit)))
  await respond(message, response, answer)
}

/** Bad HTTP is the other side's: answered, not logged. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
