import type { DealerContext } from '#app/context.ts'
import { mdDocument, mdFacts, mdLink, mdList, mdSection, mdText } from '#app/page/markdown.ts'
import { buildOfferPage, type OfferPageModel } from './offer-page.server.ts'

/** An offer's page as Markdown. @throws 404 when this site does not show such an offer now */
export function offerMarkdown(dealer: DealerContext, address: string): string {
  const { meta, offer, paragraphs, inclusions, smallPrint } = buildOfferPage(dealer, address)
  return mdDocument([
    `# ${mdText(offer.name)}`,
    mdFacts([
      { label: 'Kind', value: offer.category },
      { label: 'Make', value: offer.make },
      { label: 'Figure', value: findFigure(offer) },
      { label: 'End', value: offer.end?.text ?? '' },
    ]),
    ...paragraphs.map(mdText),
    ...mdSection('What comes with it', mdList(inclusions.map(mdText))),
    ...mdSection('Conditions', mdList(smallPrint.map(mdText))),
    mdLink('Page of this offer', meta.origin + meta.path),
  ])
}

const findFigure = ({ figure }: OfferPageModel['offer']) =>
  figure ? [figure.figure, figure.unit, figure.note].filter(Boolean).join(', ') : ''
