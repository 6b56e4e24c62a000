import { type InsightItem, STAFF_API, staffInsightItem } from '@forecourt/schemas/contract'
import { Flex, Stack, Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { describeVerdict } from './insight-text.ts'
import { VerdictBadge } from './verdict.tsx'

const AGAIN_MS = 300_000

type VerdictLineProps = { site: StudioSite; kind: InsightItem['kind']; id: string }

/** How a thing does, in a badge and a line; nothing before somebody has seen it. */
export function VerdictLine({ site, kind, id }: VerdictLineProps) {
  const path = `${STAFF_API.insightsItem}?${new URLSearchParams({ kind, id })}`
  const { value } = useSiteAnswer(site, path, (each) => staffInsightItem.parse(each), AGAIN_MS)
  if (!value?.item) return null
  return (
    <Stack gap={3}>
      <Flex>
        <VerdictBadge verdict={value.item.verdict} />
      </Flex>
      <Text size={1} muted>
        {describeVerdict(value.item).replace(/^[^:]*: s/, 'S')}.
      </Text>
    </Stack>
  )
}
