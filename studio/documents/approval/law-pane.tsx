import type { LawPlace } from '@forecourt/schemas/contract'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { useMemo } from 'react'
import { type DocumentInspector, type DocumentInspectorProps, defineDocumentInspector } from 'sanity'
import { useRouter } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'
import { LookPane } from '../looks/look-pane.tsx'
import { useEdited } from '../looks/use-edited.ts'
import type { EditedOffer } from './edited-offer.ts'
import { HowItWent } from './how-it-went.tsx'
import { LawList } from './law-list.tsx'
import { useLaw } from './use-law.ts'
import { useOfferReviews } from './use-offer-reviews.ts'

/** The name of the column, as the address of a pane has it. */
export const LAW_INSPECTOR = 'law'

/** The column that says what the law asks, for offers. */
export function lawInspectors(previous: DocumentInspector[], documentType: string): DocumentInspector[] {
  if (documentType !== 'offer') return previous
  return [
    ...previous,
    defineDocumentInspector({
      name: LAW_INSPECTOR,
      component: LawPane,
      useMenuItem: () => ({ icon: CheckmarkCircleIcon, title: 'What the law asks', showAsAction: true }),
    }),
  ]
}

/** What the law asks of an offer on one of its sites, and how its approval went. */
function LawPane({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { id, edited, sites, site, pickSite } = useEdited<EditedOffer>(documentId, documentType)
  const asked = useMemo(() => (site ? [site] : []), [site])
  const law = useLaw(asked, edited)
  const reviews = useOfferReviews(id)
  const goTo = useLawPlace()
  return (
    <LookPane title="What the law asks" onClose={onClose} sites={sites} site={site} onSite={pickSite}>
      <LawList law={law} onPlace={goTo} />
      {site && reviews.value ? <HowItWent reviews={reviews.value} zone={site.timeZone} /> : null}
    </LookPane>
  )
}

/** Goes to where a line of the law's list is mended: a field of the open form, or Content, where the settings are. */
export function useLawPlace(): (place: LawPlace) => void {
  const { params, setParams } = usePaneRouter()
  const { navigateUrl } = useRouter()
  return ({ of, field }) => {
    if (of === 'offer') setParams({ ...params, path: field })
    else navigateUrl({ path: '/content' })
  }
}
