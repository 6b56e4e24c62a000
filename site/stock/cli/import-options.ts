import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/** A wrong call: its message says what to do, so no stack is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const environment = z.object({
  MEILI_URL: z.url(),
  MEILI_ADMIN_KEY: z.string().optional(),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  STOCK_INDEX: z.string().default('Car_production'),
  DATA_DIR: z.string().default('.data'),
})

const flags = z.object({
  /** Import even when more than a fifth of a dealer's stock would go. */
  force: z.boolean(),
  /** One dealer's slug. */
  only: z.string().optional(),
  /** The instant the run counts as; the clock's by default. */
  now: z.iso.datetime({ offset: true }).optional(),
  /** The folder with the dealers' folders. */
  feeds: z.string(),
})

export type ImportSettings = { env: z.output<typeof environment>; flags: z.output<typeof flags> }

const USAGE =
  'node site/stock/cli/import.ts [--force] [--only <slug>] [--now <ISO instant>] [--feeds <folder>]'

/**
 * The variables and options of an import.
 * @throws UsageError naming all that is wrong at once
 */
export function readImportSettings(
  variables: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): ImportSettings {
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const env = environment.safeParse(given)
  if (!env.success) throw new UsageError(`The environment is not right:\n${z.prettifyError(env.error)}`)
  const options = flags.safeParse(readFlags(words))
  if (!options.success) throw new UsageError(`${z.prettifyError(options.error)}\n${USAGE}`)
  return { env: env.data, flags: options.data }
}

function readFlags(words: readonly string[]): unknown {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        force: { type: 'boolean', default: false },
        only: { type: 'string' },
        now: { type: 'string' },
        feeds: { type: 'string', default: join(import.meta.dirname, '../../../tenants') },
      },
    })
    return values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`, { cause: error })
  }
}
