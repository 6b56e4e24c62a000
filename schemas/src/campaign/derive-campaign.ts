import { BANNER_PART, madeId, OFFER_PART } from './made-document.ts'
import { instantOfWallTime, WALL_TIME } from './wall-time.ts'

/** A site a campaign can be for; `id` is that of its `tenant` document. */
export type CampaignSite = { id: string; slug: string; timeZone: string }

type Reference = { _ref?: string | undefined }

/** What one site has otherwise of one part; what is missing comes from the campaign. Times are wall times. */
export type CampaignOverride = {
  _key: string
  site?: Reference | undefined
  /** `offer`, `banner`, or the `_key` of a tile. */
  part?: string | undefined
  leftOut?: boolean | undefined
  /** The headline of a tile, the title of a banner, the name of an offer. */
  text?: string | undefined
  link?: string | undefined
  position?: number | undefined
  start?: string | undefined
  expiry?: string | undefined
}

/** A tile of a campaign; its other fields are those of a promo tile. */
export type CampaignTile = {
  _key: string
  headline?: string | undefined
  link?: string | undefined
  leadsToOffer?: boolean | undefined
  position?: number | undefined
}

/** The banner of a campaign; its other fields are those of a banner. */
export type CampaignBanner = {
  title?: string | undefined
  link?: string | undefined
  leadsToOffer?: boolean | undefined
}

/** A campaign as far as it decides what is made of it. */
export type CampaignContent = {
  _id: string
  name?: string | undefined
  sites?: readonly Reference[] | undefined
  start?: string | undefined
  expiry?: string | undefined
  tiles?: readonly CampaignTile[] | undefined
  banner?: CampaignBanner | undefined
  /** Its fields are those of an offer. */
  offer?: { name?: string | undefined } | undefined
  overrides?: readonly CampaignOverride[] | undefined
}

/** A document that a campaign makes. */
export type MadeContent = { _id: string; _type: 'offer' | 'promoTile' | 'banner'; [field: string]: unknown }

/** What a campaign makes for one part of it on one site. */
export type MadeDocument = { site: string; part: string; document: MadeContent }

/** What is published under an id of a made document now. */
export type ExistingDocuments = ReadonlyMap<string, { slug?: unknown; orderRank?: unknown }>

/** The parts of a campaign that make documents, its offer first, then its banner. */
export function listParts({ offer, banner, tiles = [] }: CampaignContent): string[] {
  return [...(offer ? [OFFER_PART] : []), ...(banner ? [BANNER_PART] : []), ...tiles.map(({ _key }) => _key)]
}

/** What a site has otherwise of a part; undefined for nothing. */
export function findOverride(
  campaign: Pick<CampaignContent, 'overrides'>,
  part: string,
  site: string,
): CampaignOverride | undefined {
  return campaign.overrides?.find((one) => one.part === part && one.site?._ref === site)
}

/**
 * Every document a campaign makes: one for each part and site, less what a site leaves out. Dates are those of each
 * site's own clock. An offer keeps its address and its place among the others once it is published.
 */
export function deriveCampaign(
  campaign: CampaignContent,
  sites: readonly CampaignSite[],
  existing: ExistingDocuments = new Map(),
): MadeDocument[] {
  const named = new Set((campaign.sites ?? []).map(({ _ref }) => _ref))
  return sites
    .filter(({ id }) => named.has(id))
    .flatMap((site) => listParts(campaign).flatMap((part) => makeOne(campaign, part, site, existing) ?? []))
}

function makeOne(
  campaign: CampaignContent,
  part: string,
  site: CampaignSite,
  existing: ExistingDocuments,
): MadeDocument | null {
  const override = findOverride(campaign, part, site.id)
  if (override?.leftOut) return null
  const id = publishedId(campaign._id)
  const common = {
    ...getWindow(campaign, override, site.timeZone),
    sites: [{ _type: 'reference', _ref: site.id, _key: 'site' }],
    campaign: id,
  }
  const content = buildContent({ campaign, part, site, override, existing })
  if (!content) return null
  const document = withoutEmpty({ _id: madeId(id, part, site.slug), ...content, ...common })
  return { site: site.id, part, document: document as MadeContent }
}

type PartOnSite = {
  campaign: CampaignContent
  part: string
  site: CampaignSite
  override: CampaignOverride | undefined
  existing: ExistingDocuments
}

function buildContent(one: PartOnSite) {
  const { campaign, part } = one
  if (part === OFFER_PART) return buildOffer(one)
  if (part === BANNER_PART) return campaign.banner && buildBanner(campaign.banner, one)
  const tile = campaign.tiles?.find(({ _key }) => _key === part)
  return tile && buildTile(tile, one)
}

function buildOffer({ campaign, site, override, existing }: PartOnSite) {
  const { _type, ...fields } = { _type: '', ...campaign.offer }
  const rank = existing.get(offerId(campaign, site))?.orderRank
  const name = override?.text ?? fields.name
  const slug = { _type: 'slug', current: offerSlug(campaign, site, existing) }
  return { ...fields, _type: 'offer', name, slug, orderRank: rank }
}

function buildTile({ _key, leadsToOffer, link, ...fields }: CampaignTile, one: PartOnSite) {
  const { campaign, override } = one
  return {
    ...fields,
    _type: 'promoTile',
    name: [campaign.name, fields.headline].filter(Boolean).join(': '),
    headline: override?.text ?? fields.headline,
    link: getLink({ leadsToOffer, link }, one),
    position: override?.position ?? fields.position,
  }
}

function buildBanner({ leadsToOffer, link, ...banner }: CampaignBanner, one: PartOnSite) {
  // Objects of a document name their type, which is not the one of a document.
  const { _type, ...fields } = { _type: '', ...banner }
  const title = one.override?.text ?? fields.title
  return { ...fields, _type: 'banner', title, link: getLink({ leadsToOffer, link }, one) }
}

/** Where a part leads on a site: to the campaign's own offer there, as far as the site has it. */
function getLink(
  { leadsToOffer, link }: Pick<CampaignBanner, 'leadsToOffer' | 'link'>,
  { campaign, site, override, existing }: PartOnSite,
): string | undefined {
  const isOffered = campaign.offer && !findOverride(campaign, OFFER_PART, site.id)?.leftOut
  const offer = isOffered ? `/offers/${offerSlug(campaign, site, existing)}` : undefined
  return override?.link ?? (leadsToOffer ? offer : link)
}

const offerId = ({ _id }: CampaignContent, { slug }: CampaignSite) =>
  madeId(publishedId(_id), OFFER_PART, slug)

function offerSlug(campaign: CampaignContent, site: CampaignSite, existing: ExistingDocuments): string {
  const kept = (existing.get(offerId(campaign, site))?.slug as { current?: string } | undefined)?.current
  return kept ?? [formatSlug(campaign.offer?.name ?? ''), site.slug].filter(Boolean).join('-')
}

/** Words as a part of an address: `Tub liner & tow bar` as `tub-liner-tow-bar`. */
function formatSlug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

function getWindow(campaign: CampaignContent, override: CampaignOverride | undefined, zone: string) {
  const at = (wall: string | undefined, edge: 'from' | 'until') =>
    wall && WALL_TIME.test(wall) ? instantOfWallTime(wall, zone, edge) : undefined
  return {
    start: at(override?.start ?? campaign.start, 'from'),
    expiry: at(override?.expiry ?? campaign.expiry, 'until'),
  }
}

const withoutEmpty = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const publishedId = (id: string) => id.replace(/^drafts\./, '')
