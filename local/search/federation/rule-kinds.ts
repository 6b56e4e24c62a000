import type { SortItem } from '../rules/make-rules.ts'

/** What a rule compares: relevance, or values in one direction. */
type RuleKind = 'words' | 'ascending' | 'descending' | 'ascending place' | 'descending place'

export interface RankedQuery {
  rankingRules: readonly string[]
  sort: readonly SortItem[]
  hasWords: boolean
  /** Whether words may be dropped, so that the number of matched words matters. */
  mayDropWords: boolean
}

/** The kinds of a query's rules in order; consecutive relevance rules count as one. */
export function ruleKinds({ rankingRules, sort, hasWords, mayDropWords }: RankedQuery): RuleKind[] {
  const kinds: RuleKind[] = []
  const done = new Set<string>()
  const once = (name: string, kind: RuleKind) => {
    if (done.has(name)) return
    done.add(name)
    if (kind !== 'words' || kinds[kinds.length - 1] !== 'words') kinds.push(kind)
  }
  for (const name of rankingRules) {
    const [, field, direction] = /^(.*):(asc|desc)$/.exec(name) ?? []
    if (field !== undefined) once(`field ${field}`, direction === 'asc' ? 'ascending' : 'descending')
    else if (name === 'sort') {
      for (const item of sort) {
        const direction = item.ascending ? 'ascending' : 'descending'
        if ('field' in item) once(`field ${item.field}`, direction)
        else once('place', `${direction} place`)
      }
    } else if (hasWords && (name !== 'words' || mayDropWords)) once(name, 'words')
  }
  return kinds
}

/** The first index at which two queries' hits cannot be compared, or -1. */
export function firstMismatch(a: readonly RuleKind[], b: readonly RuleKind[]): number {
  return a.slice(0, b.length).findIndex((kind, at) => kind !== b[at])
}
