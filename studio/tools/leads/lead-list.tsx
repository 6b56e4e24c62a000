import { formatShortInstant, type StaffLeads } from '@forecourt/schemas/contract'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import type { SiteAnswer } from '../../site-api/use-site-answer.ts'
import { isNarrowed, type LeadFilter } from './lead-filter.ts'
import { LeadFilters } from './lead-filters.tsx'
import { LeadRow } from './lead-row.tsx'
import { SpreadsheetButton } from './spreadsheet-button.tsx'
import { TestLeadButton } from './test-lead-button.tsx'

interface LeadListProps {
  site: StudioSite
  now: string
  filter: LeadFilter
  setFilter: (filter: LeadFilter) => void
  answer: SiteAnswer<StaffLeads>
  /** Id of the lead that is open. */
  chosen: string | null
  open: (id: string) => void
  /** Opens the records of a person. */
  askPerson: () => void
  /** Opens the last deliveries. */
  askDeliveries: () => void
}

const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`

/** The list of leads with what restricts it. */
export function LeadList({
  site,
  now,
  filter,
  setFilter,
  answer,
  chosen,
  open,
  askPerson,
  askDeliveries,
}: LeadListProps) {
  const { value, error, refresh } = answer
  return (
    <Stack>
      <Card padding={3} borderBottom tone="inherit">
        <Stack gap={3}>
          <Flex align="center" gap={2} wrap="wrap">
            <Box flex={1} style={{ minWidth: 'max-content' }}>
              <Heading as="h1" size={1}>
                Leads
              </Heading>
            </Box>
            {value?.readsPeople ? (
              <>
                <TestLeadButton
                  site={site}
                  onSent={(id) => {
                    refresh()
                    open(id)
                  }}
                />
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text="Deliveries"
                  title="Where your leads go, and the last ten sent there."
                  onClick={() => askDeliveries()}
                />
                <Button mode="ghost" fontSize={1} padding={2} text="Person" onClick={() => askPerson()} />
                <SpreadsheetButton site={site} filter={filter} total={value.total} />
              </>
            ) : null}
          </Flex>
          <LeadFilters filter={filter} setFilter={setFilter} value={value} />
        </Stack>
      </Card>
      {error ? (
        <Card padding={3} tone="inherit">
          <ErrorNotice
            what="The leads"
            error={error}
            from={value?.at ?? null}
            zone={site.timeZone}
            again={refresh}
          />
        </Card>
      ) : null}
      {value?.readsPeople === false ? (
        <Card padding={3} tone="transparent" borderBottom>
          <Text size={1} muted>
            Names and messages are for the site’s managers. You see what was asked about.
          </Text>
        </Card>
      ) : null}
      {value ? (
        <Found
          value={value}
          site={site}
          now={now}
          chosen={chosen}
          open={open}
          filter={filter}
          setFilter={setFilter}
        />
      ) : error ? null : (
        <Card padding={6} tone="inherit" aria-busy="true" aria-label="Being read" role="status" />
      )}
    </Stack>
  )
}

function Found({
  value,
  site,
  now,
  chosen,
  open,
  filter,
  setFilter,
}: Omit<LeadListProps, 'answer' | 'askPerson' | 'askDeliveries'> & { value: StaffLeads }) {
  if (value.leads.length === 0) return <Empty filter={filter} />
  return (
    <>
      <Rows aria-label="Leads, the newest first">
        {value.leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            zone={site.timeZone}
            now={now}
            selected={lead.id === chosen}
            onOpen={() => open(lead.id)}
          />
        ))}
      </Rows>
      <Card padding={3} tone="inherit">
        <Flex align="center" gap={2}>
          <Text size={1} muted style={{ flex: 1 }}>
            <span title={`Read ${formatShortInstant(value.at, site.timeZone, now)}`}>
              {formatRange(value)}
            </span>
          </Text>
          {value.pages > 1 ? (
            <>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Newer"
                disabled={value.page <= 1}
                onClick={() => setFilter({ ...filter, page: value.page - 1 })}
              />
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Older"
                disabled={value.page >= value.pages}
                onClick={() => setFilter({ ...filter, page: value.page + 1 })}
              />
            </>
          ) : null}
        </Flex>
      </Card>
    </>
  )
}

const formatRange = ({ leads, total, page, pages }: StaffLeads) =>
  pages > 1
    ? `Page ${page} of ${pages}, ${total} leads`
    : leads.length === 1
      ? '1 lead'
      : `${leads.length} leads`

function Empty({ filter }: { filter: LeadFilter }) {
  return (
    <Card padding={4} tone="inherit">
      <Text size={1} muted>
        {isNarrowed(filter)
          ? 'No lead fits. Choose less, or a longer time.'
          : 'No leads in this period. Every form lands here, even if your lead system’s down.'}
      </Text>
    </Card>
  )
}
