import { isAdministrator } from '@forecourt/schemas/contract'
import { UsersIcon } from '@sanity/icons/Users'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { GoLive } from './go-live.tsx'
import { PagePreview } from './page-preview.tsx'
import { SetUpRow, useOpenPlace } from './set-up-row.tsx'
import { describeStops, listLines, listStops, type SetUpFacts, type SetUpLine } from './steps.ts'

/** What is missing, a line each, with the first page and the way to going live beside it. */
export function SetUpHub({ site, facts }: { site: StudioSite; facts: SetUpFacts }) {
  const lines = listLines(facts)
  const isLive = site.launch === null || site.launch.liveAt !== null
  const next = isLive ? undefined : listStops(lines)[0]
  const name = site.lettering
  const open = useOpenPlace()
  const roles = (useCurrentUser()?.roles ?? []).map((role) => role.name)
  const title = isLive
    ? `${name} is live`
    : listStops(lines).length === 0
      ? `${name} is ready`
      : `Set up ${name}`
  return (
    <Page>
      <Flex align="flex-end" gap={4} wrap="wrap">
        <Stack gap={4} flex={1}>
          <Heading as="h1" size={3}>
            {title}
          </Heading>
          <Text size={1} muted>
            {isLive
              ? `Shoppers see it at ${facts.content.tenant?.hosts?.[0] ?? facts.ownAddress}.`
              : describeStops(lines)}
          </Text>
        </Stack>
        {!isLive && isAdministrator(roles) ? (
          <Button
            mode="ghost"
            fontSize={1}
            icon={UsersIcon}
            text="Hand it to the manager"
            onClick={() => open({ path: '/people' })}
          />
        ) : null}
      </Flex>
      <Columns>
        <Stack gap={5}>
          <Lines
            title="Before it can go live"
            lines={lines.filter(({ stops }) => stops)}
            next={next}
            facts={facts}
            zone={site.timeZone}
          />
          <Lines
            title="Can wait"
            note="The site works without them"
            lines={lines.filter(({ stops }) => !stops)}
            next={next}
            facts={facts}
            zone={site.timeZone}
          />
        </Stack>
        <Side data-ready={!isLive && next === undefined}>
          <PagePreview site={site} title="Its first page" version={0} />
          <GoLive site={site} facts={facts} lines={lines} />
        </Side>
      </Columns>
    </Page>
  )
}

interface LinesProps {
  readonly title: string
  readonly note?: string
  readonly lines: readonly SetUpLine[]
  readonly next: SetUpLine | undefined
  readonly facts: SetUpFacts
  readonly zone: string
}

function Lines({ title, note, lines, next, facts, zone }: LinesProps) {
  const finished = lines.filter(({ judged }) => judged.state === 'done').length
  return (
    <Stack gap={3} as="section" aria-label={title}>
      <Flex align="baseline" gap={3}>
        <Text as="h2" size={1} weight="semibold">
          {title}
        </Text>
        <Text size={1} muted>
          {note ?? `${finished} of ${lines.length} done`}
        </Text>
      </Flex>
      <Card as="ul" border radius={2} overflow="hidden" padding={0} style={{ listStyle: 'none' }}>
        {lines.map((line, at) => (
          <SetUpRow
            key={line.id}
            line={line}
            facts={facts}
            zone={zone}
            isNext={line === next}
            isFirst={at === 0}
          />
        ))}
      </Card>
    </Stack>
  )
}

const Page = styled.main`
  display: grid;
  gap: 26px;
  max-width: 1240px;
  margin: 0 auto;
  padding: 26px 32px 40px;
  @media (max-width: 600px) { padding: 20px 16px 32px; }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 388px;
  gap: 34px;
  align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr) 330px; gap: 24px; }
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`
const Side = styled.aside`
  display: grid;
  gap: 24px;
  /* On a phone the last look is what comes next. */
  @media (max-width: 900px) {
    &[data-ready='true'] { order: -1; }
    &[data-ready='true'] > :first-child { order: 1; }
  }
`
