// Who may have the machine go through a site, role by role, against a real lake.
import { STAFF_API, staffGoLive } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { openStaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b']

function notLive() {
  const content = new FakeContent('b')
  content.add('a', { siteSettings: { id: 'siteSettings-a', name: 'Dealer A', launch: { liveAt: null } } })
  return content
}

test('the last look is for managers and administrators of that dealer, and for nobody else', async () => {
  const site = await openStaffSite(ROLES, { content: notLive() })
  for (const [who, slug, status] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 403],
    ['marketer-a--b', 'a', 403],
    ['manager-b', 'a', 401],
    ['manager-a', 'b', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    const answer = await site.ask(who, slug, STAFF_API.goLive)
    expect([who, slug, answer.status]).toEqual([who, slug, status])
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    if (status !== 200) expect(answer.text).not.toContain('checks')
  }
}, 60_000)

test('the last look names pages that do not open, an enquiry that goes nowhere, and stock that is away', async () => {
  const site = await openStaffSite(['manager-a'], { content: notLive() })
  const { checks } = staffGoLive.parse((await site.ask('manager-a', 'a', STAFF_API.goLive)).json())
  expect(checks.map(({ id, state }) => [id, state])).toEqual([
    // The routes of this server are the staff's alone.
    ['pages', 'wrong'],
    ['links', 'right'],
    ['enquiry', 'wrong'],
    ['prices', 'wrong'],
  ])
  expect(checks[0]?.paths).toEqual(['/'])
})

test('the last look keeps no enquiry', async () => {
  const site = await openStaffSite(['manager-a'], { content: notLive() })
  await site.ask('manager-a', 'a', STAFF_API.goLive)
  const { count } = await site.db
    .selectFrom('leads')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
}, 60_000)
