import type { IncomingHttpHeaders } from 'node:http'
import { serve } from '../../fixtures/serve.ts'

export interface PurgeOrder {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A cache's address for purges over real HTTP: keeps every order, and answers as the test says. */
export async function openPurgeServer() {
  const server = {
    url: '',
    orders: [] as PurgeOrder[],
    status: 200,
    headers: {} as Record<string, string>,
    answer: '{}',
    /** Whether it closes connections without an answer. */
    isAway: false,
  }
  const port = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { method = '', url: path = '', headers } = request
    server.orders.push({ method, path, headers, body })
    if (server.isAway) request.socket.destroy()
    else response.writeHead(server.status, server.headers).end(server.answer)
  })
  server.url = `http://127.0.0.1:${port}`
  return server
}
