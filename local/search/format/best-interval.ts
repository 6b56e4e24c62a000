import type { TextMatch } from './text-matches.ts'

type Score = [unique: number, distance: number, order: number]

/** The first and last match of the interval of at most `size` words that covers most of the query. */
export function bestInterval(matches: readonly TextMatch[], size: number): [TextMatch, TextMatch] {
  let best: { from: number; to: number; score: Score } | null = null
  const consider = (from: number, to: number) => {
    const score = computeScore(matches.slice(from, to + 1))
    if (!best || isBetter(score, best.score)) best = { from, to, score }
  }
  let from = 0
  for (const [at, { lastWord }] of matches.entries()) {
    if (lastWord - matches[from]!.firstWord < size) continue
    if (at > 0) consider(from, at - 1)
    do from += 1
    while (
      from < matches.length &&
      matches[from]!.firstWord <= lastWord &&
      lastWord - matches[from]!.firstWord >= size
    )
    from = Math.min(from, matches.length - 1)
  }
  const last = matches.length - 1
  const { firstWord, lastWord } = matches[from]!
  if (from !== last || lastWord - firstWord + 1 < size) consider(from, last)
  const { from: first, to } = best ?? { from: 0, to: 0 }
  return [matches[first]!, matches[to]!]
}

function isBetter(a: Score, b: Score): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && a[at]! > b[at]!
}

/** More distinct words first, then closer together, then more in query order. */
function computeScore(matches: readonly TextMatch[]): Score {
  let order = 0
  let distance = 0
  for (const [at, match] of matches.entries()) {
    const inner = match.lastWord - match.firstWord
    order += inner
    distance -= inner
    const next = matches[at + 1]
    if (!next) continue
    if (Math.min(...next.ids) > Math.min(...match.ids)) order += 1
    distance -= Math.min(next.firstWord - match.lastWord, 7)
  }
  return [new Set(matches.flatMap(({ ids }) => ids)).size, distance, order]
}
