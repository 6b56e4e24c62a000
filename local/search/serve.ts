// Serves until a signal ends it. Reads Meilisearch's variables MEILI_HTTP_ADDR, MEILI_DB_PATH, MEILI_MASTER_KEY and
// MEILI_HTTP_PAYLOAD_SIZE_LIMIT.
import { setFlagsFromString } from 'node:v8'
import { exitWithError, listenErrorText, onStopSignal } from '../http/process.ts'
import { readEnvironment } from './environment.ts'
import type { SearchOptions } from './options.ts'
import { type RunningSearch, startSearch } from './server.ts'

/** Wrong variables, as the real server ends. */
const WRONG_USAGE = 2
/** A write that takes longer stays queued for the next start. */
const STOP_TIMEOUT_MS = 700

// Limits the growth of the young generation, whose memory the process does not give back: saves 100 MB after an import
// of 20,000 cars.
setFlagsFromString('--semi-space-growth-factor=1')
// Collects the old generation when it has doubled. By default V8 collects more often under low load: at 200,000 cars it
// scanned 100 MB after every 8 MB allocated, and a sixth of the concurrent searches took twice as long.
setFlagsFromString('--heap-growing-percent=100')

// The data files are readable by this user only.
process.umask(0o077)

const options = orExit(() => readEnvironment(process.env))
const running = await startSearch(options).catch((error: unknown) =>
  fail(listenErrorText(error, options, { host: 'MEILI_HTTP_ADDR', port: 'MEILI_HTTP_ADDR' })),
)
onStopSignal(() => void stop(running))
// Last, because the parent process waits for this line and may stop the server at once.
process.stdout.write(`search: ${running.url} (${options.folder})\n`)

async function stop(search: RunningSearch): Promise<void> {
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS)
  await search.close()
  process.exit(0)
}

function orExit(read: () => SearchOptions): SearchOptions {
  try {
    return read()
  } catch (error) {
    return exitWithError(`search: ${(error as Error).message}`, WRONG_USAGE)
  }
}

function fail(message: string): never {
  exitWithError(`search: ${message}`)
}
