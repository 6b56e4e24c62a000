import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { type DocumentInspector, defineDocumentInspector } from 'sanity'
import { OfferLook } from '../../inputs/offers/offer-look.tsx'
import { TileLook } from '../../inputs/tiles/tile-look.tsx'

/** The name of the column beside a form, as the address of a pane has it. */
export const LOOK_INSPECTOR = 'look'

const LOOKS = { offer: OfferLook, promoTile: TileLook } as const

/** The column that shows how a document will look, for the types that have one. */
export function lookInspectors(previous: DocumentInspector[], documentType: string): DocumentInspector[] {
  const component = LOOKS[documentType as keyof typeof LOOKS]
  if (!component) return previous
  return [
    ...previous,
    defineDocumentInspector({
      name: LOOK_INSPECTOR,
      component,
      useMenuItem: () => ({ icon: EyeOpenIcon, title: 'How it looks', showAsAction: true }),
    }),
  ]
}
