import type { FlagRule } from '../platform-settings/platform-settings.zod.ts'
import { FLAG_CATALOG, FLAG_KEYS, type FlagKey, type Flags } from './catalog.ts'

/** The flags of one site, and a sentence for each value that did not fit. */
export type ResolvedFlags = { flags: Flags; warnings: string[] }

/**
 * The flags of a site. The platform's deny list beats its allow list, which beats the site's own value; a value that
 * does not fit falls back to the flag's default with one warning (TEN-15). A denied switch is off, a denied choice
 * stands at its default; an allowed switch is on.
 *
 * @param own what the site's document holds, if anything
 * @param platform the lists of the whole platform
 * @param slug the site's slug
 */
export function resolveFlags(
  own: unknown,
  platform: { flagRules: readonly FlagRule[] },
  slug: string,
): ResolvedFlags {
  const given = (own ?? {}) as Record<string, unknown>
  const warnings: string[] = []
  const flags = Object.fromEntries(
    FLAG_KEYS.map((key) => [key, decideFlag(key, given[key], platform.flagRules, slug, warnings)]),
  )
  return { flags: flags as Flags, warnings }
}

function decideFlag(
  key: FlagKey,
  given: unknown,
  rules: readonly FlagRule[],
  slug: string,
  warnings: string[],
): unknown {
  const { type, fallback } = FLAG_CATALOG[key]
  const mine = rules.filter((rule) => rule.flag === key)
  const isSwitch = typeof fallback === 'boolean'
  if (mine.some((rule) => rule.deny.includes(slug))) return isSwitch ? false : fallback
  if (isSwitch && mine.some((rule) => rule.allow.includes(slug))) return true
  if (given === undefined || given === null) return fallback
  const parsed = type.safeParse(given)
  if (parsed.success) return parsed.data
  warnings.push(
    `Flag ${key} of ${slug} is ${JSON.stringify(given)}, which it cannot be; ${fallback} is used.`,
  )
  return fallback
}
