import { z } from 'zod'

const environment = z.object({
  SANITY_PROJECT_ID: z.string().min(1).default('forecourt'),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_HOST: z.url().optional(),
  SANITY_WRITE_TOKEN: z.string().min(1, 'is needed to write content'),
})

/** Where content is written, and how. `apiHost` is undefined for the hosted service. */
export type SeedSettings = {
  projectId: string
  dataset: string
  apiHost: string | undefined
  token: string
  replace: boolean
  seedDate: string
}

/**
 * The settings of a seeding.
 * @param today the date (`YYYY-MM-DD`) to lay content around when `--date` names none
 * @throws Error that says all that is wrong at once
 */
export function readSeedSettings(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  today: string,
): SeedSettings {
  const given = environment.safeParse({ ...env, SANITY_API_HOST: env.SANITY_API_HOST || undefined })
  const problems = given.success
    ? []
    : given.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const seedDate = args.find((arg) => arg.startsWith('--date='))?.slice('--date='.length) ?? today
  if (!z.iso.date().safeParse(seedDate).success)
    problems.push(`--date: "${seedDate}" is not a date like 2026-11-21`)
  const unknown = args.filter((arg) => arg !== '--replace' && !arg.startsWith('--date='))
  if (unknown.length > 0)
    problems.push(`unknown: ${unknown.join(' ')} (there are --replace and --date=YYYY-MM-DD)`)
  if (!given.success || problems.length > 0)
    throw new Error(`Content cannot be seeded. ${problems.join('; ')}`)
  return {
    projectId: given.data.SANITY_PROJECT_ID,
    dataset: given.data.SANITY_DATASET,
    apiHost: given.data.SANITY_API_HOST,
    token: given.data.SANITY_WRITE_TOKEN,
    replace: args.includes('--replace'),
    seedDate,
  }
}
