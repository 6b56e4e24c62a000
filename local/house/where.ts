// Where a house stands, for commands that are run beside it: they need only be told its data folder.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type PortVariable, portVariables, readSettings, type Settings } from './settings.ts'

const fileOf = (dataDir: string) => join(dataDir, 'house', 'where.json')

/** Notes the address and ports that a house was started with. */
export function noteWhere({ dataDir, host, ports }: Settings): void {
  const file = fileOf(dataDir)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify({ HOST: host, ...ports }, null, 2)}\n`, { mode: 0o600 })
}

/**
 * The settings of the house whose data folder the environment names, as it was started last; variables that are set
 * win.
 * @throws HouseError as `readSettings` does
 */
export function settingsOfHouse(env: NodeJS.ProcessEnv): Settings {
  const file = fileOf(readSettings(env).dataDir)
  if (!existsSync(file)) return readSettings(env)
  const noted = JSON.parse(readFileSync(file, 'utf8')) as Record<PortVariable | 'HOST', string | number>
  const variables = ['HOST', ...portVariables] as const
  return readSettings({ ...Object.fromEntries(variables.map((name) => [name, String(noted[name])])), ...env })
}
