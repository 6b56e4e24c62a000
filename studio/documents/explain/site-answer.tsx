import { formatShortInstant } from '@forecourt/schemas/contract'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CircleIcon } from '@sanity/icons/Circle'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { Badge, type BadgeTone, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { Explanation, ShowingState } from './explain.ts'

const LOOKS: Readonly<Record<ShowingState, { icon: ReactNode; tone: BadgeTone }>> = {
  shows: { icon: <CheckmarkCircleIcon />, tone: 'positive' },
  partly: { icon: <CheckmarkCircleIcon />, tone: 'positive' },
  'not-yet': { icon: <ClockIcon />, tone: 'caution' },
  over: { icon: <ClockIcon />, tone: 'default' },
  hidden: { icon: <CloseCircleIcon />, tone: 'critical' },
  'not-meant': { icon: <CircleIcon />, tone: 'default' },
}

/** What one site does with the document; times are in `zone`, with the year when it is not that of `now`. */
export function SiteAnswer({
  site,
  explanation,
  zone,
  now,
}: {
  site: StudioSite
  explanation: Explanation
  zone: string
  now: string
}) {
  const { state, headline, reasons, more, changesAt } = explanation
  const { icon, tone } = LOOKS[state]
  return (
    <Row site={site} testId="explanation">
      <Stack gap={3} flex={2}>
        <Flex gap={2} align="center">
          <Badge tone={tone} padding={2} fontSize={1}>
            <Flex gap={2} align="center">
              {icon}
              {headline}
            </Flex>
          </Badge>
        </Flex>
        {[...reasons, ...more].map((text) => (
          <Text key={text} size={1} muted={state === 'not-meant'}>
            {text}
          </Text>
        ))}
      </Stack>
      <Box flex={1}>
        <Text size={1} muted>
          {changesAt ? `May change ${formatShortInstant(changesAt, zone, now)}` : 'No change by time'}
        </Text>
      </Box>
    </Row>
  )
}

/** A site of the list with its answer. */
export function Row({ site, testId, children }: { site: StudioSite; testId?: string; children: ReactNode }) {
  return (
    <Card borderBottom padding={4} as="li" data-testid={testId}>
      <Flex gap={4} align="flex-start" wrap="wrap">
        <Flex gap={3} align="center" style={{ width: 190 }}>
          <span
            aria-hidden="true"
            style={{ width: 10, height: 16, borderRadius: 2, flex: 'none', background: site.brand }}
          />
          <Text size={1} weight="medium">
            {site.name}
          </Text>
        </Flex>
        {children}
      </Flex>
    </Card>
  )
}
