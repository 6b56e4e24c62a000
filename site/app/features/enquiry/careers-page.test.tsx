import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { CareersPage } from './components/careers-page.tsx'
import { getCareersPage, getRolePage } from './lead-pages.server.ts'

const role = (key: string, title: string, more: object = {}) => ({ key, title, ...more })
const ROLES = [
  role('1', 'Service technician', {
    location: rawLocation.id,
    text: 'Logbook work.',
    posted: '2026-11-02',
    closes: '2026-12-18',
  }),
  role('2', 'Yard hand', { closes: '2026-11-20' }),
  role('3', 'Detailer', { text: 'Clean, not hide.' }),
]

function dealerWith(blocks: readonly object[]) {
  return testDealer({ pages: [{ id: 'page-c', slug: 'careers', title: 'Careers', blocks }] })
}
const dealer = dealerWith([{ type: 'roles', key: 'r', roles: ROLES }])
const asked = (position = '', locationId = '') => ({
  carId: '',
  position,
  locationId,
  url: new URL('http://a.example/careers'),
})

test('a role that has closed is not shown, and the page changes when the next one does', async () => {
  const page = await getCareersPage(dealer, asked())
  const html = pageHtml(<CareersPage {...page} />)
  expect(html).toContain('Service technician')
  expect(html).not.toContain('Yard hand')
  expect(dealer.changes).toContain('2026-12-18T14:00:00.000Z')
})

test('an application begins with the role and the place that were pressed', async () => {
  const { form, blocks } = await getCareersPage(dealer, asked('Service technician', rawLocation.id))
  const value = (name: string) => form.steps[0]?.fields.find((field) => field.name === name)?.value
  expect([value('position'), value('location_id')]).toEqual(['Service technician', rawLocation.id])
  const [block] = blocks
  expect(block?.type === 'roles' && block.roles[0]?.href).toBe(
    `/careers?position=Service+technician&location_id=${rawLocation.id}#apply`,
  )
})

test('the terms of the role that was pressed and what happens next are beside its application', async () => {
  const page = await getCareersPage(dealer, asked('Service technician', rawLocation.id))
  const [, application = ''] = pageHtml(<CareersPage {...page} />).split('id="apply"')
  expect(application).toMatch(
    /Apply: Service technician.*18 December 2026.*Your application goes to the team at/,
  )
})

test.each(['Yard hand', 'Give me <b>money</b>'])(
  'no application begins with %j, which is no open role',
  async (position) => {
    const { form } = await getCareersPage(dealer, asked(position))
    expect(form.steps[0]?.fields.find(({ name }) => name === 'position')?.value).toBe('')
  },
)

test('a role with a date, a description and an address is a job posting on its own page, and on no list', async () => {
  expect((await getCareersPage(dealer, asked())).meta.structured ?? []).toEqual([])
  const { slug } = (await getCareersPage(dealer, asked())).blocks.flatMap((block) =>
    block.type === 'roles' ? block.roles : [],
  )[0] ?? { slug: '' }
  const { meta, role: shown, form } = await getRolePage(dealer, slug, asked())
  expect(slug).toMatch(/^service-technician-/)
  expect(meta.path).toBe(`/careers/${slug}`)
  expect(shown.title).toBe('Service technician')
  expect(form.steps[0]?.fields.find(({ name }) => name === 'position')?.value).toBe('Service technician')
  expect(meta.structured).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Service technician',
      datePosted: '2026-11-02',
      validThrough: '2026-12-18',
      employmentType: 'FULL_TIME',
      description: 'Logbook work.',
    }),
  ])
})

test('a role without a date has a page and is no job posting; one that has closed has no page', async () => {
  expect((await getRolePage(dealer, 'detailer', asked())).meta.structured).toBeUndefined()
  await expect(getRolePage(dealer, 'yard-hand', asked())).rejects.toMatchObject({ status: 404 })
  await expect(getRolePage(testDealer(), 'detailer', asked())).rejects.toMatchObject({ status: 404 })
})

test('a page without roles has the form first', async () => {
  const page = await getCareersPage(dealerWith([]), asked())
  expect(pageHtml(<CareersPage {...page} />)).not.toContain('id="apply"')
})
