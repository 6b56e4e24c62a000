import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportOptions } from './dump/import-dump.ts'
import { DEFAULTS, type SearchOptions } from './options.ts'

type Environment = Record<string, string | undefined>

/**
 * The options from environment variables and arguments, which take precedence. Throws one message with all errors.
 */
export function readEnvironment(env: Environment, args: string[] = []): SearchOptions {
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
    dumpFolder: env.MEILI_DUMP_DIR ? resolve(env.MEILI_DUMP_DIR) : null,
    importDump: dumpToImport(env, args),
    masterKey: masterKey === '' ? null : masterKey,
    bodyLimit: Number(limit),
    saveAfterMs: DEFAULTS.saveAfterMs,
    now: () => new Date(),
    log: (line) => process.stderr.write(`search: ${line}\n`),
  }
}

function dumpToImport(env: Environment, args: string[]): ImportOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      'import-dump': { type: 'string' },
      'ignore-missing-dump': { type: 'boolean' },
      'ignore-dump-if-db-exists': { type: 'boolean' },
    },
  })
  const file = values['import-dump'] ?? env.MEILI_IMPORT_DUMP
  if (!file) return null
  return {
    file: resolve(file),
    ignoreMissing: values['ignore-missing-dump'] ?? env.MEILI_IGNORE_MISSING_DUMP === 'true',
    ignoreIfDatabaseExists:
      values['ignore-dump-if-db-exists'] ?? env.MEILI_IGNORE_DUMP_IF_DB_EXISTS === 'true',
  }
}
