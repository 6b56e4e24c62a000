// The photo host of the demo dealers, on HOST and PHOTOS_PORT.
import { join } from 'node:path'
import { z } from 'zod'
import { closeServer, listen } from '../http/listen.ts'
import { exitWithError, listenErrorText, onStopSignal } from '../http/process.ts'
import { createPhotoServer } from './photo-server.ts'

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PHOTOS_PORT: z.coerce.number().int().min(0).max(65_535).default(3334),
})

const parsed = environment.safeParse(process.env)
if (!parsed.success) exitWithError(z.prettifyError(parsed.error))
const { HOST, PHOTOS_PORT } = parsed.data

/** How long open requests may finish. */
const GRACE_MS = 1_500

const server = createPhotoServer(join(import.meta.dirname, 'layers'))
const address = { host: HOST, port: PHOTOS_PORT }
const port = await listen(server, address).catch((error: unknown) =>
  exitWithError(`photos: ${listenErrorText(error, address, { host: 'HOST', port: 'PHOTOS_PORT' })}`),
)
console.log(`photos on http://${HOST}:${port}`)
onStopSignal(() => void closeServer(server, GRACE_MS).then(() => process.exit(0)))
