// Watch mode: the Studio from its sources, everything else passed on to the lake. `node studio/dev.ts [port]`.
import { createServer } from 'vite'
import { viteOptions } from './build-options.ts'

const lake = process.env.SANITY_API_HOST ?? 'http://127.0.0.1:3333'
const port = Number(process.argv[2] ?? 3335)
// Exact where the Studio's own sources have a folder of that name.
const proxiedPaths = ['/v\\d|/vX', '/auth/', '/env.js', '/images/', '/files/', '/streams$']
const proxy = Object.fromEntries(
  proxiedPaths.map((path) => [`^(${path})`, { target: lake, ws: true, changeOrigin: false }]),
)

const server = await createServer({
  ...viteOptions(process.env, 'development'),
  logLevel: 'info',
  server: { host: process.env.HOST ?? '127.0.0.1', port, strictPort: true, proxy },
})
await server.listen()
server.printUrls()
