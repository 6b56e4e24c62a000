import {
  formatShortDay,
  INSIGHT_WEEKS,
  type InsightWeeks,
  STAFF_API,
  type StaffInsights,
  staffInsights,
  staffSpreadsheet,
} from '@forecourt/schemas/contract'
import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Heading, Select, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { OneSite } from '../../site-api/one-site.tsx'
import { saveFile } from '../../site-api/save-file.ts'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'
import { EnquiriesView } from './enquiries-view.tsx'
import { formatDay, formatNumber, formatSpan } from './insight-text.ts'
import { RanView } from './ran-view.tsx'
import { ShoppersView } from './shoppers-view.tsx'
import { CountsOnly } from './verdict.tsx'

const AGAIN_MS = 300_000

const VIEWS = [
  { name: 'ran', title: 'What we ran', heading: 'Did it work?', View: RanView },
  { name: 'shoppers', title: 'What shoppers wanted', heading: 'What shoppers wanted', View: ShoppersView },
  { name: 'stock', title: 'Stock and enquiries', heading: 'Stock and enquiries', View: EnquiriesView },
] as const

const Inner = styled.main`
  max-width: 1400px;
  margin: 0 auto;
  padding: 24px 32px 40px;
  @media (max-width: 1200px) { padding: 20px 20px 32px; }
`

/** The tool Insights: did it work, what shoppers wanted, cars and enquiries. */
export function InsightsPage() {
  return <OneSite what="Insights">{(site) => <SiteInsights key={site.id} site={site} />}</OneSite>
}

function SiteInsights({ site }: { site: StudioSite }) {
  const router = useRouter()
  const view = VIEWS.find(({ name }) => name === router.state.view) ?? VIEWS[0]
  const [weeks, setWeeks] = useState<InsightWeeks>(1)
  const path = `${STAFF_API.insights}?weeks=${weeks}`
  const { value, error, refresh } = useSiteAnswer(site, path, (each) => staffInsights.parse(each), AGAIN_MS)
  return (
    <>
      <Card borderBottom padding={3} paddingX={4}>
        <Flex align="center" gap={4} wrap="wrap">
          <TabList gap={1} style={{ overflowX: 'auto' }}>
            {VIEWS.map(({ name, title }) => (
              <Tab
                key={name}
                id={`insights-${name}`}
                aria-controls={`insights-${name}-panel`}
                fontSize={1}
                padding={3}
                selected={view.name === name}
                label={title}
                onClick={() => router.navigate(name === 'ran' ? {} : { view: name })}
              />
            ))}
          </TabList>
          <TimeSelect weeks={weeks} setWeeks={setWeeks} value={value} />
        </Flex>
      </Card>
      <Inner>
        <Stack gap={4}>
          <ErrorNotice
            what="The counts"
            error={error}
            from={value?.at ?? null}
            zone={site.timeZone}
            again={refresh}
          />
          {value ? (
            <Flex align="flex-end" gap={4} wrap="wrap">
              <Stack gap={3} flex={1}>
                <Heading as="h1" size={3}>
                  {view.heading}
                </Heading>
                <Text size={1} muted>
                  {view.name === 'stock' ? describeStock(value) : describeStart(value)}
                </Text>
              </Stack>
              {value.items.length === 0 ? null : <TableButton site={site} weeks={weeks} />}
            </Flex>
          ) : null}
          {VIEWS.map(({ name, View }) => (
            <TabPanel
              key={name}
              id={`insights-${name}-panel`}
              aria-labelledby={`insights-${name}`}
              hidden={view.name !== name}
            >
              {value && view.name === name ? <View insights={value} site={site} /> : null}
            </TabPanel>
          ))}
          {value || error ? null : (
            <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />
          )}
          <CountsOnly />
        </Stack>
      </Inner>
    </>
  )
}

type TimeSelectProps = {
  weeks: InsightWeeks
  setWeeks: (weeks: InsightWeeks) => void
  value: StaffInsights | undefined
}

function TimeSelect({ weeks, setWeeks, value }: TimeSelectProps) {
  const days = value && formatDays(value)
  return (
    <Flex align="center" gap={3} wrap="wrap" style={{ marginLeft: 'auto' }}>
      <Select
        aria-label="Time"
        fontSize={1}
        padding={2}
        value={weeks}
        onChange={({ currentTarget }) => {
          const chosen = INSIGHT_WEEKS.find((each) => String(each) === currentTarget.value)
          if (chosen) setWeeks(chosen)
        }}
      >
        {INSIGHT_WEEKS.map((each) => (
          <option key={each} value={each}>
            {formatSpan(each)}
          </option>
        ))}
      </Select>
      <Text size={1} muted>
        {days ? `${days}${value.isEarly ? '' : ', against the time before'}` : ''}
      </Text>
    </Flex>
  )
}

function formatDays({ from, until }: StaffInsights): string {
  return from === until
    ? `Today, ${formatDay(until, until)}`
    : `${formatDay(from, until)} – ${formatDay(until, until)}`
}

function describeStart({ fullWeekOn, since, until, words }: StaffInsights): string {
  if (fullWeekOn === null) return words
  const start = since ? `Counted since ${formatDay(since, until)}.` : 'No shopper has been counted yet.'
  return `${start} First full week on ${formatShortDay(fullWeekOn, until)}.`
}

function describeStock({ figures, ages }: StaffInsights): string {
  const { now } = figures.enquiries
  const enquiries = now === 1 ? '1 enquiry' : `${formatNumber(now)} enquiries`
  return ages ? `${enquiries}. ${formatNumber(ages.total)} in stock.` : `${enquiries}.`
}

function TableButton({ site, weeks }: { site: StudioSite; weeks: InsightWeeks }) {
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const take = async () => {
    try {
      const address = formatAddress(site.slug, `${STAFF_API.insightsSpreadsheet}?weeks=${weeks}`)
      const { fileName, text } = await api.get(address, (answer) => staffSpreadsheet.parse(answer))
      saveFile(fileName, text, 'text/csv')
    } catch (error) {
      toast.push({ status: 'error', title: 'No table was made', description: (error as Error).message })
    }
  }
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={3}
      icon={DownloadIcon}
      text="Table (CSV)"
      onClick={() => void take()}
    />
  )
}
