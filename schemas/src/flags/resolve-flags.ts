import type { FlagRule } from '../platform-settings/platform-settings.query.ts'
import { FLAG_CATALOG, FLAG_KEYS, type FlagKey, type Flags, listFlagsSetBy } from './catalog.ts'

/** The flags of one site, and what is wrong with each value that did not fit. */
export type ResolvedFlags = { flags: Flags; problems: { flag: FlagKey; text: string }[] }

/**
 * Who decided a flag: the platform's lists, the site's own document, or nobody (`default`; `rejected` when the document's
 * value does not fit).
 */
export type FlagSource = 'denied' | 'allowed' | 'own' | 'default' | 'rejected'

/** The value of a flag on a site and who decided it. */
export type FlagDecision = { flag: FlagKey; value: unknown; source: FlagSource; problem?: string }

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
  const decisions = decideFlags(own, platform, slug)
  const flags = Object.fromEntries(decisions.map(({ flag, value }) => [flag, value]))
  const problems = decisions.flatMap(({ flag, problem }) => (problem ? [{ flag, text: problem }] : []))
  return { flags: flags as Flags, problems }
}

/** As `resolveFlags`, with who decided each flag. */
export function decideFlags(
  own: unknown,
  platform: { flagRules: readonly FlagRule[] },
  slug: string,
): FlagDecision[] {
  const given = (own ?? {}) as Record<string, unknown>
  return FLAG_KEYS.map((flag) => ({ flag, ...decideFlag(flag, given[flag], platform.flagRules, slug) }))
}

/**
 * The values each flag's own setter gave it: a dealer's document decides no flag of the platform's. What the platform
 * set before a flag became the dealer's stays until the dealer decides it.
 */
export function ownFlags(given: { platform: unknown; dealer: unknown }): Record<string, unknown> {
  return {
    ...pick(given.platform, FLAG_KEYS),
    ...pick(given.dealer, listFlagsSetBy('dealer')),
  }
}

function pick(values: unknown, keys: readonly FlagKey[]): Record<string, unknown> {
  const given = (values ?? {}) as Record<string, unknown>
  return Object.fromEntries(keys.flatMap((key) => (given[key] == null ? [] : [[key, given[key]]])))
}

function decideFlag(
  key: FlagKey,
  given: unknown,
  rules: readonly FlagRule[],
  slug: string,
): Omit<FlagDecision, 'flag'> {
  const { type, fallback } = FLAG_CATALOG[key]
  const mine = rules.filter((rule) => rule.flag === key)
  const isSwitch = typeof fallback === 'boolean'
  if (mine.some((rule) => rule.deny.includes(slug)))
    return { value: isSwitch ? false : fallback, source: 'denied' }
  if (isSwitch && mine.some((rule) => rule.allow.includes(slug))) return { value: true, source: 'allowed' }
  if (given === undefined || given === null) return { value: fallback, source: 'default' }
  const parsed = type.safeParse(given)
  if (parsed.success) return { value: parsed.data, source: 'own' }
  const problem = parsed.error.issues[0]?.message ?? 'Invalid input'
  return { value: fallback, source: 'rejected', problem }
}
