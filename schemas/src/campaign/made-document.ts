/** The part of a campaign that is its offer. Its tiles are parts by their `_key`. */
export const OFFER_PART = 'offer'
/** The part of a campaign that is its banner. */
export const BANNER_PART = 'banner'

/** The `_id` of what a campaign makes for a part and a site; the same at each publish. */
export function madeId(campaign: string, part: string, site: string): string {
  return part === OFFER_PART || part === BANNER_PART
    ? `${part}-campaign-${campaign}-${site}`
    : `promoTile-campaign-${campaign}-${part}-${site}`
}

/** The campaign that made a document for a site, by the document's id alone; null for one made by hand. */
export function readMadeId(id: string, site: string): string | null {
  const [, type, rest = ''] = /^(offer|banner|promoTile)-campaign-(.+)$/.exec(id) ?? []
  if (!type || !rest.endsWith(`-${site}`)) return null
  const made = rest.slice(0, -site.length - 1)
  // A tile's id names its part too, which has no dash.
  return type === 'promoTile' ? made.slice(0, Math.max(0, made.lastIndexOf('-'))) || null : made
}

/** The id of the campaign that made a document; null for one made by hand, and for a copy of a campaign's document. */
export function findCampaignId(document: { _id?: string; _type?: string; campaign?: string }): string | null {
  const { campaign, _type } = document
  const id = (document._id ?? '').replace(/^drafts\./, '')
  return campaign && id.startsWith(`${_type}-campaign-${campaign}-`) ? campaign : null
}
