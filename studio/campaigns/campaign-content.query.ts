import type { CampaignContent, CampaignTile } from '@forecourt/schemas/contract'
import type { SanityDocument } from '@sanity/client'
import { defineQuery } from 'groq'

/** Every campaign the person may read, published ones and drafts. */
export const campaignsQuery = defineQuery('*[_type == "campaign"] | order(_updatedAt desc)')

/** What stands of a campaign on the sites, published and as drafts. Parameter `campaign`: its published id. */
export const madeDocumentsQuery = defineQuery(
  '*[_type in ["offer", "promoTile"] && campaign == $campaign] | order(_id asc)',
)

/** What is written at a publish, for the next undo. */
export interface Publication {
  readonly at: string
  readonly before: readonly StoodBefore[]
}

/** A document that a publish wrote or removed; `rev` is what it replaced, none for a document that was not there. */
export interface StoodBefore {
  readonly _key: string
  readonly id: string
  readonly rev?: string
  readonly removed?: boolean
}

/** A campaign as it is stored. */
export type Campaign = SanityDocument &
  Omit<CampaignContent, 'tiles' | 'offer'> & {
    readonly tiles?: readonly (CampaignTile & { readonly image?: { readonly asset?: { _ref?: string } } })[]
    readonly offer?: {
      readonly name?: string
      readonly category?: string
      readonly image?: { readonly asset?: { _ref?: string } }
    }
    readonly publication?: Publication
  }

/** An offer or a tile that a campaign made, as far as campaigns read it. */
export type Made = SanityDocument & {
  readonly name?: string
  readonly headline?: string
  readonly start?: string
  readonly expiry?: string
  readonly slug?: unknown
  readonly orderRank?: unknown
  readonly sites?: readonly { readonly _ref?: string }[]
}
