import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** Clients reuse idle connections; one that the server closes at that moment costs a request. */
export const KEEP_ALIVE_MS = 65_000

/** Starts listening and returns the port. Rejects with `EADDRINUSE` when the port is taken. */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Stops listening and waits for open requests, at most `graceMs`. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timeout = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timeout)
}

/** Answers an invalid HTTP request with its status only and closes the connection. */
export function endWithStatus(socket: Duplex, status: string, headers: readonly string[] = []): void {
  const lines = [`HTTP/1.1 ${status}`, 'Connection: close', ...headers]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
