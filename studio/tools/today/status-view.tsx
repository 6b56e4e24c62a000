import { formatShortInstant, STAFF_API, type StaffStatus, staffStatus } from '@forecourt/schemas/contract'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Badge, Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { Cell, DataTable } from '../data-table.tsx'
import { formatFeedName } from '../stock/stock-text.ts'
import { EmptyCard, Section } from './parts.tsx'
import { dealerPart, formatVerdict, listProblems } from './status-text.ts'

const AGAIN_MS = 30_000

/** What a site depends on and how it does: what needs somebody, services, imports, deliveries, speed, versions. */
export function StatusView({ site, now }: { site: StudioSite; now: string }) {
  const { value, error, refresh } = useSiteAnswer(
    site,
    STAFF_API.status,
    (each) => staffStatus.parse(each),
    AGAIN_MS,
  )
  const sayWhen = (at: string) => formatShortInstant(at, site.timeZone, now)
  return (
    <Stack gap={5}>
      <Heading as="h1" size={3}>
        How the site is running
      </Heading>
      <ErrorNotice
        what="The state of the site"
        error={error}
        from={value?.at ?? null}
        zone={site.timeZone}
        again={refresh}
      />
      {value ? <Read status={value} sayWhen={sayWhen} /> : null}
      {value || error ? null : <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />}
    </Stack>
  )
}

const JOB_STATES: Readonly<Record<StaffStatus['jobs'][number]['state'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed, tried again',
}

type SayWhen = (at: string) => string

function Read({ status, sayWhen }: { status: StaffStatus; sayWhen: SayWhen }) {
  const { services, dealers, jobs, versions, startedAt } = status
  return (
    <>
      <Verdict status={status} />
      <div id="status-services">
        <Section title="Services">
          <Grid gridTemplateColumns={[1, 1, 3]} gap={2}>
            {services.map(({ title, answers, note }) => (
              <Card key={title + note} border radius={2} padding={3} tone={answers ? 'default' : 'critical'}>
                <Flex align="center" justify="space-between" gap={3}>
                  <Text size={1} weight="medium">
                    {title}
                  </Text>
                  <Badge tone={answers ? 'positive' : 'critical'}>
                    {answers ? 'Connected' : note ? 'Needs you' : 'Does not answer'}
                  </Badge>
                </Flex>
              </Card>
            ))}
          </Grid>
        </Section>
      </div>
      {dealers.map((dealer, index) => (
        <Dealer key={dealer.name} dealer={dealer} id={dealerPart(index)} sayWhen={sayWhen} />
      ))}
      {jobs.length === 0 ? null : (
        <div id="status-jobs">
          <Section title="Work by the clock">
            <DataTable label="Work by the clock" heads={['Work', 'Last round', 'State', 'Why']}>
              {jobs.map(({ title, state, at, words }) => (
                <tr key={title}>
                  <Cell as="th">{title}</Cell>
                  <Cell>{at ? sayWhen(at) : 'none yet'}</Cell>
                  <td>
                    <Flex>
                      <Badge tone={state === 'failed' ? 'critical' : 'default'}>{JOB_STATES[state]}</Badge>
                    </Flex>
                  </td>
                  <Cell>{words}</Cell>
                </tr>
              ))}
            </DataTable>
          </Section>
        </div>
      )}
      <div id="status-speed">
        <Speed {...status} />
      </div>
      <Section title="Versions">
        <DataTable label="Versions" heads={['What', 'Which']}>
          {[...versions, { title: 'This instance runs since', text: sayWhen(startedAt) }].map(
            ({ title, text }) => (
              <tr key={title}>
                <Cell as="th">{title}</Cell>
                <Cell>{text}</Cell>
              </tr>
            ),
          )}
        </DataTable>
      </Section>
    </>
  )
}

function Verdict({ status }: { status: StaffStatus }) {
  const problems = listProblems(status)
  const isWell = problems.length === 0
  return (
    <Card tone={isWell ? 'positive' : 'critical'} border radius={2} padding={4} role="status">
      <Flex gap={3}>
        <Text size={2}>{isWell ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}</Text>
        <Stack gap={3} flex={1}>
          <Heading as="h2" size={1}>
            {formatVerdict(problems)}
          </Heading>
          {isWell ? (
            <Text size={1}>
              Every service answers, the last imports were taken, and no enquiry was given up.
            </Text>
          ) : null}
          {problems.map(({ text, part }) => (
            <div key={text}>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={text}
                onClick={() => document.getElementById(part)?.scrollIntoView()}
              />
            </div>
          ))}
        </Stack>
      </Flex>
    </Card>
  )
}

function Dealer({
  dealer: { name, imports, deliveries },
  id,
  sayWhen,
}: {
  dealer: StaffStatus['dealers'][number]
  id: string
  sayWhen: SayWhen
}) {
  return (
    <div id={id}>
      <Section title={name}>
        {imports.length === 0 ? (
          <EmptyCard>There has been no import yet.</EmptyCard>
        ) : (
          <DataTable
            label={`Last imports of ${name}`}
            heads={['Last imports', 'When', 'What it did', 'State']}
          >
            {imports.map((each) => (
              <tr key={each.feed}>
                <Cell as="th">{formatFeedName(each)}</Cell>
                <Cell>{sayWhen(each.at)}</Cell>
                <Cell>{each.summary}</Cell>
                <td>
                  <Flex>
                    <Badge tone={each.refused ? 'critical' : 'positive'}>
                      {each.refused ? 'Refused' : 'Taken'}
                    </Badge>
                  </Flex>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
        {deliveries.length === 0 ? (
          <EmptyCard>All enquiries are delivered.</EmptyCard>
        ) : (
          <DataTable
            label={`Enquiries of ${name} that are not delivered`}
            heads={['Not delivered', 'By', 'The oldest', 'State']}
          >
            {deliveries.map(({ channel, count, oldest, givenUp }) => (
              <tr key={`${channel} ${givenUp}`}>
                <Cell as="th">{count.toLocaleString('en-AU')}</Cell>
                <Cell>{channel}</Cell>
                <Cell>{sayWhen(oldest)}</Cell>
                <td>
                  <Flex>
                    <Badge tone={givenUp ? 'critical' : 'default'}>{givenUp ? 'Given up' : 'Waiting'}</Badge>
                  </Flex>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </Section>
    </div>
  )
}

function Speed({ measures, speed }: Pick<StaffStatus, 'measures' | 'speed'>) {
  return (
    <Section title="Speed of the pages">
      <Text size={1} muted>
        As visitors’ browsers measured it in the last 28 days: three of four visits were not slower.
      </Text>
      {speed.length === 0 ? (
        <EmptyCard>No browser has reported one yet.</EmptyCard>
      ) : (
        <DataTable label="Speed of the pages" heads={['Page', 'Visits', ...measures]}>
          {speed.map(({ page, visits, values }) => (
            <tr key={page}>
              <Cell as="th">{page}</Cell>
              <Cell>{visits.toLocaleString('en-AU')}</Cell>
              {values.map(({ text, poor }, index) => (
                <Cell key={measures[index]}>{poor ? <strong>{text} (poor)</strong> : text}</Cell>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </Section>
  )
}
