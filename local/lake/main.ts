// Starts the content lake: `node local/lake/main.ts`. Reads HOST, STUDIO_PORT, DATA_DIR, SANITY_PROJECT_ID,
// SANITY_DATASET, SANITY_READ_TOKEN, SANITY_WRITE_TOKEN and STUDIO_DIST.
import { readEnvironment } from './environment.ts'
import type { LakeOptions } from './options.ts'
import { type RunningLake, startLake } from './server.ts'

// What is written here is for this user alone.
process.umask(0o077)

const options = orExit(() => readEnvironment(process.env))
const running = await startLake(options).catch((error: unknown) => fail(messageOf(error, options)))
console.log(`lake: ${running.url} (${running.lake.store.mirror.size} documents in ${options.folder})`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(running))

async function stop(lake: RunningLake): Promise<void> {
  await lake.close()
  process.exit(0)
}

function orExit(read: () => LakeOptions): LakeOptions {
  try {
    return read()
  } catch (error) {
    return fail((error as Error).message)
  }
}

function messageOf(error: unknown, { host, port }: LakeOptions): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is in use: set STUDIO_PORT to a free one`
  if (code === 'EACCES') return `port ${port} may not be opened: set STUDIO_PORT to one above 1023`
  return code === 'EADDRNOTAVAIL' ? `${host} is no address of this machine: set HOST` : message
}

function fail(message: string): never {
  console.error(`lake: ${message}`)
  process.exit(1)
}
