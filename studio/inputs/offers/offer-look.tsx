import { Stack, Text } from '@sanity/ui'
import type { DocumentInspectorProps } from 'sanity'
import { WhereItShows } from '../../documents/explain/where-it-shows.tsx'
import { LookFrame } from '../../documents/looks/look-frame.tsx'
import { LookPane } from '../../documents/looks/look-pane.tsx'
import { useEdited } from '../../documents/looks/use-edited.ts'

type EditedOffer = { interestRate?: number; comparisonRate?: number }

/** An offer's card as shoppers will see it, cuts and all. */
export function OfferLook({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { id, edited, sites, site, pickSite } = useEdited<EditedOffer>(documentId, documentType)
  const isRateAlone = edited?.interestRate !== undefined && edited.comparisonRate === undefined
  return (
    <LookPane
      title="How it looks"
      onClose={onClose}
      sites={sites}
      site={site}
      onSite={pickSite}
      foot={<WhereItShows documentId={id} type="offer" document={edited} />}
    >
      {site && edited ? (
        <LookFrame key={site.id} id={id} draft={edited} site={site} title="Offer card" height={640} />
      ) : null}
      <Stack gap={3}>
        {isRateAlone ? <Text size={1}>Add a comparison rate, or the rate won’t show.</Text> : null}
        <Text size={1} muted>
          On the offer’s own page the texts and the picture are whole.
        </Text>
      </Stack>
    </LookPane>
  )
}
