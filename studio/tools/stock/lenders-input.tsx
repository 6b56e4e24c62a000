import { STAFF_API, staffStock } from '@forecourt/schemas/contract'
import { Stack } from '@sanity/ui'
import { type InputProps, useFormValue } from 'sanity'
import { useSites } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { PRICING_AGAIN_MS, PricingNote } from './pricing-note.tsx'

/** The lenders of a site; above them how far its stock is with the published ones. */
export function LendersInput(props: InputProps) {
  const slug = useFormValue(['slug', 'current'])
  const site = useSites().value?.find((each) => each.slug === slug)
  return (
    <Stack gap={3}>
      {site ? <SitePricing site={site} /> : null}
      {props.renderDefault(props)}
    </Stack>
  )
}

function SitePricing({ site }: { site: StudioSite }) {
  const { value } = useSiteAnswer(site, STAFF_API.stock, (each) => staffStock.parse(each), PRICING_AGAIN_MS)
  return <PricingNote pricing={value?.pricing ?? null} />
}
