import { compareInstants, earliest, formatShortInstant, type Verdict } from '@forecourt/schemas/contract/pure'
import type { ChangingPart, WatchedPart } from '#app/context.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

type Kind = ChangingPart['kind']

/** What changes on a page at one moment. */
export type PreviewStop = {
  /** ISO UTC. */
  at: string
  /** `Tue 1 Dec, 9:00 am`. */
  when: string
  /** `does` is a verb: `starts`, `closes`; '' where the name suffices. */
  changes: { kind: Kind; name: string; does: string }[]
}

/** When the content of a page changes by itself, from now on. */
export type PreviewStops = {
  /** ISO UTC, by the clock. */
  now: string
  nowWords: string
  /** The shown time in words. */
  shownWords: string
  stops: PreviewStop[]
}

/** The instants (ISO UTC) between which changes are looked for: the clock's, and the one that the preview shows. */
export type StopQuestion = { now: string; shownAt: string; zone: string }

type Change = { at: string; kind: Kind; name: string; does: string }

const MOST_STOPS = 24
/** One part's answers that are followed; opening hours alone change three times a day. */
const MOST_ANSWERS = 40

/** The moments at which the parts of a page change, by their own rules, soonest first. */
export function listStops(parts: readonly WatchedPart[], question: StopQuestion): PreviewStops {
  const { now, shownAt, zone } = question
  const byInstant = Map.groupBy(
    parts.flatMap((part) => changesOf(part, question)),
    ({ at }) => at,
  )
  const stops = [...byInstant].sort(([one], [other]) => compareInstants(one, other))
  // The stops around the shown moment, where there are too many for one line.
  const before = stops.filter(([at]) => compareInstants(at, shownAt) <= 0).length
  const from = Math.max(0, Math.min(before - MOST_STOPS / 2, stops.length - MOST_STOPS))
  return {
    now,
    nowWords: formatShortInstant(now, zone, now),
    shownWords: formatShortInstant(shownAt, zone, now),
    stops: stops.slice(from, from + MOST_STOPS).map(([at, changes]) => ({
      at,
      when: formatShortInstant(at, zone, now),
      changes: inWords(changes),
    })),
  }
}

/** What a change of the answer does; '' for one that changes the page’s words at the most. */
const DOES: Record<Kind, (before: Verdict, after: Verdict) => string> = {
  tile: startsOrEnds,
  offer: startsOrEnds,
  banner: startsOrEnds,
  popup: startsOrEnds,
  role: startsOrEnds,
  hours: (before, after) => (before.shown === after.shown ? '' : after.shown ? 'opens' : 'closes'),
  'special-day': (_, after) => (after.shown ? (after.reasons[0]?.text ?? '') : ''),
}

function startsOrEnds(before: Verdict, after: Verdict): string {
  return before.shown === after.shown ? '' : after.shown ? 'starts' : 'ends'
}

function changesOf({ kind, name, ask }: WatchedPart, { now, shownAt }: StopQuestion): Change[] {
  const isHours = kind === 'hours'
  // A place opens every day: only what comes next is worth a stop.
  const from = isHours ? shownAt : (earliest([now, shownAt]) ?? now)
  const changes: Change[] = []
  let verdict = ask(from)
  for (let answers = 0; answers < MOST_ANSWERS && verdict.changesAt; answers++) {
    const at = verdict.changesAt
    const next = ask(at)
    const does = DOES[kind](verdict, next)
    if (does) changes.push({ at, kind, name, does })
    if (isHours && does) break
    verdict = next
  }
  return changes
}

/** What is alike as one: several places that close, or that have the same special day. */
function inWords(changes: readonly Change[]): PreviewStop['changes'] {
  const alike = Map.groupBy(changes, ({ kind, does }) => `${kind} ${does}`)
  return [...alike.values()].flatMap(([first, ...others]): PreviewStop['changes'] => {
    if (!first) return []
    const { kind, does } = first
    const names = [...new Set([first, ...others].map(({ name }) => withoutStega(name)))]
    if (kind === 'special-day')
      return [{ kind, name: `${withoutStega(does)}: ${listNames(names)}`, does: '' }]
    if (kind === 'hours')
      return [{ kind, name: listNames(names), does: names.length > 1 ? does.slice(0, -1) : does }]
    return names.map((name) => ({ kind, name, does }))
  })
}

function listNames([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} others`
}
