import { findCampaignId } from '@forecourt/schemas/contract'
import type { DocumentBadgeComponent } from 'sanity'

/** Beside the name of an offer or a tile that a campaign made. */
export const CampaignBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const document = draft ?? published
  if (!document || !findCampaignId(document)) return null
  return { label: 'Campaign', title: 'Made by a campaign, which writes over it when it is published next' }
}
