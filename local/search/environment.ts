import { resolve } from 'node:path'
import { DEFAULTS, type SearchOptions } from './options.ts'

type Environment = Record<string, string | undefined>

/** The options from environment variables. Throws one message with all errors. */
export function readEnvironment(env: Environment): SearchOptions {
  const wrong: string[] = []
  const read = (name: string, fallback: string, shape: RegExp, must: string) => {
    // An empty variable counts as unset.
    const value = env[name] || fallback
    if (value !== '' && !shape.test(value)) wrong.push(`${name} must ${must}`)
    return value
  }
  const address = read(
    'MEILI_HTTP_ADDR',
    `${DEFAULTS.host}:${DEFAULTS.port}`,
    /^.+:\d{1,5}$/,
    'be HOST:PORT, for example 127.0.0.1:7700',
  )
  const folder = read('MEILI_DB_PATH', DEFAULTS.folder, /^/, '')
  const kind = read('MEILI_ENV', 'development', /^(development|production)$/, 'be development or production')
  const isKey = kind === 'production' ? /^.{16,}$/s : /^/
  const masterKey = read('MEILI_MASTER_KEY', '', isKey, 'have at least 16 characters in production')
  if (kind === 'production' && masterKey === '') wrong.push('MEILI_MASTER_KEY must be set in production')
  const limit = read(
    'MEILI_HTTP_PAYLOAD_SIZE_LIMIT',
    String(DEFAULTS.bodyLimit),
    /^0*[1-9]\d{0,14}$/,
    'be a number of bytes above 0',
  )
  if (wrong.length > 0) throw new Error(`Invalid environment:\n${wrong.join('\n')}`)
  const at = address.lastIndexOf(':')
  return {
    host: address.slice(0, at).replace(/^\[(.*)\]$/, '$1'),
    port: Number(address.slice(at + 1)),
    folder: resolve(folder),
    masterKey: masterKey === '' ? null : masterKey,
    bodyLimit: Number(limit),
    saveAfterMs: DEFAULTS.saveAfterMs,
    now: () => new Date(),
    log: (line) => process.stderr.write(`search: ${line}\n`),
  }
}
