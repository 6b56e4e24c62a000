import {
  allOf,
  type ContentWarning,
  hides,
  insideWindow,
  offerVisible,
  onSite,
  openNow,
  promoTileShowing,
  shows,
  type TenantBundle,
  type Verdict,
} from '@forecourt/schemas/contract'

/** One question of staff and the rule's answer. */
export interface Explanation {
  readonly question: string
  readonly verdict: Verdict
}

/** What is asked about: a document on one site at one instant (ISO UTC). */
export interface Subject {
  readonly id: string
  readonly bundle: TenantBundle
  readonly warnings: readonly ContentWarning[]
  readonly now: string
}

const explainers = { promoTile: explainTile, offer: explainOffer, location: explainLocation }

/** Whether a document type has rules to explain. */
export function isExplained(type: string): type is keyof typeof explainers {
  return Object.hasOwn(explainers, type)
}

/** Asks the site's own rules about a document, on the content that the site itself would read. */
export function explain(type: keyof typeof explainers, subject: Subject): Explanation[] {
  const warnings = subject.warnings.filter(({ id }) => id === subject.id)
  const rejected = warnings.find(({ effect }) => effect !== 'value omitted')
  if (rejected) {
    const text = `cannot be on the site like this (${problemIn(rejected)}); the site goes on with its last complete version, if there was one`
    return [{ question: 'Is it on the site?', verdict: hides('malformed', text) }]
  }
  const answers = explainers[type](subject) ?? [
    { question: 'Is it on the site?', verdict: notHere(subject.bundle) },
  ]
  return [...answers, ...warnings.map(explainOmission)]
}

const problemIn = ({ path, text }: ContentWarning) => `${path}: ${text}`

function explainOmission(warning: ContentWarning): Explanation {
  const verdict = hides('value-omitted', `goes without a value that is not valid (${problemIn(warning)})`)
  return { question: 'Is all of it on the site?', verdict }
}

/** The time zone of a document's times: a location's own, else the site's. */
export function zoneOf(type: string, id: string, bundle: TenantBundle): string {
  const place = type === 'location' ? bundle.locations.find((found) => found.id === id) : undefined
  return place?.timeZone ?? bundle.tenant.timeZone
}

function notHere({ tenant }: TenantBundle): Verdict {
  return hides('not-here', `is not meant for ${tenant.name}, or has not been saved yet`)
}

const tileSearches = [
  { question: 'In a search of all cars?', selectedCarTypes: [] },
  { question: 'In a search of new cars?', selectedCarTypes: ['new'] },
  { question: 'In a search of demo cars?', selectedCarTypes: ['demo'] },
  { question: 'In a search of used cars?', selectedCarTypes: ['used'] },
]

function explainTile({ id, bundle, now }: Subject): Explanation[] | undefined {
  const tile = bundle.promoTiles.find((found) => found.id === id)
  const { slug, timeZone: zone } = bundle.tenant
  return (
    tile &&
    tileSearches.map(({ question, selectedCarTypes }) => ({
      question,
      verdict: allOf([onSite(tile, slug), promoTileShowing(tile, { selectedCarTypes, now, zone })]),
    }))
  )
}

function explainOffer({ id, bundle, now }: Subject): Explanation[] | undefined {
  const offer = bundle.offers.find((found) => found.id === id)
  const { slug: site, timeZone: zone, flags, offerExceptions: exceptions } = bundle.tenant
  const question = { site, exceptionsOn: flags.offerExceptions, exceptions, now, zone }
  return offer && [{ question: 'Is it on the site?', verdict: offerVisible(offer, question) }]
}

function explainLocation({ id, bundle, now }: Subject): Explanation[] | undefined {
  const place = bundle.locations.find((found) => found.id === id)
  if (!place) return undefined
  const listed = place.visible
    ? shows('visible', 'is listed on the site')
    : hides('invisible', 'is not listed, because “visible” is off')
  const popup = place.popup
  return [
    { question: 'Is it on the site?', verdict: listed },
    { question: 'Is it open?', verdict: openNow(place, now, place.timeZone) },
    ...(popup
      ? [
          {
            question: 'Does its popup show?',
            verdict: insideWindow({ expiry: popup.expiry }, now, place.timeZone),
          },
        ]
      : []),
  ]
}
