import {
  DEPARTMENT_NAMES,
  type Hours,
  type Location,
  listDepartments,
  listLocations,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { mdDocument, mdFacts, mdLink, mdSection, mdText } from '#app/page/markdown.ts'
import { addressLine, listPhones } from '#app/parts/contact/address.ts'
import { type HoursRow, hoursRows, specialRows } from '#app/parts/contact/opening-hours.server.ts'
import { locationCard } from '#app/parts/location/location-card.server.ts'
import { locationPath } from '#app/paths.ts'

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
    ...mdSection(
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
    ? listPhones({ phone: one.phone, landlinePhone: '' })
    : []
  const facts = [
    ...hours.map(({ days, text }: HoursRow) => ({ label: days, value: text })),
    { label: 'Phone', value: phone?.text ?? '' },
  ]
  return hours.length > 0 ? mdSection(`${DEPARTMENT_NAMES[one.locationType]} hours`, mdFacts(facts)) : []
}
