import { compareInstants, earliest, formatShortInstant } from '@forecourt/schemas/contract/pure'
import {
  type ChangingPart,
  changingKind,
  type PartChange,
  type WatchedPart,
} from '#app/domain/changing-parts.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

/** What changes on a page at one moment. */
export type PreviewStop = {
  /** ISO UTC. */
  at: string
  /** `Tue 1 Dec, 9:00 am`. */
  when: string
  /** Whether a tile, an offer, a banner or a popup starts or ends then. */
  isPromotion: boolean
  /** Promotions first. `title` is what staff call such a part; '' where the name suffices. */
  changes: (PartChange & { title: string })[]
}

/** When the content of a page changes by itself, from now on. */
export type PreviewStops = {
  /** ISO UTC, by the clock. */
  now: string
  nowText: string
  /** The shown time in words. */
  shownText: string
  stops: PreviewStop[]
}

/** The instants (ISO UTC) between which changes are looked for: the clock's, and the one that the preview shows. */
export type StopQuestion = { now: string; shownAt: string; zone: string }

type Change = ChangingPart & { at: string; verb: string }

const MOST_STOPS = 24
/** One part's answers that are followed; opening hours alone change three times a day. */
const MOST_ANSWERS = 40

/**
 * The moments at which the parts of a page change, by their own rules: those of promotions, soonest first, then all
 * others, soonest first.
 */
export function listStops(parts: readonly WatchedPart[], question: StopQuestion): PreviewStops {
  const { now, shownAt, zone } = question
  const byInstant = Map.groupBy(
    parts.flatMap((part) => listChanges(part, question)),
    ({ at }) => at,
  )
  const stops = [...byInstant]
    .sort(([one], [other]) => compareInstants(one, other))
    .map(([at, changes]) => ({
      at,
      when: formatShortInstant(at, zone, now),
      isPromotion: changes.some(isPromotion),
      changes: summariseChanges(changes),
    }))
  const promotions = keepAround(
    stops.filter((stop) => stop.isPromotion),
    shownAt,
    MOST_STOPS,
  )
  const others = keepAround(
    stops.filter((stop) => !stop.isPromotion),
    shownAt,
    MOST_STOPS - promotions.length,
  )
  return {
    now,
    nowText: formatShortInstant(now, zone, now),
    shownText: formatShortInstant(shownAt, zone, now),
    stops: [...promotions, ...others],
  }
}

const isPromotion = ({ kind }: ChangingPart) => changingKind(kind).isPromotion

/** The stops around the shown moment, where there are too many for one line. */
function keepAround(stops: readonly PreviewStop[], shownAt: string, most: number): PreviewStop[] {
  const before = stops.filter(({ at }) => compareInstants(at, shownAt) <= 0).length
  const from = Math.max(0, Math.min(before - Math.floor(most / 2), stops.length - most))
  return stops.slice(from, from + most)
}

function listChanges({ kind, name, ask }: WatchedPart, { now, shownAt }: StopQuestion): Change[] {
  const { verb: verbOf, onlyNext } = changingKind(kind)
  const from = onlyNext ? shownAt : (earliest([now, shownAt]) ?? now)
  const changes: Change[] = []
  let verdict = ask(from)
  for (let answers = 0; answers < MOST_ANSWERS && verdict.changesAt; answers++) {
    const at = verdict.changesAt
    const next = ask(at)
    const verb = verbOf(verdict, next)
    if (verb) changes.push({ at, kind, name, verb })
    if (onlyNext && verb) break
    verdict = next
  }
  return changes
}

/** Promotions first, and what is alike as one: several places that close, or that have the same special day. */
function summariseChanges(changes: readonly Change[]): PreviewStop['changes'] {
  const promotionsFirst = [
    ...changes.filter(isPromotion),
    ...changes.filter((change) => !isPromotion(change)),
  ]
  const alike = Map.groupBy(promotionsFirst, ({ kind, verb }) => `${kind} ${verb}`)
  return [...alike.values()].flatMap(([first, ...others]): PreviewStop['changes'] => {
    if (!first) return []
    const { title, describe } = changingKind(first.kind)
    const names = new Set([first, ...others].map(({ name }) => withoutStega(name)))
    return describe([...names], withoutStega(first.verb)).map((change) => ({ title, ...change }))
  })
}
