import { expect, it } from 'vitest'
import { bannerType } from '../banner/banner.schema.ts'
import { offerType } from '../offer/offer.schema.ts'
import { promoTileType } from '../promo-tile/promo-tile.schema.ts'
import { campaignType } from './campaign.schema.ts'

type Fields = readonly { name: string; of?: readonly { fields?: Fields }[]; fields?: Fields }[]

/** What `deriveCampaign` fills in for each site. */
const OF_EACH_SITE = {
  start: 'the campaign’s own dates',
  expiry: 'the campaign’s own dates',
  sites: 'each document is of one site',
  excludedSites: 'each document is of one site',
  campaign: 'the campaign itself',
}

/** Fields that no part of a campaign has, by reason. */
const NOT_IN_CAMPAIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  offer: {
    ...OF_EACH_SITE,
    slug: 'made of the name, and free on each site',
    imageUrl: 'set by a manufacturer’s feed',
    sanitizedDescription: 'set by a manufacturer’s feed',
    manufacturerName: 'set by a manufacturer’s feed',
  },
  banner: OF_EACH_SITE,
  tiles: { ...OF_EACH_SITE, name: 'made of the campaign’s name and the headline' },
}

it.each([
  ['offer', offerType.fields as Fields],
  ['banner', bannerType.fields as Fields],
  ['tiles', promoTileType.fields as Fields],
])(
  'the part “%s” of a campaign has every field of the document it makes, but those listed',
  (part, whole) => {
    const field = (campaignType.fields as Fields).find(({ name }) => name === part)
    const inCampaign = (field?.fields ?? field?.of?.[0]?.fields ?? []).map(({ name }) => name)
    const leftOut = whole.map(({ name }) => name).filter((name) => !inCampaign.includes(name))
    expect(leftOut.sort()).toEqual(Object.keys(NOT_IN_CAMPAIGNS[part] ?? {}).sort())
  },
)
