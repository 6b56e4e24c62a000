import { dateAt, formatDate, WEEKDAY_NAMES, wallClockAt } from '@forecourt/schemas/contract'
import { AddIcon } from '@sanity/icons/Add'
import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId, useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useCurrentSite, useSites } from '../../access/current-site.tsx'
import { getFirstName } from '../../access/first-name.ts'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { NewMenu } from '../../new/new-menu.tsx'
import { OneSite } from '../../site-api/one-site.tsx'
import { ActButton } from '../calendar/act-button.tsx'
import { ViewTabs } from '../view-tabs.tsx'
import { ApprovalPage } from './approval/approval-page.tsx'
import { useApprovals } from './approval/use-approvals.ts'
import { WaitingForApproval } from './approval/waiting-for-approval.tsx'
import { dayBars } from './day-bars.ts'
import { Drafts } from './drafts.tsx'
import { Glance } from './glance.tsx'
import { formatOpenPlaces, listPlaces } from './hours-ahead.ts'
import { HoursThatDiffer } from './hours-that-differ.tsx'
import { LocationsNow } from './locations-now.tsx'
import { listNeeds } from './needs.ts'
import { NeedsSection } from './needs-section.tsx'
import { NextDays } from './next-days.tsx'
import { OnSiteNow } from './on-site-now.tsx'
import { EmptyCard } from './parts.tsx'
import { QuickChanges } from './quick/quick-changes.tsx'
import { QuickHours } from './quick/quick-hours.tsx'
import { QuickPrices } from './quick/quick-prices.tsx'
import { SharedPreviews } from './shared-previews.tsx'
import { listShowings, liveNow, type Showing } from './showings.ts'
import { StatusView } from './status-view.tsx'
import type { TodayContent } from './today-content.query.ts'
import { useSiteNumbers } from './use-site-numbers.ts'
import { useTodayContent } from './use-today-content.ts'
import { VisitorsView } from './visitors-view.tsx'
import { WeekLine } from './week-line.tsx'
import { YourSites } from './your-sites.tsx'

const Page = styled(Card)`
  height: 100%;
  overflow-y: auto;
`
const Inner = styled.main`
  max-width: 1400px;
  margin: 0 auto;
  padding: 26px 32px 40px;
  @media (max-width: 600px) { padding: 20px 16px 32px; }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 34px;
  align-items: start;
  @media (max-width: 1200px) { grid-template-columns: minmax(0, 1fr); }
`
const Side = styled.aside`
  display: grid;
  gap: 32px;
  @media (max-width: 1200px) { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`
/** A phone has the same button in its bar. */
const BesideHeading = styled(Box)`
  @media (max-width: 600px) { && { display: none; } }
`

const VIEWS = [
  ['today', 'Today'],
  ['visitors', 'Visitors'],
  ['status', 'Status'],
] as const

/** Screens with one job, for a phone. */
const JOBS = ['hours', 'prices'] as const

function Job({ site, job }: { site: StudioSite; job: (typeof JOBS)[number] }) {
  const now = useNow()
  const { value, error } = useTodayContent([site])
  if (error) return <EmptyCard tone="critical">We couldn’t read what’s on the site. {error}</EmptyCard>
  if (!value) return <Card aria-busy="true" aria-label="Being read" role="status" padding={6} />
  if (job === 'hours') return <QuickHours places={listPlaces(value.locations, site.id, site.timeZone)} />
  return <QuickPrices live={liveNow(listShowings(value), site.id, now)} zone={site.timeZone} now={now} />
}

/** The first page of everybody: what needs them, what runs, and the numbers of the day; beside it how a site does. */
export function TodayPage() {
  const now = useNow()
  const router = useRouter()
  const view = VIEWS.find(([name]) => name === router.state.view)?.[0] ?? 'today'
  if (router.state.view === 'approve') return <ApprovalPage id={String(router.state.id ?? '')} />
  const job = JOBS.find((name) => name === router.state.view)
  if (job)
    return (
      <OneSite what="One change at a time">{(site) => <Job key={site.id} site={site} job={job} />}</OneSite>
    )
  return (
    <Page tone="transparent">
      <ViewTabs tool="today" views={VIEWS} view={view} />
      <div id="today-view" role="tabpanel" aria-labelledby={`today-${view}`}>
        {view === 'today' ? <EverySite /> : null}
        {view === 'visitors' ? (
          <OneSite what="What visitors did">
            {(site) => (
              <Inner>
                <VisitorsView key={site.id} site={site} />
              </Inner>
            )}
          </OneSite>
        ) : null}
        {view === 'status' ? (
          <OneSite what="How the site is running">
            {(site) => (
              <Inner>
                <StatusView key={site.id} site={site} now={now} />
              </Inner>
            )}
          </OneSite>
        ) : null}
      </div>
    </Page>
  )
}

/** Today of the site that is worked on, or of all of them. */
function EverySite() {
  const { site, sites } = useCurrentSite()
  const { value, error } = useSites()
  const shown = useMemo(() => (site ? [site] : [...sites]), [site, sites])
  return (
    <Inner>
      {error ? <EmptyCard tone="critical">We couldn’t read the sites. {error}</EmptyCard> : null}
      {value?.length === 0 ? (
        <EmptyCard tone="caution">You don’t have a site yet. Ask us to add you to one.</EmptyCard>
      ) : null}
      {shown.length > 0 ? (
        <SiteToday key={shown.map(({ id }) => id).join()} sites={shown} site={site} />
      ) : null}
    </Inner>
  )
}

