// `_rankingScoreDetails`: a hit's result under each rule, after `ScoreDetails::to_json_map` of milli.
import { floatText, objectText } from '../http/json-text.ts'
import { scoreOf } from '../query/score.ts'
import { displayedNames, type Settings } from '../settings/settings.ts'
import { GeoSortRule } from './geo-sort-rule.ts'
import { type Rank, type RankingRule, SKIPPED } from './rule.ts'
import { SortRule } from './sort-rule.ts'

/** A document's results: its number, the rules applied, and its rank under each relevance rule. */
export interface RankedDocument {
  doc: number
  rules: readonly RankingRule[]
  ranks: readonly (Rank | null)[]
}

type Members = [name: string, json: string][]

/** The details of a hit as JSON. Values of fields that are not displayed are omitted. */
export function scoreDetailsText({ doc, rules, ranks }: RankedDocument, settings: Settings): string {
  const isSeparate = settings.rankingRules.some((name) => name === 'attributeRank' || name === 'wordPosition')
  const displayed = displayedNames(settings)
  const found: [string, Members][] = []
  const add = (name: string, members: Members) =>
    found.push([name, [['order', String(found.length)], ...members]])
  for (const [at, rule] of rules.entries()) {
    const rank = ranks[at]
    if (rank === SKIPPED) {
      add('skipped', [])
      break
    }
    if (rule instanceof SortRule) {
      const isHidden = displayed !== null && !displayed.includes(rule.field)
      const name = `${rule.field}:${rule.ascending ? 'asc' : 'desc'}`
      add(isHidden ? `<hidden-rule-${found.length}>` : name, [
        ['value', isHidden ? '"<hidden>"' : valueText(rule.valueOf(doc))],
      ])
    } else if (rule instanceof GeoSortRule) add(geoName(rule), geoMembers(rule, doc))
    else if (rule.kind === 'wordPosition' && !isSeparate) found.at(-1)![1].push(...positionMembers(ranks, at))
    else if (rule.kind === 'exactWords') addExactWords(found.at(-1)![1], ranks, at)
    else if (rank) add(...rankedMembers(rule, rank, isSeparate))
  }
  return objectText(found, (members) => objectText(members, String))
}

const score = (...ranks: Rank[]): [string, string] => ['score', floatText(scoreOf(ranks))]

/** The name of a relevance rule, and the meaning of its rank. */
function rankedMembers({ kind }: RankingRule, rank: Rank, isSeparate: boolean): [string, Members] {
  const { rank: own, max } = rank
  switch (kind) {
    case 'words':
      return [kind, [['matchingWords', `${own}`], ['maxMatchingWords', `${max}`], score(rank)]]
    case 'typo':
      return [kind, [['typoCount', `${max - own}`], ['maxTypoCount', `${max - 1}`], score(rank)]]
    case 'attributeRank':
      return isSeparate
        ? [kind, [score(rank)]]
        : ['attribute', [['attributeRankingOrderScore', floatText(scoreOf([rank]))]]]
    case 'exactAttribute': {
      const type = ['noExactMatch', 'matchesStart', 'exactMatch'][own - 1]!
      return ['exactness', [['matchType', `"${type}"`], score(rank)]]
    }
    default:
      return [kind, [score(rank)]]
  }
}

/** The part of `wordPosition`, the second half of `attribute`. */
function positionMembers(ranks: readonly (Rank | null)[], at: number): Members {
  const [first, second] = [ranks[at - 1]!, ranks[at]!]
  return [['queryWordDistanceScore', floatText(scoreOf([second]))], score(first, second)]
}

/** The second half of `exactness`: the number of words as typed, where no attribute is. */
function addExactWords(members: Members, ranks: readonly (Rank | null)[], at: number): void {
  const [first, second] = [ranks[at - 1]!, ranks[at]!]
  if (first.rank > 1) return
  const { rank, max } = second
  members.pop()
  members.push(['matchingWords', `${rank - 1}`], ['maxMatchingWords', `${max - 1}`], score(first, second))
}

const valueText = (value: number | string | null) =>
  typeof value === 'number' ? floatText(value) : JSON.stringify(value)

const geoName = ({ point, ascending }: GeoSortRule) =>
  `_geoPoint(${point.lat}, ${point.lng}):${ascending ? 'asc' : 'desc'}`

function geoMembers(rule: GeoSortRule, doc: number): Members {
  const place = rule.placeOf(doc)
  if (!place)
    return [
      ['value', 'null'],
      ['distance', 'null'],
    ]
  return [
    ['value', `{"lat":${floatText(place.lat)},"lng":${floatText(place.lng)}}`],
    ['distance', floatText(rule.metresTo(doc)!)],
  ]
}
