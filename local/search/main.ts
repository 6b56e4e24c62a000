// Starts the search server: `node local/search/main.ts`. Its compiled code is kept from one start for the next, which
// then takes a third of the time and 30 MB less: the types need not be stripped again, nor the tool for that loaded.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { argv, env, execArgv, execPath, execve, platform } from 'node:process'

/**
 * Of the GNU C library: arrays of 64 kB and more have memory of their own, which goes back to the system when they do,
 * and threads share the rest. An import of 20,000 cars leaves 20 MB less behind.
 */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }
/**
 * Megabytes of young objects before they are collected; there are two such rooms. The usual one a search of typed words
 * fills several times over, and what it still needs is taken for old: such searches, and many at once, took a tenth
 * longer.
 */
const YOUNG = '--min-semi-space-size=8'
/**
 * Threads beside the one that answers, which compile what is often run and collect garbage. The usual four on two
 * cores take turns with the answers: the first searches of each kind took a tenth longer.
 */
const HELPERS = `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`
const OPTIONS = [YOUNG, HELPERS]

// The library and the engine read them when a process begins, so this one begins again in its own place.
const hasAll =
  OPTIONS.every((option) => execArgv.includes(option)) &&
  Object.keys(MEMORY).every((name) => env[name] !== undefined)
if (platform === 'linux' && execve && !hasAll) {
  execve(execPath, [execPath, ...OPTIONS, ...execArgv, ...argv.slice(1)], { ...MEMORY, ...env })
}

enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'))
await import('./serve.ts')
// Here, because whoever started this may end it with a signal that leaves no time.
flushCompileCache()
