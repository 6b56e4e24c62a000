import type { Verdict } from '@forecourt/schemas/contract/pure'

/** What parts of a kind do at one moment, for the line of changes of a preview. */
export type PartChange = {
  name: string
  /** A verb: `starts`, `close`; '' where the name says it. */
  does: string
}

type ChangingKind = {
  /** What staff call such a part, before the verb; '' for none. */
  title: string
  /** What the change of an answer does; '' for one that changes the page's words at the most. */
  verb: (before: Verdict, after: Verdict) => string
  /** The preview lists only the next change of this kind. */
  onlyNext?: true
  /** Staff plan it for shoppers to see: it stands before what changes anyway, such as opening hours. */
  isPromotion: boolean
  /** The changes of parts that do the same at one moment. */
  describe: (names: readonly string[], verb: string) => PartChange[]
}

/** What is shown between two times. */
const DATED = {
  verb: (before, after) => {
    if (before.shown === after.shown) return ''
    return after.shown ? 'starts' : 'ends'
  },
  describe: (names, does) => names.map((name) => ({ name, does })),
} satisfies Omit<ChangingKind, 'title' | 'isPromotion'>

/** Every kind of part of a page that time alone can change, with what a preview says of it. */
export const CHANGING_KINDS = {
  tile: { title: 'Tile', isPromotion: true, ...DATED },
  offer: { title: 'Offer', isPromotion: true, ...DATED },
  banner: { title: 'Banner', isPromotion: true, ...DATED },
  popup: { title: 'Popup', isPromotion: true, ...DATED },
  role: { title: 'Role', isPromotion: false, ...DATED },
  hours: {
    title: '',
    isPromotion: false,
    verb: (before, after) => {
      if (before.shown === after.shown) return ''
      return after.shown ? 'opens' : 'closes'
    },
    // A place opens every day.
    onlyNext: true,
    describe: (names, verb) => [
      { name: joinNames(names), does: names.length > 1 ? verb.slice(0, -1) : verb },
    ],
  },
  'special-day': {
    title: 'Special day',
    isPromotion: false,
    verb: (_before, after) => (after.shown ? (after.reasons[0]?.text ?? '') : ''),
    describe: (names, day) => [{ name: `${day}: ${joinNames(names)}`, does: '' }],
  },
} satisfies Readonly<Record<string, ChangingKind>>

/** A part of a page that time alone can change, as staff call it. */
export type ChangingPart = { kind: keyof typeof CHANGING_KINDS; name: string }

/** A part of a page with its rule, for any instant (ISO UTC). */
export type WatchedPart = ChangingPart & { ask: (now: string) => Verdict }

export const changingKind = (kind: ChangingPart['kind']): ChangingKind => CHANGING_KINDS[kind]

function joinNames([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} others`
}
