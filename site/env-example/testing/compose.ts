// deploy/compose.yaml as far as a test needs it: services, and their variables with the values of an environment.
// https://docs.docker.com/reference/compose-file/interpolation/
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const DEPLOY = join(import.meta.dirname, '../../../deploy')

export type ComposeService = {
  build?: { dockerfile: string; target?: string }
  user?: string
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  volumes?: string[]
  command?: string[]
  entrypoint?: string[]
  environment?: Record<string, string | number | null>
  stop_grace_period?: string
  profiles?: string[]
}

export type Compose = { services: Record<string, ComposeService>; volumes: Record<string, null> }

export const readCompose = (): Compose =>
  parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as Compose

/** The variables of a service; one without a value is the environment's, and left out where that has none. */
export function readVariables(
  { environment = {} }: ComposeService,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  const values = Object.entries(environment).map(([name, value]) => [
    name,
    value === null ? env[name] : interpolate(String(value), env),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** @throws Error for a variable that is required and not set */
function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign?: string, more = '') => {
    const value = env[name] ?? ''
    if (value === '' && sign === '?') throw new Error(`${name}: ${more}`)
    return value === '' && sign === '-' ? more : value
  })
}

/** The lines of an environment file. */
export function readEnvFile(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^([A-Z]\w*)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
