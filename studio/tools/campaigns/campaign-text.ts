import {
  BANNER_PART,
  type CampaignContent,
  compareInstants,
  findOverride,
  formatShortInstant,
  insideWindow,
  listParts,
  madeId,
  OFFER_PART,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { Campaign, Made } from './campaign-content.query.ts'
import type { MadeProblem } from './check-campaign.ts'
import type { UndoObstacle } from './publish-plan.ts'

type Tone = 'default' | 'positive' | 'caution' | 'critical'

/** A word or two on a coloured ground. */
export interface Told {
  readonly tone: Tone
  readonly words: string
}

/** Whether a campaign is on its sites as it is written. */
export function stateOfCampaign(draft: Campaign | null, published: Campaign | null): Told {
  if (!published) return { tone: 'caution', words: 'Not published' }
  return draft
    ? { tone: 'caution', words: 'Changed since it was published' }
    : { tone: 'positive', words: 'Published' }
}

const PARTS = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const count = (value: number, word: string) => `${value} ${word}${value === 1 ? '' : 's'}`

/** `1 offer, 1 banner and 2 tiles for 2 sites`. */
export function formatCampaign(campaign: CampaignContent): string {
  const tiles = campaign.tiles?.length ?? 0
  const parts = [
    ...(campaign.offer ? ['1 offer'] : []),
    ...(campaign.banner ? ['1 banner'] : []),
    ...(tiles > 0 ? [count(tiles, 'tile')] : []),
  ]
  return `${PARTS.format(parts) || 'Nothing yet'} for ${count(campaign.sites?.length ?? 0, 'site')}`
}

/** What staff call a part of a campaign. */
export function partTitle(campaign: Campaign, part: string): string {
  if (part === OFFER_PART) return campaign.offer?.name || 'Offer'
  if (part === BANNER_PART) return campaign.banner?.title || 'Banner'
  const tiles = campaign.tiles ?? []
  const at = tiles.findIndex(({ _key }) => _key === part)
  return tiles[at]?.headline || `Tile ${at + 1}`
}

/** `tile`, `2nd tile`, `banner`, `offer`: a part in a sentence. */
export function partKind(campaign: Campaign, part: string): string {
  if (part === OFFER_PART || part === BANNER_PART) return part
  const tiles = campaign.tiles ?? []
  return tiles.length < 2 ? 'tile' : `tile “${partTitle(campaign, part)}”`
}

/** Where a part is on a site, as far as the table says it. */
export interface PartOnSite {
  readonly campaign: Campaign
  readonly part: string
  readonly site: StudioSite
  readonly existing: readonly Made[]
  readonly problems: readonly MadeProblem[]
  readonly now: string
}

/** What of a part a site can have otherwise, and what the campaign says of it. */
export function listColumns(campaign: Campaign, part: string) {
  if (part === OFFER_PART) return { text: 'Name', position: null, leads: null } as const
  if (part === BANNER_PART) {
    const { link = '', leadsToOffer = false } = campaign.banner ?? {}
    return { text: 'Title', position: null, leads: { link, leadsToOffer } } as const
  }
  const {
    position,
    link = '',
    leadsToOffer = false,
  } = campaign.tiles?.find(({ _key }) => _key === part) ?? {}
  return { text: 'Headline', position: { place: position }, leads: { link, leadsToOffer } } as const
}

/** Is the site in the campaign, with this part? */
export function takesPart(campaign: CampaignContent, part: string, site: string): boolean {
  const isNamed = campaign.sites?.some(({ _ref }) => _ref === site) ?? false
  return isNamed && !findOverride(campaign, part, site)?.leftOut
}

/** The note for a part on a site: what stops it, else a warning, else where it is. */
export function stateOnSite({ campaign, part, site, existing, problems, now }: PartOnSite): Told {
  if (!takesPart(campaign, part, site.id)) return { tone: 'default', words: '' }
  const own = problems.filter((one) => one.part === part && one.site === site.id)
  const stops = own.filter(({ level }) => level === 'stops').length
  if (stops > 0) return { tone: 'critical', words: `${count(stops, 'thing')} to mend` }
  const live = findStanding(campaign, part, site, existing)
  const where = live ? formatWindow(live, site, now) : null
  if (own.length > 0) return { tone: 'caution', words: `${where?.words ?? 'Ready'}, worth a look` }
  return where ?? { tone: 'positive', words: 'Ready' }
}

function formatWindow({ start, expiry }: Made, { timeZone }: StudioSite, now: string): Told {
  if (start && compareInstants(now, start) < 0) {
    return { tone: 'default', words: `From ${formatShortInstant(start, timeZone, now)}` }
  }
  return expiry && compareInstants(now, expiry) > 0
    ? { tone: 'default', words: 'Over' }
    : { tone: 'positive', words: 'Live' }
}

function findStanding(campaign: Campaign, part: string, site: StudioSite, existing: readonly Made[]) {
  const id = madeId(campaign._id.replace(/^drafts\./, ''), part, site.slug)
  return existing.find(({ _id }) => _id === id)
}

/** On how many sites something of the campaign shows now. */
export function countLiveSites(existing: readonly Made[], now: string): number {
  const live = existing.filter(
    ({ _id, start, expiry }) =>
      !_id.startsWith('drafts.') &&
      insideWindow({ start: start ?? null, expiry: expiry ?? null }, now, 'UTC').shown,
  )
  return new Set(live.map(({ sites }) => sites?.[0]?._ref)).size
}

/** The sites that something holds back, of those that take part. */
export function heldBackSites(problems: readonly MadeProblem[]): ReadonlySet<string> {
  return new Set(problems.filter(({ level }) => level === 'stops').map(({ site }) => site))
}

/** The sites on which the campaign puts anything. */
export function activeSites(campaign: CampaignContent, sites: readonly StudioSite[]): StudioSite[] {
  return sites.filter(({ id }) => listParts(campaign).some((part) => takesPart(campaign, part, id)))
}

const REASONS: Readonly<Record<UndoObstacle['reason'], string>> = {
  changed: 'was changed since.',
  deleted: 'was deleted since.',
  draft: 'is being changed. Publish or discard that draft first.',
  'made-anew': 'was made anew since.',
  forgotten: 'is no longer kept as it stood before.',
}

const KINDS = [
  ['offer-', 'The offer'],
  ['banner-', 'The banner'],
  ['promoTile-', 'The tile'],
] as const

/** `The tile “Tow bar”`: a document that a campaign made, by its id and what it says. */
export function formatPartType(id: string, made: Made | undefined): string {
  const [, kind = 'The campaign'] = KINDS.find(([start]) => id.startsWith(start)) ?? []
  const name = made?.headline ?? made?.name ?? made?.title
  return name ? `${kind} “${name}”` : kind
}

/** Why nothing is undone, a sentence for each document that prevents it. */
export function formatObstacle(
  { id, reason }: UndoObstacle,
  existing: readonly Made[],
  sites: readonly StudioSite[],
): string {
  const made = existing.find((one) => one._id.replace(/^drafts\./, '') === id)
  const site =
    sites.find((one) => one.id === made?.sites?.[0]?._ref) ??
    sites.find(({ slug }) => id.endsWith(`-${slug}`))
  return [formatPartType(id, made), site ? `on ${site.name}` : '', REASONS[reason]].filter(Boolean).join(' ')
}
