import { STAFF_API, staffInsights } from '@forecourt/schemas/contract'
import { Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { Section } from './parts.tsx'
import { HeadingLink } from './place-link.tsx'

const AGAIN_MS = 600_000

/** How the last week went, in a sentence. */
export function WeekLine({ site }: { site: StudioSite }) {
  const { value } = useSiteAnswer(site, STAFF_API.insights, (each) => staffInsights.parse(each), AGAIN_MS)
  if (!value?.since) return null
  return (
    <Section title="Did it work?" end={<HeadingLink tool="insights" site={site.id} words="Insights" />}>
      <Text size={1} muted>
        {value.words}
      </Text>
    </Section>
  )
}
