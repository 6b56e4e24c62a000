// Serves until it is told to end. Reads the real server's variables MEILI_HTTP_ADDR, MEILI_DB_PATH, MEILI_MASTER_KEY
// and MEILI_HTTP_PAYLOAD_SIZE_LIMIT.
import { setFlagsFromString } from 'node:v8'
import { importDump } from './dump/import-dump.ts'
import { readEnvironment } from './environment.ts'
import type { SearchOptions } from './options.ts'
import { type RunningSearch, startSearch } from './server.ts'

/** A write that takes longer is left in line: it is done at the next start. */
const PATIENCE_MS = 700

// Young objects are collected before they are many: a write makes them by the million, and the room the process once
// took for them it keeps. So a server of 20,000 cars takes 100 MB less.
setFlagsFromString('--semi-space-growth-factor=1')
// Old objects are collected when they are twice what was alive after the last time. Left to itself the engine collects
// them more often the less it has to do: at 200,000 cars all 100 MB after every 8, which made a sixth of the searches
// meanwhile twice as slow.
setFlagsFromString('--heap-growing-percent=100')

// What is written here is for this user alone.
process.umask(0o077)

const options = orExit(() => readEnvironment(process.env, process.argv.slice(2)))
const running = await open(options).catch((error: unknown) => fail(messageOf(error, options)))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(running))
// Last, because whoever started this waits for it and may then end it at once.
process.stdout.write(`search: ${running.url} (${options.folder})\n`)

async function open(options: SearchOptions): Promise<RunningSearch> {
  if (options.importDump) await importDump(options.folder, options.importDump, options.log)
  return startSearch(options)
}

async function stop(search: RunningSearch): Promise<void> {
  setTimeout(() => process.exit(0), PATIENCE_MS)
  await search.close()
  process.exit(0)
}

function orExit(read: () => SearchOptions): SearchOptions {
  try {
    return read()
  } catch (error) {
    return fail((error as Error).message)
  }
}

function messageOf(error: unknown, { host, port }: SearchOptions): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is in use: set MEILI_HTTP_ADDR to a free one (HOST:PORT)`
  if (code === 'EACCES') return `port ${port} may not be opened: set MEILI_HTTP_ADDR to one above 1023`
  return code === 'EADDRNOTAVAIL' ? `${host} is no address of this machine: set MEILI_HTTP_ADDR` : message
}

function fail(message: string): never {
  console.error(`search: ${message}`)
  process.exit(1)
}
