// The photo host of the demo dealers, on HOST and PHOTOS_PORT.
import { join } from 'node:path'
import { z } from 'zod'
import { createPhotoServer } from './photo-server.ts'

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PHOTOS_PORT: z.coerce.number().int().min(0).max(65_535).default(3334),
})

const parsed = environment.safeParse(process.env)
if (!parsed.success) fail(z.prettifyError(parsed.error))
const { HOST, PHOTOS_PORT } = parsed.data

const server = createPhotoServer(join(import.meta.dirname, 'layers'))
server.once('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${PHOTOS_PORT} is in use; choose another with PHOTOS_PORT.`
      : error.message,
  ),
)
server.listen(PHOTOS_PORT, HOST, () => console.log(`photos on http://${HOST}:${PHOTOS_PORT}`))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 1_500).unref()
  })
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
