// Starts the content lake: `node local/lake/main.ts`. Reads HOST, STUDIO_PORT, DATA_DIR, SANITY_PROJECT_ID,
// SANITY_DATASET, SANITY_READ_TOKEN, SANITY_WRITE_TOKEN and STUDIO_DIST.
import { exitWithError, listenErrorText, onStopSignal } from '../http/process.ts'
import { readEnvironment } from './environment.ts'
import type { LakeOptions } from './options.ts'
import { type RunningLake, startLake } from './server.ts'

// The data files are readable by this user only.
process.umask(0o077)

const options = orExit(() => readEnvironment(process.env))
const running = await startLake(options).catch((error: unknown) =>
  fail(listenErrorText(error, options, { host: 'HOST', port: 'STUDIO_PORT' })),
)
console.log(`lake: ${running.url} (${running.lake.store.mirror.size} documents in ${options.folder})`)
onStopSignal(() => void stop(running))

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

function fail(message: string): never {
  exitWithError(`lake: ${message}`)
}
