import { STAFF_API, staffWebAddress } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { openStaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b']

test('web addresses are seen by managers and administrators of that dealer, of that dealer alone', async () => {
  const looked: string[] = []
  const webAddresses = {
    look: async (slug: string) => {
      looked.push(slug)
      return { isSet: false, hosts: [] }
    },
  }
  const site = await openStaffSite(ROLES, { webAddresses })
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
    // A name that is asked for is not looked up.
    const answer = await site.ask(who, slug, `${STAFF_API.webAddress}?host=evil.example`)
    expect([who, slug, answer.status]).toEqual([who, slug, status])
    if (status === 200) expect(staffWebAddress.parse(answer.json())).toMatchObject({ isSet: false })
  }
  expect(looked).toEqual(['a', 'a'])
}, 60_000)
