import { beforeEach, describe, expect, test } from 'vitest'
import { ask, READ_TOKEN, startTestLake, type TestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

const MEMBERS_TOKEN = 'test-members-token'
const INVITES = '/v2025-07-11/access/project/forecourt/invites'
const USERS = '/v2025-07-11/access/project/forecourt/users'
const START = Date.parse('2025-06-01T00:00:00.000Z')
const WEEK = 7 * 86_400_000
const IDA = { email: 'Ida@quayside.example', name: 'Ida <b>', role: 'editor-quayside', invitedBy: 'Mick' }

let lake: TestLake
let now = START

beforeEach(async () => {
  now = START
  const robots = [
    { id: 'robot-read', name: 'Site', role: 'viewer' as const, token: READ_TOKEN },
    { id: 'robot-write', name: 'Seeds', role: 'administrator' as const, token: WRITE_TOKEN },
    { id: 'robot-members', name: 'People', role: 'members' as const, token: MEMBERS_TOKEN },
  ]
  lake = await startTestLake({ robots, now: () => new Date(now) })
  const roles = ['editor-quayside', 'manager-quayside'].map((name) => ({
    name,
    title: 'Editor, Quayside',
    sites: ['quayside'],
    grants: [],
  }))
  await ask(lake, '/local/roles', { method: 'PUT', token: WRITE_TOKEN, body: JSON.stringify(roles) })
})

const invite = (given: object = {}, token = MEMBERS_TOKEN) =>
  ask(lake, INVITES, { method: 'POST', token, body: JSON.stringify({ ...IDA, ...given }) })
const readLink = async (id: string) =>
  (await ask(lake, `${INVITES}/${id}/link`, { token: MEMBERS_TOKEN })).json().path as string
const useLink = (path: string, headers: Record<string, string> = {}) => {
  const token = new URL(path, lake.url).searchParams.get('token') ?? ''
  return ask(lake, '/auth/invitation', { method: 'POST', body: new URLSearchParams({ token }), headers })
}
const listUsers = async () => (await ask(lake, USERS, { token: MEMBERS_TOKEN })).json().data

describe('an invitation', () => {
  test('opened, makes the person with the role and signs in', async () => {
    const link = await readLink((await invite()).json().id)
    const opened = await ask(lake, link)
    expect(opened.text).toContain('Join as Ida &#60;b&#62;')
    const answer = await useLink(link)
    const sid = /\/#sid=([0-9a-f]+)$/.exec(answer.headers.get('location') ?? '')?.[1]
    const { token } = (await ask(lake, `/v1/auth/fetch?sid=${sid}`)).json()
    expect((await ask(lake, '/v1/users/me', { token })).json()).toMatchObject({
      name: IDA.name,
      email: 'ida@quayside.example',
      roles: [{ name: 'editor-quayside' }],
    })
  })

  test('works once, and looking at it does not use it up', async () => {
    const link = await readLink((await invite()).json().id)
    for (const status of [200, 200]) expect((await ask(lake, link)).status).toBe(status)
    const both = await Promise.all([useLink(link), useLink(link)])
    expect(both.map(({ status }) => status).sort()).toEqual([302, 410])
    expect((await ask(lake, link)).status).toBe(410)
  })

  test.each([
    [
      'is 7 days old',
      () => {
        now += WEEK
      },
    ],
    [
      'was withdrawn',
      async (id: string) =>
        void (await ask(lake, `${INVITES}/${id}`, { method: 'DELETE', token: MEMBERS_TOKEN })),
    ],
  ])('that %s makes nobody', async (_, spoil) => {
    const { id } = (await invite()).json()
    const link = await readLink(id)
    await spoil(id)
    expect((await useLink(link)).status).toBe(410)
    expect(await listUsers()).toEqual([])
  })

  test('with another signature, or another’s, makes nobody', async () => {
    const first = await readLink((await invite()).json().id)
    const second = await readLink((await invite({ email: 'otto@quayside.example' })).json().id)
    const [id] = first.slice(first.indexOf('=') + 1).split('.')
    const [, signature] = second.split('.')
    for (const token of [`${id}.`, `${id}.${signature}`, id, '', 'x.y'])
      expect((await useLink(`/auth/invitation?token=${token}`)).status).toBe(410)
  })

  test('pressed twice is one; one that ran out is made anew', async () => {
    const [first, second] = await Promise.all([invite(), invite({ email: 'ida@quayside.example' })])
    expect(second.json()).toEqual(first.json())
    now += WEEK
    const third = (await invite()).json()
    expect(third.id).not.toBe(first.json().id)
    expect((await ask(lake, INVITES, { token: MEMBERS_TOKEN })).json().data).toHaveLength(1)
  })

  test('of somebody who has an account gives the role, and is no key to the account', async () => {
    const body = JSON.stringify({ name: 'Root', email: 'IDA@quayside.example', roles: ['administrator'] })
    await ask(lake, '/local/users/root', { method: 'PUT', token: WRITE_TOKEN, body })
    const answer = await useLink(await readLink((await invite()).json().id))
    expect(answer.headers.get('location')).not.toContain('sid=')
    expect(answer.headers.get('location')).toContain('/auth/login/forecourt?')
    expect(await listUsers()).toMatchObject([
      { sanityUserId: 'root', memberships: [{ roleNames: ['administrator', 'editor-quayside'] }] },
    ])
  })

  test('is not used by another site’s form', async () => {
    const link = await readLink((await invite()).json().id)
    expect((await useLink(link, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await useLink(link, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('the robot for people', () => {
  test('reads no document, and gives and takes no role of the platform', async () => {
    const read = await ask(lake, '/v1/data/query/production?query=*', { token: MEMBERS_TOKEN })
    expect(read.json().result ?? []).toEqual([])
    expect((await invite({ role: 'administrator' })).status).toBe(403)
    const path = `${USERS}/root/roles/administrator`
    expect((await ask(lake, path, { method: 'DELETE', token: MEMBERS_TOKEN })).status).toBe(403)
    const role = { method: 'PUT', token: MEMBERS_TOKEN, body: '{"title":"x","sites":["a"],"grants":[]}' }
    expect((await ask(lake, '/v1/projects/forecourt/roles/editor-a', role)).status).toBe(403)
  })

  test('invites to no role that is not there', async () => {
    expect((await invite({ role: 'editor-nowhere' })).status).toBe(404)
  })

  test('is the only one besides administrators: the reader, a manager and anybody are refused', async () => {
    const body = JSON.stringify({ name: 'M', email: 'm@quayside.example', roles: ['manager-quayside'] })
    await ask(lake, '/local/users/m', { method: 'PUT', token: WRITE_TOKEN, body })
    const sid = lake.lake.sessions.signIn('m')
    const { token: manager } = (await ask(lake, `/v1/auth/fetch?sid=${sid}`)).json()
    const { id } = (await invite()).json()
    for (const [token, status] of [
      [READ_TOKEN, 403],
      [manager, 403],
      ['nonsense', 401],
    ] as const) {
      expect((await invite({}, token)).status).toBe(status)
      for (const path of [INVITES, USERS, `${INVITES}/${id}/link`])
        expect([path, (await ask(lake, path, { token })).status]).toEqual([path, status])
      for (const path of [`${INVITES}/${id}`, `${USERS}/m/roles/manager-quayside`])
        expect((await ask(lake, path, { method: 'DELETE', token })).status).toBe(status)
    }
  })
})

describe('a person whose last role is taken', () => {
  test('is signed out at once, cannot sign in, and can be invited again', async () => {
    const link = await readLink((await invite()).json().id)
    const sid = /#sid=(.*)$/.exec((await useLink(link)).headers.get('location') ?? '')?.[1]
    const { token } = (await ask(lake, `/v1/auth/fetch?sid=${sid}`)).json()
    const [{ sanityUserId: user }] = await listUsers()
    const path = `${USERS}/${user}/roles/editor-quayside`
    expect((await ask(lake, path, { method: 'DELETE', token: MEMBERS_TOKEN })).status).toBe(200)
    expect((await ask(lake, '/v1/users/me', { token })).status).toBe(401)
    const page = await ask(lake, `/auth/login/forecourt?origin=${encodeURIComponent(lake.url)}/`)
    expect(page.text).not.toContain(IDA.email.toLowerCase())
    await useLink(await readLink((await invite()).json().id))
    expect(await listUsers()).toHaveLength(1)
  })
})

test('nothing of an invitation is in the log', async () => {
  await invite({ email: 'not an address' })
  await useLink(await readLink((await invite()).json().id))
  expect(lake.logged.join('\n')).not.toMatch(/ida|quayside\.example/i)
})

test('a role of a new site is made by an administrator, and outlives the next seeding while somebody is invited', async () => {
  const role = { title: 'Editor, New', sites: ['new'], grants: [] }
  const put = { method: 'PUT', token: WRITE_TOKEN, body: JSON.stringify(role) }
  expect((await ask(lake, '/v1/projects/forecourt/roles/editor-new', put)).status).toBe(200)
  await invite({ role: 'editor-new' })
  await ask(lake, '/local/roles', { method: 'PUT', token: WRITE_TOKEN, body: '[]' })
  expect(lake.lake.settings.roles.map(({ name }) => name)).toEqual(['editor-new'])
})
