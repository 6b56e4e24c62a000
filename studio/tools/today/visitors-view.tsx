import {
  formatDate,
  formatShortTime,
  STAFF_API,
  type StaffActivity,
  staffActivity,
} from '@forecourt/schemas/contract'
import { getWeekday, WEEKDAY_NAMES } from '@forecourt/schemas/contract/pure'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { Cell, DataTable } from '../data-table.tsx'
import { EmptyCard, Section } from './parts.tsx'

const AGAIN_MS = 30_000

/** What visitors did on a site today, by kind and the newest first. */
export function VisitorsView({ site }: { site: StudioSite }) {
  const { value, error, refresh } = useSiteAnswer(
    site,
    STAFF_API.activity,
    (each) => staffActivity.parse(each),
    AGAIN_MS,
  )
  const zone = site.timeZone
  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <Heading as="h1" size={3}>
          What visitors did
        </Heading>
        <Text size={1} muted>
          {value ? `On ${WEEKDAY_NAMES[getWeekday(value.date)]}, ${formatDate(value.date)}. ` : ''}Nothing is
          stored about who they are, and visitors whose browser refuses to be measured are not counted.
        </Text>
      </Stack>
      <ErrorNotice
        what="What visitors did"
        error={error}
        from={value?.at ?? null}
        zone={zone}
        again={refresh}
      />
      {value ? <Read activity={value} zone={zone} /> : null}
      {value || error ? null : <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />}
    </Stack>
  )
}

function Read({ activity: { total, counts, last }, zone }: { activity: StaffActivity; zone: string }) {
  return (
    <>
      <Section title="Today" note={total.toLocaleString('en-AU')}>
        {counts.length === 0 ? (
          <EmptyCard>No visitor has done anything that is measured today.</EmptyCard>
        ) : null}
        {counts.length > 0 ? (
          <DataTable label="Today, by kind" heads={['What', 'How often', 'Event']}>
            {counts.map(({ number, name, count }) => (
              <tr key={number}>
                <Cell as="th">{name}</Cell>
                <Cell>{count.toLocaleString('en-AU')}</Cell>
                <Cell muted>{number}</Cell>
              </tr>
            ))}
          </DataTable>
        ) : null}
      </Section>
      <Section title="Last events" note={total > last.length ? `the last ${last.length}` : undefined}>
        {last.length === 0 ? <EmptyCard>There is none yet.</EmptyCard> : null}
        {last.length > 0 ? (
          <DataTable label="Last events" heads={['When', 'What', 'Of', 'Page', 'Stock number']}>
            {last.map(({ id, at, name, detail, page, carId }) => (
              <tr key={id}>
                <Cell muted>{formatShortTime(at, zone)}</Cell>
                <Cell as="th">{name}</Cell>
                <Cell>{detail}</Cell>
                <Cell>{page}</Cell>
                <Cell muted>{carId}</Cell>
              </tr>
            ))}
          </DataTable>
        ) : null}
      </Section>
    </>
  )
}
