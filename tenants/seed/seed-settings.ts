import { z } from 'zod'
import { type LakeSettings, parseLakeSettings } from './lake-settings.ts'

/** The target and options of a seeding. */
export type SeedSettings = LakeSettings & { replace: boolean; seedDate: string }

/**
 * The settings of a seeding.
 * @param today the date (`YYYY-MM-DD`) for dates in the content without `--date`
 * @throws one Error that lists all invalid settings
 */
export function readSeedSettings(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  today: string,
): SeedSettings {
  const given = parseLakeSettings(env)
  const problems = [...given.problems]
  const seedDate = args.find((arg) => arg.startsWith('--date='))?.slice('--date='.length) ?? today
  if (!z.iso.date().safeParse(seedDate).success)
    problems.push(`--date: "${seedDate}" is not a date like 2026-11-21`)
  const unknown = args.filter((arg) => arg !== '--replace' && !arg.startsWith('--date='))
  if (unknown.length > 0)
    problems.push(`unknown: ${unknown.join(' ')} (there are --replace and --date=YYYY-MM-DD)`)
  if (given.lake === null || problems.length > 0)
    throw new Error(`Content cannot be seeded. ${problems.join('; ')}`)
  return { ...given.lake, replace: args.includes('--replace'), seedDate }
}
