import { type BlockOf, listLocations } from '@forecourt/schemas/contract'
import type { JobPosting } from 'schema-dts'
import type { DealerContext } from '#app/context.ts'
import { type Described, withoutUnknown } from '#app/page/structured-page.ts'
import { organizationId, structuredAddress } from '#app/parts/contact/structured-site.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

const EMPLOYMENT = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  casual: 'TEMPORARY',
  apprenticeship: 'FULL_TIME',
  contract: 'CONTRACTOR',
} as const

/**
 * A role that has all of what schema.org's JobPosting requires: a date, a description and an address; else null.
 * https://schema.org/JobPosting; search engines want it on a page of its own.
 */
export function structuredRole(
  { title, location, kind, text, points, posted, closes }: BlockOf<'roles'>['roles'][number],
  { bundle, origin }: DealerContext,
): Described<JobPosting> | null {
  const place = listLocations(bundle.locations, 'all').find(({ id }) => id === location)
  if (!place?.address || posted === null || text === '') return null
  return withoutUnknown<Described<JobPosting>>({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: withoutStega(title),
    description: [text, ...points].map(withoutStega).join('\n'),
    datePosted: posted,
    validThrough: closes,
    employmentType: EMPLOYMENT[kind],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: withoutStega(bundle.tenant.name),
    },
    jobLocation: { '@type': 'Place', address: structuredAddress(place.address) },
    directApply: true,
  })
}
