import {
  DEPARTMENT_NAMES,
  type Hours,
  type Location,
  listDepartments,
  listLocations,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import {
  addressLine,
  type HoursRow,
  hoursRows,
  locationCard,
  phonesOf,
  specialRows,
} from '#app/features/locations/location-card.server.ts'
import { type OfferPageModel, offerPageOf } from '#app/features/offers/offer-page.server.ts'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import { locationPath } from '#app/paths.ts'
import { mdDocument, mdFacts, mdLink, mdList, mdParagraphs, mdText } from './markdown.ts'

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
    ...section('Features', mdList(sheet.features.map(mdText))),
    ...section('Comments of the dealer', mdParagraphs(sheet.comments).join('\n\n')),
    ...section(
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

/** An offer's page as Markdown. @throws 404 when this site does not show such an offer now */
export function offerMarkdown(dealer: DealerContext, address: string): string {
  const { meta, offer, paragraphs, inclusions, smallPrint } = offerPageOf(dealer, address)
  return mdDocument([
    `# ${mdText(offer.name)}`,
    mdFacts([
      { label: 'Kind', value: offer.category },
      { label: 'Make', value: offer.make },
      { label: 'Figure', value: figureOf(offer) },
      { label: 'End', value: offer.end?.text ?? '' },
    ]),
    ...paragraphs.map(mdText),
    ...section('What comes with it', mdList(inclusions.map(mdText))),
    ...section('Conditions', mdList(smallPrint.map(mdText))),
    mdLink('Page of this offer', meta.origin + meta.path),
  ])
}

const figureOf = ({ figure }: OfferPageModel['offer']) =>
  figure ? [figure.figure, figure.unit, figure.note].filter(Boolean).join(', ') : ''

/** A location's page as Markdown. @throws 404 when there is no such visible location */
export function locationMarkdown(dealer: DealerContext, slug: string): string {
  const place = listLocations(dealer.bundle.locations, 'all').find((found) => found.slug === slug)
  if (!place) throw new Response('No such location', { status: 404 })
  const card = locationCard(place, dealer)
  return mdDocument([
    `# ${mdText(place.name)}`,
    mdFacts([
      { label: 'Dealer', value: dealer.bundle.tenant.name },
      { label: 'Address', value: addressLine(place.address) },
      { label: 'Phone', value: card.phones.map(({ text }) => text).join(', ') },
      { label: 'Licence', value: card.licence },
    ]),
    ...listDepartments(place).flatMap((one) => departmentMarkdown(one, place, dealer)),
    ...section(
      'Special days',
      mdFacts(
        specialRows(place, place.timeZone, dealer).map(({ label, name, text }) => ({
          label: [label, name].filter(Boolean).join(', '),
          value: text,
        })),
      ),
    ),
    mdLink('Page of this location', dealer.origin + locationPath(place.slug)),
  ])
}

function departmentMarkdown(
  one: Hours & { phone: string },
  place: Location,
  dealer: DealerContext,
): string[] {
  const hours = hoursRows(one, place.timeZone, dealer)
  const [phone] = dealer.bundle.tenant.flags.showContactDetails
    ? phonesOf({ phone: one.phone, landlinePhone: '' })
    : []
  const facts = [
    ...hours.map(({ days, text }: HoursRow) => ({ label: days, value: text })),
    { label: 'Phone', value: phone?.text ?? '' },
  ]
  return hours.length > 0 ? section(`${DEPARTMENT_NAMES[one.locationType]} hours`, mdFacts(facts)) : []
}

const section = (title: string, body: string): string[] => (body === '' ? [] : [`## ${title}`, body])
