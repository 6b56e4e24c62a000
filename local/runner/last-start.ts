// Address and ports of the last start, for commands run beside the system: they need to know its data folder only.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerFolder } from './runner-folder.ts'
import { type PortVariable, portVariables, readSettings, type Settings } from './settings.ts'

const fileIn = (dataDir: string) => join(runnerFolder(dataDir), 'last-start.json')

/** Records the address and ports that a system is started with. */
export function recordStart({ dataDir, host, ports }: Settings): void {
  mkdirSync(runnerFolder(dataDir), { recursive: true, mode: 0o700 })
  const record = `${JSON.stringify({ HOST: host, ...ports }, null, 2)}\n`
  writeFileSync(fileIn(dataDir), record, { mode: 0o600 })
}

/**
 * The settings of the system whose data folder the environment names, as it was started last; variables that are set
 * win.
 * @throws RunnerError as `readSettings` does
 */
export function settingsOfLastStart(env: NodeJS.ProcessEnv): Settings {
  const file = fileIn(readSettings(env).dataDir)
  if (!existsSync(file)) return readSettings(env)
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<PortVariable | 'HOST', string | number>
  const variables = ['HOST', ...portVariables] as const
  return readSettings({
    ...Object.fromEntries(variables.map((name) => [name, String(recorded[name])])),
    ...env,
  })
}
