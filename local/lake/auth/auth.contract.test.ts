import { describe, expect, test } from 'vitest'
import { ask, READ_TOKEN, startTestLake, type TestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

const USER = { name: 'Ida', email: 'ida@forecourt.example', roles: ['editor-quayside'] }

async function lakeWithUser() {
  const lake = await startTestLake()
  const body = JSON.stringify(USER)
  const put = await ask(lake, '/local/users/ida', { method: 'PUT', token: WRITE_TOKEN, body })
  expect(put.status).toBe(200)
  return lake
}

function submitSignIn(lake: TestLake, headers: Record<string, string> = {}, user = 'ida') {
  const body = new URLSearchParams({ origin: `${lake.url}/structure?x=1`, user })
  return ask(lake, '/auth/login/forecourt', { method: 'POST', body, headers })
}

async function signedInToken(lake: TestLake): Promise<string> {
  const location = (await submitSignIn(lake)).headers.get('location') ?? ''
  const sid = /#sid=([0-9a-f]+)$/.exec(location)?.[1]
  return (await ask(lake, `/v2021-06-07/auth/fetch?sid=${sid}`)).json().token
}

describe('sign-in', () => {
  test('sign-in page: lists the users; choosing one returns a ticket for a token', async () => {
    const lake = await lakeWithUser()
    const origin = `${lake.url}/`
    const page = await ask(lake, `/auth/login/forecourt?origin=${encodeURIComponent(origin)}`)
    expect(page.text).toContain('Ida')
    const answer = await submitSignIn(lake)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^${lake.url}/structure\\?x=1#sid=[0-9a-f]{36}$`),
    )
    const token = await signedInToken(lake)
    const me = await ask(lake, '/v1/users/me', { token })
    expect(me.json()).toMatchObject({
      id: 'ida',
      name: 'Ida',
      role: 'editor-quayside',
      roles: [{ name: 'editor-quayside' }],
    })
  })

  test.each([
    ['a fresh visit', {}, 'Forecourt', ''],
    ['a return', { name: 'quay & side', brand: '#1549d8', ink: '#ffffff' }, 'quay &#38; side', '#1549d8'],
    ['a forged cookie', { name: 'x', brand: 'red;}', ink: '#ffffff' }, 'Forecourt', ''],
  ])(
    'sign-in page of %s: shows the site that was worked on last, or none',
    async (_, site, words, colour) => {
      const lake = await lakeWithUser()
      const cookie = `other=1; forecourt_last_site=${encodeURIComponent(JSON.stringify(site))}`
      const origin = encodeURIComponent(`${lake.url}/today`)
      const { text } = await ask(lake, `/auth/login/forecourt?origin=${origin}`, { headers: { cookie } })
      expect(/<aside.*<\/aside>/.exec(text)?.[0]).toContain(`>${words}<`)
      expect(/<aside.*<\/aside>/.exec(text)?.[0]).toContain(colour === '' ? '<aside>' : colour)
      expect(text.includes('You were signed out')).toBe(colour !== '')
    },
  )

  test('ticket: works once', async () => {
    const lake = await lakeWithUser()
    const location = (await submitSignIn(lake)).headers.get('location')!
    const path = `/v1/auth/fetch?sid=${location.split('#sid=')[1]}`
    expect((await ask(lake, path)).status).toBe(200)
    expect((await ask(lake, path)).status).toBe(401)
  })

  test('session: survives a restart and ends with sign-out', async () => {
    const first = await lakeWithUser()
    const token = await signedInToken(first)
    await first.close()
    const lake = await startTestLake({ folder: first.lake.options.folder })
    expect((await ask(lake, '/v1/users/me', { token })).status).toBe(200)
    expect((await ask(lake, '/v1/auth/logout', { method: 'POST', token })).status).toBe(204)
    expect((await ask(lake, '/v1/users/me', { token })).status).toBe(401)
  })

  test.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
  ])('sign-in with %s: refused', async (_, headers) => {
    expect((await submitSignIn(await lakeWithUser(), headers)).status).toBe(403)
  })

  test('ticket: only returned to origins of this machine', async () => {
    const lake = await lakeWithUser()
    const body = new URLSearchParams({ origin: 'https://evil.example/', user: 'ida' })
    const answer = await ask(lake, '/auth/login/forecourt', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect((await submitSignIn(lake, {}, 'nobody')).status).toBe(400)
  })

  test('lake on a public address: sign-in without a password is refused', async () => {
    const lake = await startTestLake({ host: '0.0.0.0' })
    const path = `/auth/login/forecourt?origin=${encodeURIComponent('http://localhost:1/')}`
    expect((await ask(lake, path)).status).toBe(403)
  })

  test('sign-in page: user names are escaped', async () => {
    const lake = await lakeWithUser()
    const body = JSON.stringify({ ...USER, name: '<img src=x>' })
    await ask(lake, '/local/users/evil', { method: 'PUT', token: WRITE_TOKEN, body })
    const page = await ask(lake, `/auth/login/forecourt?origin=${encodeURIComponent(`${lake.url}/`)}`)
    expect(page.text).not.toContain('<img')
  })
})

