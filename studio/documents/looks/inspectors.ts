import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { type DocumentInspector, defineDocumentInspector } from 'sanity'
import { OfferLook } from '../../inputs/offers/offer-look.tsx'
import { TileLook } from '../../inputs/tiles/tile-look.tsx'
import { isExplained } from '../explain/explain.ts'
import { PlainLook } from './plain-look.tsx'

/** The name of the column beside a form, as the address of a pane has it. */
export const LOOK_INSPECTOR = 'look'

const LOOKS: Readonly<Record<string, DocumentInspector['component']>> = {
  offer: OfferLook,
  promoTile: TileLook,
}

/** What shows the records that name a document is for developers: links say where they lead. */
const isForStaff = ({ name }: DocumentInspector) => !name.endsWith('incoming-references')

/** The columns beside a form, with how the document will look for the types that have that. */
export function lookInspectors(all: DocumentInspector[], documentType: string): DocumentInspector[] {
  const previous = all.filter(isForStaff)
  const look = LOOKS[documentType]
  if (!look && !isExplained(documentType)) return previous
  return [
    ...previous,
    defineDocumentInspector({
      name: LOOK_INSPECTOR,
      component: look ?? PlainLook,
      useMenuItem: () => ({
        icon: EyeOpenIcon,
        title: look ? 'How it looks' : 'Where it shows',
        showAsAction: true,
      }),
    }),
  ]
}
