import type { FlagRule } from '../platform-settings/platform-settings.zod.ts'
import { FLAG_CATALOG, FLAG_KEYS, type FlagKey, type Flags, listFlagsSetBy } from './catalog.ts'

/** The flags of one site, and what is wrong with each value that did not fit. */
export type ResolvedFlags = { flags: Flags; problems: { flag: FlagKey; text: string }[] }

/**
 * The flags of a site. The platform's deny list beats its allow list, which beats the site's own value; a value that
 * does not fit falls back to the flag's default with one problem (TEN-15). A denied switch is off, a denied choice
 * has its default; an allowed switch is on.
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
  const problems: ResolvedFlags['problems'] = []
  const flags = Object.fromEntries(
    FLAG_KEYS.map((key) => [key, decideFlag(key, given[key], platform.flagRules, slug, problems)]),
  )
  return { flags: flags as Flags, problems }
}

/** The values each flag's own setter gave it: a dealer's document decides no flag of the platform's. */
export function ownFlags(given: { platform: unknown; dealer: unknown }): Record<string, unknown> {
  return {
    ...pick(given.platform, listFlagsSetBy('platform')),
    ...pick(given.dealer, listFlagsSetBy('dealer')),
  }
}

function pick(values: unknown, keys: readonly FlagKey[]): Record<string, unknown> {
  const given = (values ?? {}) as Record<string, unknown>
  return Object.fromEntries(keys.flatMap((key) => (key in given ? [[key, given[key]]] : [])))
}

function decideFlag(
  key: FlagKey,
  given: unknown,
  rules: readonly FlagRule[],
  slug: string,
  problems: ResolvedFlags['problems'],
): unknown {
  const { type, fallback } = FLAG_CATALOG[key]
  const mine = rules.filter((rule) => rule.flag === key)
  const isSwitch = typeof fallback === 'boolean'
  if (mine.some((rule) => rule.deny.includes(slug))) return isSwitch ? false : fallback
  if (isSwitch && mine.some((rule) => rule.allow.includes(slug))) return true
  if (given === undefined || given === null) return fallback
  const parsed = type.safeParse(given)
  if (parsed.success) return parsed.data
  problems.push({ flag: key, text: parsed.error.issues[0]?.message ?? 'Invalid input' })
  return fallback
}
