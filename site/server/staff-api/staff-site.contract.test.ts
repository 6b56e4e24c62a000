// Who sees what visitors did, how a site does, its redirects, catalogues and preview links, against a real lake.
import {
  madePreviewLink,
  staffActivity,
  staffCatalogues,
  staffPreviewLinks,
  staffRedirects,
  staffStatus,
} from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import type { ImportReport } from '#app/integrations/import-report.ts'
import { addPageEvent } from '#db/events/page-events-repository.ts'
import { addRedirectHit } from '#db/redirects/redirect-hits-repository.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b', 'editor-b']
const PATHS = ['activity', 'status', 'redirects', 'catalogues', 'preview-links'].map(
  (name) => `/staff/api/${name}`,
)

const siteState = {
  versions: { build: '1a2b3c', node: '24.21.0', database: 'SQLite 3' },
  startedAt: '2026-11-24T00:00:00.000Z',
  services: async () => ({ content: 'connected', stock: 'away', database: 'connected' }) as const,
  contentBehindSince: () => null,
  listSearchServers: async () => [],
  countStreams: () => 12,
  listJobs: async () => [],
  listDealers: async () => [
    { slug: 'a', name: 'Dealer A' },
    { slug: 'b', name: 'Dealer B' },
  ],
}
const importReport = {
  listFeeds: async (slug: string) => [
    { feed: `of-${slug}.csv`, at: '2026-11-23T00:00:00Z', run: 'r', summary: '9 rows', refused: true },
  ],
} as unknown as ImportReport

async function openSite() {
  const site = await openStaffSite(ROLES, { importReport, siteState })
  for (const slug of ['a', 'b']) await addRecords(site, slug)
  return site
}

/** A record of each kind that names its dealer. */
async function addRecords({ db }: StaffSite, slug: string): Promise<void> {
  const now = new Date().toISOString()
  const event = { tenant_slug: slug, at: now, event: 25, label: `of-${slug}`, page: '/', car_id: '' }
  await addPageEvent(db, event, '2020-01-01T00:00:00.000Z')
  await addRedirectHit(db, { tenant_slug: slug, redirect_id: `of-${slug}`, at: now })
  await db
    .insertInto('lead_deliveries')
    .values({
      tenant_slug: slug,
      id: slug,
      lead_id: 'l',
      channel: `of-${slug}`,
      state: 'dead',
      attempts: 20,
      due_at: now,
      last_error: 'refused for jo@example.com',
      created_at: now,
      delivered_at: null,
    })
    .execute()
}

const makeLink = async (site: StaffSite, who: string, slug: string, more = {}) =>
  madePreviewLink.parse(
    (
      await site.ask(who, slug, '/staff/api/preview-links', {
        name: `of-${slug}`,
        days: '7',
        path: '/special-offers',
        ...more,
      })
    ).json(),
  )

test('a site’s own staff of every role are answered, nobody else, and nobody of another dealer’s records', async () => {
  const site = await openSite()
  await makeLink(site, 'manager-a', 'a')
  await makeLink(site, 'manager-b', 'b')
  for (const [who, slug, status] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 200],
    ['marketer-a--b', 'a', 200],
    ['marketer-a--b', 'b', 200],
    ['manager-a', 'b', 401],
    ['editor-a', 'b', 401],
    ['manager-b', 'a', 401],
    ['editor-b', 'a', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    const answers = await Promise.all(PATHS.map((path) => site.ask(who, slug, path)))
    expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([
      who,
      slug,
      ...PATHS.map(() => status),
    ])
    const other = slug === 'a' ? 'of-b' : 'of-a'
    for (const [at, { headers, text }] of answers.entries()) {
      expect(headers['cache-control']).toMatch(/no-store/)
      if (status === 200 && PATHS[at] !== '/staff/api/catalogues') expect(text).toContain(`of-${slug}`)
      // An administrator is told of the imports and deliveries of all dealers, and of nothing else.
      const isAcross = who === 'administrator' && PATHS[at] === '/staff/api/status'
      expect(text.includes(other), `${who} ${slug} ${PATHS[at]}`).toBe(isAcross)
      expect(text).not.toContain('jo@example.com')
    }
  }
}, 60_000)

test('answers fit the contract', async () => {
  const site = await openSite()
  const [activity, status, redirects, catalogues] = await Promise.all(
    PATHS.map(async (path) => (await site.ask('editor-a', 'a', path)).json()),
  )
  expect(staffActivity.parse(activity)).toMatchObject({
    total: 1,
    counts: [{ number: 25, name: 'Phone number pressed', count: 1 }],
    last: [{ detail: 'of-a', page: '/' }],
  })
  expect(staffStatus.parse(status)).toMatchObject({
    services: [{ answers: true }, { title: 'Stock index', answers: false }, { answers: true }],
    dealers: [{ imports: [{ refused: true }], deliveries: [{ count: 1, givenUp: true }] }],
  })
  expect(staffRedirects.parse(redirects).visits).toMatchObject([{ id: 'of-a', hits: 1 }])
  expect(staffCatalogues.parse(catalogues).catalogues).toEqual([])
})

test('a link is made, opens for a guest, and only its maker is told its address again', async () => {
  const site = await openSite()
  const made = await makeLink(site, 'editor-a', 'a')
  const address = 'address' in made ? new URL(made.address) : null
  expect(address?.host).toBe('a.base.example')
  const list = async (who: string) =>
    staffPreviewLinks.parse((await site.ask(who, 'a', '/staff/api/preview-links')).json()).links
  expect(await list('editor-a')).toMatchObject([
    { name: 'of-a', path: '/special-offers', address: address?.href },
  ])
  expect(await list('manager-a')).toMatchObject([{ name: 'of-a', address: '' }])
  const guest = await site.ask('anonymous', 'a', address?.pathname ?? '')
  expect([guest.status, guest.headers.location]).toEqual([302, '/special-offers'])
})

test('a link is withdrawn by staff of its dealer, by nobody else, and opens no longer', async () => {
  const site = await openSite()
  const made = await makeLink(site, 'editor-a', 'a')
  const path = '/staff/api/preview-links'
  const [link] = staffPreviewLinks.parse((await site.ask('editor-a', 'a', path)).json()).links
  const withdraw = async (who: string, slug: string) =>
    (await site.ask(who, slug, path, { withdraw: link?.id ?? '' })).status
  expect([await withdraw('editor-b', 'a'), await withdraw('editor-b', 'b')]).toEqual([401, 404])
  expect(await withdraw('manager-a', 'a')).toBe(200)
  const opened = 'address' in made ? new URL(made.address).pathname : ''
  expect((await site.ask('anonymous', 'a', opened)).status).toBe(401)
})

test('a link without a name or with an end of its own is refused with a sentence, and leads nowhere else', async () => {
  const site = await openSite()
  expect(await makeLink(site, 'editor-a', 'a', { name: '   ' })).toEqual({ problem: 'Give the link a name.' })
  expect(await makeLink(site, 'editor-a', 'a', { days: '400' })).toEqual({
    problem: 'Choose how long the link is open.',
  })
  await makeLink(site, 'editor-a', 'a', { path: '//evil.example/x' })
  const { links } = staffPreviewLinks.parse(
    (await site.ask('editor-a', 'a', '/staff/api/preview-links')).json(),
  )
  expect(links).toMatchObject([{ path: '/' }])
})