function SiteToday({ sites, site }: { sites: readonly StudioSite[]; site: StudioSite | null }) {
  const { value, error } = useTodayContent(sites)
  if (!value)
    return error ? (
      <EmptyCard tone="critical">We couldn’t read what’s on the site. {error}</EmptyCard>
    ) : (
      <Card aria-busy="true" aria-label="Being read" role="status" padding={6} tone="transparent" />
    )
  return (
    <Stack gap={4}>
      {error ? (
        <EmptyCard tone="caution">This could be out of date: we couldn’t read it again. {error}</EmptyCard>
      ) : null}
      <Read content={value} sites={sites} site={site} />
    </Stack>
  )
}

function Read({
  content,
  sites,
  site,
}: {
  content: TodayContent
  sites: readonly StudioSite[]
  site: StudioSite | null
}) {
  const now = useNow()
  const newId = useId()
  const { numbers, refresh } = useSiteNumbers(sites)
  const showings = useMemo(() => listShowings(content), [content])
  const approvals = useApprovals(content)
  const needs = listNeeds(
    sites.map((one) => ({
      site: one,
      showings,
      now,
      numbers: numbers[one.id]?.value,
      places: listPlaces(content.locations, one.id, one.timeZone),
      approvals: approvals.filter((approval) => approval.sites.includes(one.id)),
    })),
  )
  const places = sites.flatMap(({ id, timeZone }) => listPlaces(content.locations, id, timeZone))
  const zone = site?.timeZone ?? sites[0]?.timeZone ?? 'UTC'
  const runs = useMemo(
    () =>
      site && {
        live: liveNow(showings, site.id, now),
        bars: dayBars(showings, site.id, now, site.timeZone),
      },
    [showings, site, now],
  )
  const words = site ? formatOpenPlaces(places, now) : formatSites(sites, showings, now)
  return (
    <>
      <Head
        now={now}
        zone={zone}
        words={words}
        end={<NewMenu id={newId} button={<ActButton icon={AddIcon} text="New" />} />}
      />
      <Columns>
        <Stack gap={5}>
          <NeedsSection needs={needs} named={!site} />
          {site ? <QuickChanges site={site} /> : null}
          {site && runs ? (
            <>
              <NextDays
                bars={runs.bars}
                today={dateAt(now, zone)}
                site={site.id}
                zone={`${zoneCity(zone)} time`}
              />
              <OnSiteNow live={runs.live} slug={site.slug} zone={zone} now={now} />
            </>
          ) : (
            <>
              <YourSites
                sites={sites}
                showings={showings}
                needs={needs}
                numbers={numbers}
                now={now}
                drafts={content.drafts}
              />
              {sites.map((each) => (
                <Changes key={each.id} site={each} showings={showings} now={now} />
              ))}
            </>
          )}
        </Stack>
        <Side aria-label="At a glance">
          {site ? <Glance site={site} numbers={numbers[site.id]} now={now} refresh={refresh} /> : null}
          {site ? <WeekLine key={site.id} site={site} /> : null}
          {site ? <LocationsNow places={places} site={site} now={now} /> : null}
          <WaitingForApproval approvals={approvals} zone={zone} now={now} />
          <HoursThatDiffer places={places} now={now} zone={zone} />
          <Drafts drafts={content.drafts} sites={sites} now={now} />
          <SharedPreviews sites={sites} numbers={numbers} now={now} refresh={refresh} />
        </Side>
      </Columns>
    </>
  )
}

/** What starts or ends on one of several sites in the next fourteen days; nothing where nothing does. */
function Changes({
  site: { id, name, timeZone },
  showings,
  now,
}: {
  site: StudioSite
  showings: readonly Showing[]
  now: string
}) {
  const bars = useMemo(
    () => dayBars(showings, id, now, timeZone).filter(({ starts, ends }) => starts || ends),
    [showings, id, now, timeZone],
  )
  if (bars.length === 0) return null
  return (
    <NextDays
      title={`Next 14 days at ${name}`}
      bars={bars}
      today={dateAt(now, timeZone)}
      site={id}
      zone={`${zoneCity(timeZone)} time`}
    />
  )
}

const zoneCity = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

function formatSites(
  sites: readonly StudioSite[],
  showings: Parameters<typeof liveNow>[0],
  now: string,
): string {
  const zones = new Set(sites.map(({ timeZone }) => timeZone)).size
  const live = sites.reduce((sum, { id }) => sum + liveNow(showings, id, now).length, 0)
  const places = zones === 1 ? 'one time zone' : `${zones} time zones`
  return `${sites.length} sites in ${places}, ${live} things live.`
}

function Head({ now, zone, words, end }: { now: string; zone: string; words: string; end: ReactNode }) {
  const user = useCurrentUser()
  const { minutes, weekday, date } = wallClockAt(now, zone)
  const part = minutes < 720 ? 'morning' : minutes < 1020 ? 'afternoon' : 'evening'
  const first = getFirstName(user?.name)
  return (
    <Flex align="flex-end" gap={4} wrap="wrap" marginBottom={5}>
      <Stack gap={4} flex={1}>
        <Heading as="h1" size={3}>
          Good {part}
          {first ? `, ${first}` : ''}
        </Heading>
        <Text size={1} muted>
          {WEEKDAY_NAMES[weekday]} {formatDate(date).replace(/ \d{4}$/, '')}. {words}
        </Text>
      </Stack>
      <BesideHeading marginBottom={1}>{end}</BesideHeading>
    </Flex>
  )
}
