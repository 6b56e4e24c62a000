import type { DealerContext } from '#app/context.ts'
import { mdDocument, mdFacts, mdLink, mdList, mdParagraphs, mdSection, mdText } from '#app/page/markdown.ts'
import { getCarSheet } from './queries.server.ts'

/** A vehicle's page as Markdown. @throws 404, 410 */
export async function vehicleMarkdown(dealer: DealerContext, slug: string): Promise<string> {
  const sheet = await getCarSheet(dealer, slug)
  const { price, weekly } = sheet
  return mdDocument([
    `# ${mdText(sheet.name)}`,
    mdText(sheet.sub),
    mdFacts([
      { label: 'Condition', value: sheet.kind },
      { label: 'Availability', value: AVAILABILITY[sheet.statusText] ?? 'For sale' },
      { label: 'Price', value: [price.text, price.type].filter(Boolean).join(' ') },
      { label: 'Price before', value: price.was },
      { label: 'Repayment', value: weekly ? `${weekly.text}, ${weekly.comparison}` : '' },
      ...sheet.facts,
    ]),
    ...mdParagraphs(sheet.financeDisclaimer),
    ...mdSection('Features', mdList(sheet.features.map(mdText))),
    ...mdSection('Comments of the dealer', mdParagraphs(sheet.comments).join('\n\n')),
    ...mdSection(
      'Dealer',
      mdFacts([
        { label: 'Name', value: sheet.dealer.name },
        { label: 'Address', value: sheet.dealer.address },
        { label: 'Phone', value: sheet.dealer.phone },
        { label: 'Licence', value: sheet.dealer.licence },
      ]),
    ),
    `${mdLink('Page of this vehicle', sheet.address)} as of ${sheet.printed}.`,
  ])
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  SOLD: 'Sold',
  RESERVED: 'Reserved',
  'COMING SOON': 'Coming soon',
}
