import {
  bannerVisible,
  type ContentWarning,
  combineVerdicts,
  compareInstants,
  findTileClashes,
  formatInstant,
  HOME_SLUG,
  hides,
  insideWindow,
  listBanners,
  offerVisible,
  onSite,
  openNow,
  promoTileShowing,
  shows,
  type TenantBundle,
  type Verdict,
} from '@forecourt/schemas/contract'
import { formatMinutes, parseTimeOfDay } from '@forecourt/schemas/contract/pure'

/** What a shopper gets of a document on one site: all of it, part of it, not yet, no more, or nothing. */
export type ShowingState = 'shows' | 'partly' | 'not-yet' | 'over' | 'hidden' | 'not-meant'

/** One answer for one site: the state, its reasons in the order the site asks them, and when it may change. */
export interface Explanation {
  readonly state: ShowingState
  readonly headline: string
  readonly reasons: readonly string[]
  /** What else the rules know of it, such as whether a location is open. */
  readonly more: readonly string[]
  readonly changesAt?: string
}

/** What is asked about: a document on one site at one instant (ISO UTC). */
export interface Subject {
  readonly id: string
  readonly bundle: TenantBundle
  readonly warnings: readonly ContentWarning[]
  readonly now: string
}

const explainers = {
  promoTile: explainTile,
  banner: explainBanner,
  offer: explainOffer,
  location: explainLocation,
  page: explainPage,
}

/** A document type with rules to explain. */
export type ExplainedType = keyof typeof explainers

/** Whether a document type has rules to explain. */
export function isExplained(type: string): type is ExplainedType {
  return Object.hasOwn(explainers, type)
}

/** Asks the site's own rules about a document, on the content that the site itself would read. */
export function explain(type: ExplainedType, subject: Subject): Explanation {
  // Sites that the person may not read come without their names; nothing of it shows on this one.
  const warnings = subject.warnings.filter(
    ({ id, path }) => id === subject.id && !/^(excludedS|s)ites\b/.test(path),
  )
  const rejected = warnings.find(({ effect }) => effect !== 'value omitted')
  if (rejected) {
    const text = `It cannot be on the site like this (${problemIn(rejected)}). The site goes on with its last complete version, if there was one.`
    return { state: 'hidden', headline: 'Does not show', reasons: [text], more: [] }
  }
  const answer = explainers[type](subject) ?? fromVerdict(hides('not-here', 'is not meant for this site'))
  const omitted = warnings.map(
    (warning) => `It goes without a value that is not valid (${problemIn(warning)}).`,
  )
  return { ...answer, more: [...answer.more, ...omitted] }
}

const problemIn = ({ path, text }: ContentWarning) => `${path}: ${text}`

/** One change of what a shopper sees. */
export interface Change {
  readonly at: string
  readonly explanation: Explanation
}

const MOST_CHANGES = 4
const MOST_STEPS = 40

/** The next changes of a document on a site, by time alone, as far ahead as the rules know; at most four. */
export function listChanges(type: ExplainedType, subject: Subject): Change[] {
  const changes: Change[] = []
  let before = explain(type, subject)
  for (let step = 0; step < MOST_STEPS && changes.length < MOST_CHANGES; step += 1) {
    const at = before.changesAt
    if (!at || compareInstants(at, subject.now) <= 0) break
    const after = explain(type, { ...subject, now: at })
    if (after.headline !== before.headline) changes.push({ at, explanation: after })
    if (after.changesAt === at) break
    before = after
  }
  return changes
}

/** The time zone of a document's times: a location's own, else the site's. */
export function getZone(type: string, id: string, bundle: TenantBundle): string {
  const place = type === 'location' ? bundle.locations.find((found) => found.id === id) : undefined
  return place?.timeZone ?? bundle.tenant.timeZone
}

const STATES: Readonly<Record<string, { state: ShowingState; headline: string }>> = {
  'not-started': { state: 'not-yet', headline: 'Not yet' },
  expired: { state: 'over', headline: 'Over' },
  'other-site': { state: 'not-meant', headline: 'Not meant for this site' },
  'not-here': { state: 'not-meant', headline: 'Not meant for this site' },
  excluded: { state: 'not-meant', headline: 'Left out of this site' },
}
const SHOWS = { state: 'shows', headline: 'Shows' } as const
const HIDDEN = { state: 'hidden', headline: 'Does not show' } as const

function fromVerdict(verdict: Verdict, more: readonly string[] = []): Explanation {
  const deciding = verdict.reasons.find(({ code }) => STATES[code])
  const state = verdict.shown ? SHOWS : ((deciding && STATES[deciding.code]) ?? HIDDEN)
  return {
    ...state,
    reasons: verdict.reasons.map(({ text }) => sentence(text)),
    more: more.map(withPlainTimes),
    ...(verdict.changesAt ? { changesAt: verdict.changesAt } : {}),
  }
}