describe('permissions of a token', () => {
  test('without a token: answers 401 as JSON', async () => {
    const lake = await startTestLake()
    const answer = await ask(lake, '/v1/users/me')
    expect([answer.status, answer.json().statusCode]).toEqual([401, 401])
  })

  test.each([
    ['GET', '/v1/data/query/production?query=*'],
    ['GET', '/v1/data/doc/production/a'],
    ['GET', '/v1/data/listen/production?query=*'],
    ['GET', '/v1/data/history/production/transactions/a'],
    ['GET', '/v1/data/references/production/documents/a/to'],
    ['GET', '/v1/projects/forecourt'],
    ['GET', '/v1/projects/forecourt/datasets/production/acl'],
    ['GET', '/v1/users/someone'],
    ['POST', '/v1/data/mutate/production'],
    ['POST', '/v1/data/actions/production'],
    ['POST', '/v1/assets/images/production'],
    ['PUT', '/local/users/x'],
    ['GET', '/local/unknown'],
  ])('%s %s: refused without a valid token', async (method, path) => {
    const lake = await startTestLake()
    const body = method === 'GET' ? undefined : '{"mutations":[]}'
    expect((await ask(lake, path, { method, body })).status).toBe(401)
    expect((await ask(lake, path, { method, body, token: 'made-up' })).status).toBe(401)
  })

  test('read token: reads, and is refused to write', async () => {
    const lake = await startTestLake()
    await lake.client().create({ _id: 'a', _type: 't', n: 1 })
    const reader = lake.client({ token: READ_TOKEN })
    expect(await reader.fetch('*[_id == "a"][0].n')).toBe(1)
    for (const write of [
      reader.create({ _id: 'b', _type: 't' }),
      reader.patch('a').set({ n: 2 }).commit(),
      reader.createOrReplace({ _id: 'a', _type: 't' }),
      reader.delete('a'),
    ]) {
      await expect(write).rejects.toMatchObject({ statusCode: 403 })
    }
    expect(await reader.fetch('*[_id == "a"][0].n')).toBe(1)
  })

  test('user management, dataset access, unknown endpoints: administrators only', async () => {
    const lake = await lakeWithUser()
    for (const token of [READ_TOKEN, await signedInToken(lake)]) {
      const body = JSON.stringify(USER)
      expect((await ask(lake, '/local/users/x', { method: 'PUT', token, body })).status).toBe(403)
      expect((await ask(lake, '/local/unknown', { token })).status).toBe(403)
      const path = '/v1/projects/forecourt/datasets/production'
      const edit = await ask(lake, path, { method: 'PATCH', token, body: '{"aclMode":"public"}' })
      expect(edit.status).toBe(403)
    }
  })

  test('public dataset: anyone reads published documents without dots in their ids, and nothing else', async () => {
    const lake = await startTestLake()
    for (const _id of ['open', 'drafts.open', 'secret.dotted'])
      await lake.client().create({ _id, _type: 't' })
    await lake.client().datasets.edit('production', { aclMode: 'public' })
    const anonymous = lake.client({ token: null, apiVersion: '2023-01-01' })
    expect(await anonymous.fetch('*._id')).toEqual(['open'])
    expect(await anonymous.fetch('*[_id == "drafts.open"]')).toEqual([])
    expect(await anonymous.getDocument('secret.dotted')).toBe(undefined)
    const { omitted } = (await ask(lake, '/v1/data/doc/production/secret.dotted')).json()
    expect(omitted).toEqual([{ id: 'secret.dotted', reason: 'permission' }])
    await expect(anonymous.create({ _type: 't' })).rejects.toMatchObject({ statusCode: 401 })
  })

  test('acl endpoint: returns the grants the lake enforces', async () => {
    const lake = await startTestLake()
    const path = '/v1/projects/forecourt/datasets/production/acl'
    expect((await ask(lake, path, { token: READ_TOKEN })).json()).toEqual([
      { filter: '_id in path("**")', permissions: ['read', 'history'] },
    ])
  })

  test('Studio settings: stored per user', async () => {
    const lake = await lakeWithUser()
    const token = await signedInToken(lake)
    const body = JSON.stringify([{ key: 'studio.theme', value: { dark: true } }])
    await ask(lake, '/v1/users/me/keyvalue', { method: 'PUT', token, body })
    const path = '/v1/users/me/keyvalue/studio.theme,other'
    expect((await ask(lake, path, { token })).json()).toEqual([
      { key: 'studio.theme', value: { dark: true } },
      { key: 'other', value: null },
    ])
    expect((await ask(lake, path, { token: WRITE_TOKEN })).json()[0].value).toBe(null)
  })

  test('users endpoint: returns other users by id, one or several', async () => {
    const lake = await lakeWithUser()
    const one = await ask(lake, '/v1/users/ida', { token: READ_TOKEN })
    expect(one.json()).toMatchObject({ id: 'ida', displayName: 'Ida' })
    const several = await ask(lake, '/v1/projects/forecourt/users/ida,robot-write,ghost', {
      token: READ_TOKEN,
    })
    expect(several.json().map((user: { id: string }) => user.id)).toEqual(['ida', 'robot-write'])
    expect((await ask(lake, '/v1/users/ghost', { token: READ_TOKEN })).status).toBe(404)
  })
})
