import { staffStatus } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import type { ImportReport } from '#app/integrations/import-report.ts'
import type { SiteState } from '#app/integrations/site-state.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { addWebVitals } from '#db/vitals/web-vitals-repository.ts'
import { getStaffStatus } from './staff-status.server.ts'

const siteState: SiteState = {
  versions: { build: '1a2b3c', node: '24.21.0', database: 'PostgreSQL 18.4' },
  startedAt: '2026-11-24T00:00:00.000Z',
  services: async () => ({ content: 'connected', stock: 'away', database: 'connected' }),
  contentBehindSince: () => null,
  listSearchServers: async () => [
    { title: 'Search server main', note: '' },
    { title: 'Search server west', note: 'has missed changes of b' },
  ],
  countStreams: () => 12,
  listJobs: async () => [
    {
      name: 'monthly-reports',
      title: 'Monthly reports',
      state: 'failed',
      at: '2026-11-24T00:00:00.000Z',
      words: 'No report for b.',
    },
  ],
  listDealers: async () => [
    { slug: 'a', name: 'Dealer A' },
    { slug: 'b', name: 'Dealer B' },
  ],
}
const importReport = {
  listFeeds: async (slug: string) => [
    ...[{ feed: `${slug}.csv`, at: '2026-11-23T00:00:00.000Z', run: 'r', summary: '9 rows', refused: true }],
  ],
} as unknown as ImportReport

const contextFor = async (isAdministrator: boolean): Promise<RequestContext> => ({
  ...(await testContext()),
  siteState,
  importReport,
  staff: { user: 'u', readsLeads: false, managesPeople: false, cars: 'none', isAdministrator },
})

async function addDelivery({ db, now }: RequestContext, tenant_slug: string, channel: string) {
  await db
    .insertInto('lead_deliveries')
    .values({
      tenant_slug,
      id: channel,
      lead_id: 'l',
      channel,
      state: 'dead',
      attempts: 20,
      due_at: now,
      last_error: 'refused for jo@example.com',
      created_at: now,
      delivered_at: null,
    })
    .execute()
}

test('staff of a dealer see services and versions, and only their dealer’s imports and deliveries', async () => {
  const context = await contextFor(false)
  const { name, slug } = (context.site as Extract<RequestContext['site'], { kind: 'dealer' }>).bundle.tenant
  await addDelivery(context, slug, 'webhook')
  await addDelivery(context, 'b', 'adf')
  const status = staffStatus.parse(await getStaffStatus(context))
  expect(status.dealers).toMatchObject([
    {
      name,
      imports: [{ feed: `${slug}.csv`, refused: true }],
      deliveries: [{ channel: 'webhook', count: 1, givenUp: true }],
    },
  ])
  expect(status.services).toEqual([
    { title: 'Content', answers: true, note: '' },
    { title: 'Stock index', answers: false, note: '' },
    { title: 'Database', answers: true, note: '' },
  ])
  expect(status.versions).toContainEqual({ title: 'Database', text: 'PostgreSQL 18.4' })
  expect(status.jobs).toEqual([])
  expect(JSON.stringify(status)).not.toMatch(/adf|b\.csv|jo@example\.com/)
})

test('an administrator sees the imports and deliveries of all dealers, and how jobs went', async () => {
  const context = await contextFor(true)
  await addDelivery(context, 'b', 'adf')
  const { dealers, jobs, services } = staffStatus.parse(await getStaffStatus(context))
  expect(jobs).toMatchObject([{ title: 'Monthly reports', state: 'failed', words: 'No report for b.' }])
  expect(services.slice(3)).toEqual([
    { title: 'Search server main', answers: true, note: '' },
    { title: 'Search server west', answers: false, note: 'has missed changes of b' },
  ])
  expect(dealers.map(({ name }) => name)).toEqual(['Dealer A', 'Dealer B'])
  expect(dealers[1]?.deliveries).toMatchObject([{ channel: 'adf', givenUp: true }])
  expect(dealers[1]?.imports).toMatchObject([{ refused: true }])
})

test('the speed of pages is the value that three of four visits stay below, the busiest page first', async () => {
  const context = await contextFor(false)
  const { slug } = (context.site as Extract<RequestContext['site'], { kind: 'dealer' }>).bundle.tenant
  const day = context.now.slice(0, 10)
  await addWebVitals(context.db, [
    { tenant_slug: slug, day, page: '_index', name: 'lcp', class: 2, count: 3 },
    { tenant_slug: slug, day, page: 'cars.$slug', name: 'lcp', class: 10, count: 4 },
    { tenant_slug: slug, day, page: 'cars.$slug', name: 'cls', class: 0, count: 4 },
    { tenant_slug: 'b', day, page: 'print', name: 'lcp', class: 2, count: 3 },
  ])
  const { speed, measures } = await getStaffStatus(context)
  expect(measures).toHaveLength(3)
  expect(speed.map(({ page, visits }) => [page, visits])).toEqual([
    ['A vehicle', 4],
    ['Front page', 3],
  ])
  expect(speed[0]?.values).toEqual([
    { text: '5500 ms', poor: true },
    { text: '–', poor: false },
    { text: '0.001', poor: false },
  ])
})

test('the status does not exist for whoever is no staff, as the guest of a shared preview', async () => {
  const asked = getStaffStatus({ ...(await contextFor(false)), preview: true, staff: null })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test('while the content service does not answer staff read what shoppers see, and since when', async () => {
  const away = {
    ...siteState,
    services: async () => ({ ...(await siteState.services()), content: 'away' as const }),
  }
  const since = '2026-11-24T02:05:00.000Z'
  const context = { ...(await contextFor(false)), now: '2026-11-24T03:00:00.000Z' }
  const read = async (behind: string | null) => {
    const status = await getStaffStatus({
      ...context,
      siteState: { ...away, contentBehindSince: () => behind },
    })
    return status.services.find(({ title }) => title === 'Content')
  }
  expect(await read(since)).toEqual({
    title: 'Content',
    answers: false,
    note: 'does not answer. Shoppers see what was published by Tue 24 Nov, 12:05 pm; later changes show when it is back',
  })
  expect(await read(null)).toMatchObject({ answers: false, note: '' })
})
