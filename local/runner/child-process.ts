import { fileURLToPath } from 'node:url'

/** The flags with which every script of the project is started. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url)),
]

const compileCache = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

/** How long a process may take to end after SIGTERM, unless it has a limit of its own. */
export const STOP_TIMEOUT_MS = 3000

/**
 * The environment of a script started by this process: it ends when this process does (exit-with-parent.ts), and its
 * compiled code is cached for the next start, which otherwise strips the types of some hundred files again.
 */
export function childEnvironment(env: NodeJS.ProcessEnv, stopTimeoutMs = STOP_TIMEOUT_MS): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...env,
    FORECOURT_PARENT: String(process.pid),
    FORECOURT_STOP_MS: String(stopTimeoutMs),
  }
}
