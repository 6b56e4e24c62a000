import { resolve } from 'node:path'
import { z } from 'zod'
import { DEFAULTS, type SearchOptions } from './options.ts'

const Environment = z.object({
  MEILI_HTTP_ADDR: z
    .string()
    .regex(/^(.+):(\d{1,5})$/, 'must be HOST:PORT, for example 127.0.0.1:7700')
    .default(`${DEFAULTS.host}:${DEFAULTS.port}`),
  MEILI_DB_PATH: z.string().default(DEFAULTS.folder),
  MEILI_MASTER_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  MEILI_HTTP_PAYLOAD_SIZE_LIMIT: z.coerce.number().int().positive().default(DEFAULTS.bodyLimit),
})

/** The options from environment variables. Throws one message that names all that is wrong. */
export function readEnvironment(env: Record<string, string | undefined>): SearchOptions {
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`)
  const { MEILI_HTTP_ADDR, MEILI_DB_PATH, MEILI_MASTER_KEY, MEILI_HTTP_PAYLOAD_SIZE_LIMIT } = parsed.data
  const at = MEILI_HTTP_ADDR.lastIndexOf(':')
  return {
    host: MEILI_HTTP_ADDR.slice(0, at).replace(/^\[(.*)\]$/, '$1'),
    port: Number(MEILI_HTTP_ADDR.slice(at + 1)),
    folder: resolve(MEILI_DB_PATH),
    masterKey: MEILI_MASTER_KEY ?? null,
    bodyLimit: MEILI_HTTP_PAYLOAD_SIZE_LIMIT,
    saveAfterMs: DEFAULTS.saveAfterMs,
    now: () => new Date(),
    log: (line) => process.stderr.write(`search: ${line}\n`),
  }
}
