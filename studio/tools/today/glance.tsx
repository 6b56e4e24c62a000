import { formatShortInstant, type StaffToday } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { Loaded } from '../../content-api/use-live.ts'
import { EmptyCard, Figure, Section } from './parts.tsx'
import { HeadingLink, PlaceLink } from './place-link.tsx'

interface GlanceProps {
  site: StudioSite
  numbers: Loaded<StaffToday> | undefined
  now: string
  refresh: () => void
}

/** The site's leads and stock in a few numbers; each part keeps what was last read. */
export function Glance({ site, numbers, now, refresh }: GlanceProps) {
  return (
    <>
      <Section title="Leads" end={<HeadingLink tool="leads" site={site.id} words="All leads" />}>
        <Away numbers={numbers} what="Leads" site={site} now={now} refresh={refresh} />
        {numbers?.value ? (
          <Grid gridTemplateColumns={2} gap={2}>
            <Figure value={numbers.value.leads.today} words="today" />
            <Figure value={numbers.value.leads.notDelivered} words="not delivered" tone="critical" />
          </Grid>
        ) : null}
        <Text size={1}>
          <PlaceLink place={{ kind: 'tool', tool: 'today', view: 'visitors', site: site.id }} look="text">
            What visitors did today
          </PlaceLink>
        </Text>
      </Section>
      <Section
        title="Stock"
        end={<HeadingLink tool="stock" view="files" site={site.id} words="How it came in" />}
      >
        {numbers?.value ? (
          <Stock value={numbers.value} site={site} now={now} />
        ) : (
          <Waiting numbers={numbers} />
        )}
      </Section>
    </>
  )
}

function Stock({ value, site, now }: { value: StaffToday; site: StudioSite; now: string }) {
  const { stock, stockFile } = value
  return (
    <Stack gap={3}>
      {stock ? (
        <Grid gridTemplateColumns={3} gap={2}>
          <Figure value={stock.onSite} words="on the site" />
          <Figure value={stock.newThisWeek} words="new in 7 days" />
          <Figure value={stock.withoutPicture} words="with no picture" />
        </Grid>
      ) : (
        <EmptyCard tone="caution">We can’t count the stock right now.</EmptyCard>
      )}
      {stockFile ? (
        <Text size={1} muted>
          Last file {formatShortInstant(stockFile.at, site.timeZone, now)}
          {stockFile.stopped ? ', stopped' : ''}
        </Text>
      ) : null}
    </Stack>
  )
}

function Away({ numbers, what, site, now, refresh }: GlanceProps & { what: string }) {
  if (!numbers?.error) return numbers?.value ? null : <Waiting numbers={numbers} />
  const last = numbers.value
  return (
    <Card tone="critical" border radius={2} padding={3} role="status">
      <Flex align="center" gap={3}>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="medium">
            We couldn’t read {what.toLowerCase()}. {numbers.error}
          </Text>
          {last ? (
            <Text size={1}>Those below are from {formatShortInstant(last.at, site.timeZone, now)}.</Text>
          ) : null}
        </Stack>
        <Button mode="ghost" fontSize={1} text="Try again" onClick={refresh} />
      </Flex>
    </Card>
  )
}

/** The final boxes, empty, until the site has answered. */
function Waiting({ numbers }: { numbers: Loaded<StaffToday> | undefined }) {
  if (numbers?.error) return <EmptyCard>The site isn’t responding, so there are no numbers.</EmptyCard>
  return <Card border radius={2} padding={5} aria-busy="true" aria-label="Being read" role="status" />
}