/** The rules write their reasons as parts of a longer sentence. */
const sentence = (text: string) => withPlainTimes(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`)

/** The rules tell times to the second, `23:59:59 AEST`; people read `11:59 pm AEST`. */
const withPlainTimes = (text: string) =>
  text.replace(
    /(?<= \d{4}) (\d{2}:\d{2}):\d{2}(?= [A-Z])/g,
    (_, time: string) => `, ${formatMinutes(parseTimeOfDay(time) ?? 0)}`,
  )

const TILE_SEARCHES = [
  { search: 'all cars', selectedCarTypes: [] },
  { search: 'new cars', selectedCarTypes: ['new'] },
  { search: 'demo cars', selectedCarTypes: ['demo'] },
  { search: 'used cars', selectedCarTypes: ['used'] },
]
const wordList = new Intl.ListFormat('en-AU', { type: 'conjunction' })

function explainTile({ id, bundle, now }: Subject): Explanation | undefined {
  const tile = bundle.promoTiles.find((found) => found.id === id)
  if (!tile) return undefined
  const { slug, timeZone: zone } = bundle.tenant
  const verdicts = TILE_SEARCHES.map(({ search, selectedCarTypes }) => ({
    search,
    verdict: combineVerdicts([onSite(tile, slug), promoTileShowing(tile, { selectedCarTypes, now, zone })]),
  }))
  const shown = verdicts.filter(({ verdict }) => verdict.shown)
  const [first] = shown.length > 0 ? shown : verdicts
  if (!first) return undefined
  const answer = fromVerdict(first.verdict, shown.length > 0 ? findClashes(id, bundle, now) : [])
  if (shown.length === 0 || shown.length === verdicts.length) return answer
  const hidden = verdicts.filter(({ verdict }) => !verdict.shown)
  const searches = (some: typeof verdicts) => wordList.format(some.map(({ search }) => search))
  return {
    ...answer,
    state: 'partly',
    headline: `Shows in searches of ${searches(shown)}`,
    reasons: [...answer.reasons, `Not in searches of ${searches(hidden)}.`],
  }
}

/** The tiles that ask for the same place now, and which of the two moves on (OPEN-07). */
function findClashes(id: string, bundle: TenantBundle, now: string): string[] {
  const { slug: site, timeZone: zone } = bundle.tenant
  return findTileClashes(bundle.promoTiles, { site, zone, now })
    .filter(({ from }) => !from || compareInstants(from, now) <= 0)
    .flatMap(({ first, second, place, until }) => {
      const end = until ? ` until ${formatInstant(until, zone)}` : ''
      if (second.id === id)
        return [`It is one place further on, since “${first.name}” has place ${place}${end}.`]
      return first.id === id
        ? [`“${second.name}” also asks for place ${place}${end} and is one place further on.`]
        : []
    })
}

function explainOffer({ id, bundle, now }: Subject): Explanation | undefined {
  const offer = bundle.offers.find((found) => found.id === id)
  const { slug: site, timeZone: zone, flags, offerExceptions: exceptions } = bundle.tenant
  const question = { site, exceptionsOn: flags.offerExceptions, exceptions, now, zone }
  return offer && fromVerdict(offerVisible(offer, question))
}

function explainBanner({ id, bundle, now }: Subject): Explanation | undefined {
  const banner = bundle.banners.find((found) => found.id === id)
  const { slug: site, timeZone: zone } = bundle.tenant
  return banner && fromVerdict(bannerVisible(banner, { site, now, zone }))
}

function explainLocation({ id, bundle, now }: Subject): Explanation | undefined {
  const place = bundle.locations.find((found) => found.id === id)
  if (!place) return undefined
  const listed = place.visible
    ? shows('visible', 'is listed on the site')
    : hides('invisible', 'is not listed, because “visible” is off')
  const open = openNow(place, now, place.timeZone)
  const popup = place.popup && insideWindow(place.popup, now, place.timeZone)
  const more = [
    `${open.shown ? 'Open' : 'Closed'}: ${reasonsOf(open)}.`,
    ...(popup ? [`Its popup ${popup.shown ? 'shows' : 'does not show'}: it ${reasonsOf(popup)}.`] : []),
  ]
  const changes = [open, popup].flatMap((verdict) => (verdict?.changesAt ? [verdict.changesAt] : []))
  const [changesAt] = changes.sort(compareInstants)
  return { ...fromVerdict(listed, more), ...(changesAt ? { changesAt } : {}) }
}

const reasonsOf = ({ reasons }: Verdict) => reasons.map(({ text }) => text).join(', ')

function explainPage({ id, bundle, now }: Subject): Explanation | undefined {
  const page = bundle.pages.find((found) => found.id === id)
  if (!page) return undefined
  const path = page.slug === HOME_SLUG ? '/' : `/${page.slug}`
  const banners = listBanners(page).map((banner) => ({
    words: `${banner.kind === 'slide' ? 'Slide' : 'Scrolling banner'} “${banner.name}”`,
    verdict: insideWindow(banner, now, bundle.tenant.timeZone),
  }))
  const changes = banners.flatMap(({ verdict }) => verdict.changesAt ?? [])
  const [changesAt] = changes.sort(compareInstants)
  const more = banners.map(({ words, verdict }) => `${words}: ${reasonsOf(verdict)}.`)
  const shown = shows('page', `has no dates: it is at ${path} as long as it is published`, changesAt)
  return fromVerdict(shown, more)
}
