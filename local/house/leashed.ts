import { fileURLToPath } from 'node:url'

/** The flags with which every script of the house is started. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  fileURLToPath(new URL('./leash.ts', import.meta.url)),
]

/** The environment of a script started by this process: it ends when this process does (see leash.ts). */
export function leashed(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, FORECOURT_PARENT: String(process.pid) }
}
