import {
  FLAG_CATALOG,
  type FlagDecision,
  type FlagDefinition,
  type FlagOwner,
  OWNER_TITLES,
} from '@forecourt/schemas/contract'

/** One feature of a site in words: what it does, how it is set, and who set it so. */
export interface FlagAnswer {
  readonly title: string
  readonly does: string
  readonly value: string
  readonly because: string
}

/** The features of one part of the site. */
export interface FlagGroup {
  readonly title: string
  readonly answers: readonly FlagAnswer[]
}

/** A site's features in words, grouped by the part of the site that reads them. */
export function explainFlags(decisions: readonly FlagDecision[]): FlagGroup[] {
  const owners = Object.entries(OWNER_TITLES) as [FlagOwner, string][]
  const groups = owners.map(([owner, title]) => ({
    title,
    answers: decisions.filter(({ flag }) => FLAG_CATALOG[flag].owner === owner).map(explainFlag),
  }))
  return groups.filter(({ answers }) => answers.length > 0)
}

function explainFlag(decision: FlagDecision): FlagAnswer {
  const flag: FlagDefinition = FLAG_CATALOG[decision.flag]
  return {
    title: flag.title,
    does: flag.does,
    value: formatValue(flag, decision.value),
    because: formatBecause(flag, decision),
  }
}

function formatValue({ choices }: FlagDefinition, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return choices?.[String(value)] ?? String(value)
}

function formatBecause({ setBy }: FlagDefinition, { source, problem }: FlagDecision): string {
  switch (source) {
    case 'denied':
      return 'The platform switched it off for this site.'
    case 'allowed':
      return 'The platform switched it on for this site.'
    case 'own':
      return setBy === 'dealer' ? 'Set in the site settings.' : 'Set in the site’s set-up.'
    case 'default':
      return 'Not changed: every site starts like this.'
    case 'rejected':
      return `What was set does not fit (${problem}), so it is as every site begins.`
  }
}
