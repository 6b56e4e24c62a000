import { createServer, type Server } from 'node:http'

/** The HTTP server of the dealers' websites, with its time limits. */
export function createSiteServer(): Server {
  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    // How often the limits above are checked; by default only every half a minute.
    connectionsCheckingInterval: 1_000,
  })
  server.keepAliveTimeout = 65_000
  return server
}
