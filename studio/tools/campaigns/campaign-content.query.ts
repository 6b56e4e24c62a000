import type { CampaignBanner, CampaignContent, CampaignTile } from '@forecourt/schemas/contract'
import type { SanityDocument } from '@sanity/client'
import { defineQuery } from 'groq'

/** Every campaign the person may read, published ones and drafts. */
export const campaignsQuery = defineQuery('*[_type == "campaign"] | order(_updatedAt desc)')

/** The documents of a campaign on the sites, published and as drafts. Parameter `campaign`: its published id. */
export const madeDocumentsQuery = defineQuery(
  '*[_type in ["offer", "promoTile", "banner"] && campaign == $campaign] | order(_id asc)',
)

/** What is written at a publish, for the next undo. */
export interface Publication {
  readonly at: string
  readonly before: readonly StoodBefore[]
  /** Revisions that undoing later publishes left on what this one wrote; none before the first undo. */
  readonly revisions?: readonly string[]
}

/** A document that a publish wrote or removed; `rev` is what it replaced, none for a document that was not there. */
export interface StoodBefore {
  readonly _key: string
  readonly id: string
  readonly rev?: string
  readonly removed?: boolean
}

type Pictured = { readonly image?: { readonly asset?: { _ref?: string } } }

/** A campaign as it is stored. */
export type Campaign = SanityDocument &
  Omit<CampaignContent, 'tiles' | 'offer' | 'banner'> & {
    readonly tiles?: readonly (CampaignTile & Pictured)[]
    readonly banner?: CampaignBanner & Pictured
    readonly offer?: {
      readonly name?: string
      readonly category?: string
    } & Pictured
    readonly publication?: Publication
  }

/** An offer, a tile or a banner that a campaign made, as far as campaigns read it. */
export type Made = SanityDocument & {
  readonly name?: string
  readonly headline?: string
  readonly title?: string
  readonly start?: string
  readonly expiry?: string
  readonly slug?: unknown
  readonly orderRank?: unknown
  readonly sites?: readonly { readonly _ref?: string }[]
}
