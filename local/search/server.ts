import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeServer, endWithStatus, KEEP_ALIVE_MS, listen } from '../http/listen.ts'
import { Router } from '../http/router.ts'
import { type Engine, openEngine } from './engine.ts'
import { createDispatch } from './http/dispatch.ts'
import { convertRequest } from './http/request.ts'
import { respond } from './http/respond.ts'
import type { SearchOptions } from './options.ts'
import { routes } from './routes/table.ts'

export interface RunningSearch {
  engine: Engine
  /** `http://127.0.0.1:7700` */
  url: string
  /** Finishes open requests and writes, and closes the files. */
  close(): Promise<void>
}

/** How long open connections may finish when the server stops. */
const GRACE_MS = 300

/** Meilisearch's limits, where it has them. */
const LIMITS = {
  /** Bytes of URL and headers: filters in URLs are long. */
  maxHeaderSize: 131_072,
  /** A large import may arrive slowly. */
  requestTimeout: 3_600_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
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
  server.on('checkExpectation', onRequest) // unknown expectations are ignored
  server.on('clientError', refuse)
  const port = await listen(server, options).catch(async (error: unknown) => {
    await engine.close()
    throw error
  })
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  return {
    engine,
    url: `http://${host}:${port}`,
    close: () => closeServer(server, GRACE_MS).then(() => engine.close()),
  }
}

async function serve(
  message: IncomingMessage,
  response: ServerResponse,
  dispatch: ReturnType<typeof createDispatch>,
  bodyLimit: number,
): Promise<void> {
  respond(message, response, await dispatch(convertRequest(message, bodyLimit)))
}

/** Invalid HTTP is the client's fault: answered, not logged. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  endWithStatus(socket, status, ['Content-Length: 0'])
}
