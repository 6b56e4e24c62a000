import { fileURLToPath } from 'node:url'

/** The flags with which every script of the house is started. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  fileURLToPath(new URL('./leash.ts', import.meta.url)),
]

const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

/**
 * The environment of a script started by this process: it ends when this process does (see leash.ts), and its compiled
 * code is kept for the next start, which otherwise takes the types out of some hundred files anew.
 */
export function leashed(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: compiled, ...env, FORECOURT_PARENT: String(process.pid) }
}
