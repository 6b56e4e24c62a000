// A dealer whose content is in a dataset of its own, beside one whose content is not; each dataset is a lake here.
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { readEnv } from '../env.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { html, openTestServer, SECRET } from '../fixtures/test-server.ts'
import { SiteMetrics } from '../metrics/site-metrics.ts'
import { openContent } from './open-content.ts'

const soon = { timeout: 15_000, interval: 20 }

const ofTenant = (slug: string) => ({ _type: 'reference', _ref: `tenant-${slug}` })
const location = (slug: string, name: string) => ({
  _id: `location-${slug}`,
  _type: 'location',
  tenant: ofTenant(slug),
  name,
  slug: { _type: 'slug', current: 'north' },
})

const render = (_: Request, { site }: RequestContext): Response => {
  if (site.kind !== 'dealer') return html('')
  const { tenant, locations, manufacturers } = site.bundle
  return html(
    [tenant.name, ...locations.map(({ name }) => name), ...manufacturers.map(({ name }) => name)].join(', '),
  )
}

async function openPlaced() {
  const [main, own] = await Promise.all([LakeChild.start(), LakeChild.start()])
  const [platform, dealer] = [main.writer(), own.writer()]
  for (const slug of ['a', 'b']) {
    await platform.createOrReplace(tenantDocument(slug, `Dealer ${slug}`))
    await platform.createOrReplace(location(slug, `Main ${slug}`))
  }
  await platform.create({
    _id: 'make',
    _type: 'manufacturer',
    name: 'Kia',
    slug: { _type: 'slug', current: 'kia' },
  })
  await dealer.createOrReplace(tenantDocument('a', 'Written by the dealer'))
  await dealer.createOrReplace(location('a', 'Own a'))
  const variables = own.variables()
  const place = {
    dealer: 'a',
    projectId: variables.SANITY_PROJECT_ID,
    dataset: variables.SANITY_DATASET,
    apiHost: variables.SANITY_API_HOST,
    readToken: variables.SANITY_READ_TOKEN,
  }
  const env = readEnv({
    ...main.variables(),
    CONTENT_PLACES: JSON.stringify([place]),
    MEILI_URL: 'http://127.0.0.1:1',
    SESSION_SECRET: SECRET,
  })
  const { log, lines } = fakeLog()
  const opened = openContent(env, { metrics: new SiteMetrics(), log })
  const site = await openTestServer(opened.source, render)
  await expect.poll(() => site.content.connected, soon).toBe(true)
  const read = async (slug: string) =>
    (await site.get('/', { headers: { host: `${slug}.base.example` } })).text
  await expect.poll(() => read('a'), soon).toContain('Own a')
  return { ...site, own, platform, dealer, opened, lines, read }
}

test('the dealer’s documents are read from its dataset, what the platform decides from the main one', async () => {
  const { read, platform, dealer } = await openPlaced()
  expect(await read('a')).toBe('Dealer a, Own a, Kia')
  expect(await read('b')).toBe('Dealer b, Main b, Kia')
  await dealer.patch('location-a').set({ name: 'Own a, changed' }).commit()
  await expect.poll(() => read('a'), soon).toBe('Dealer a, Own a, changed, Kia')
  await platform.patch('make').set({ name: 'KIA' }).commit()
  await expect.poll(() => read('a'), soon).toBe('Dealer a, Own a, changed, KIA')
  await expect.poll(() => read('b'), soon).toBe('Dealer b, Main b, KIA')
  await platform.patch('tenant-a').set({ name: 'Dealer A' }).commit()
  await expect.poll(() => read('a'), soon).toBe('Dealer A, Own a, changed, KIA')
})

test('what is written into a dealer’s dataset reaches no other dealer, and not what the platform decides of it', async () => {
  const { read, dealer } = await openPlaced()
  await dealer.createOrReplace(tenantDocument('b', 'Taken over'))
  await dealer.createOrReplace(location('b', 'Taken over'))
  await dealer.createOrReplace({ _id: 'make', _type: 'manufacturer', name: 'Taken over' })
  await dealer.patch('tenant-a').set({ name: 'Taken over' }).commit()
  await dealer.patch('location-a').set({ name: 'Own a, last' }).commit()
  await expect.poll(() => read('a'), soon).toBe('Dealer a, Own a, last, Kia')
  expect(await read('b')).toBe('Dealer b, Main b, Kia')
})

test('while a dealer’s dataset is away its last content is served, others go on, and its changes arrive after it', async () => {
  const { read, own, dealer, platform, lines } = await openPlaced()
  await own.kill()
  await expect
    .poll(() => lines, soon)
    .toContainEqual(expect.objectContaining({ tenant: 'a', msg: 'the content’s events have stopped' }))
  await platform.patch('location-b').set({ name: 'Main b, changed' }).commit()
  await expect.poll(() => read('b'), soon).toBe('Dealer b, Main b, changed, Kia')
  expect(await read('a')).toBe('Dealer a, Own a, Kia')
  await own.start()
  await dealer.patch('location-a').set({ name: 'Own a is back' }).commit()
  await expect.poll(() => read('a'), soon).toBe('Dealer a, Own a is back, Kia')
})

test('people of a dealer’s own project are the dealer’s by its built-in roles, and nobody of the platform', async () => {
  const { own, opened } = await openPlaced()
  const roles = ['administrator', 'editor', 'contributor', 'viewer', 'manager-a', 'manager-b']
  for (const role of roles) await own.putPerson(role, [role])
  const staff = opened.placedStaff.get('a')
  const read = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await staff?.fetchRoles(role)])),
  )
  expect(read).toEqual({
    administrator: ['manager-a'],
    editor: ['manager-a'],
    contributor: ['editor-a'],
    viewer: ['marketer-a'],
    'manager-a': ['manager-a'],
    'manager-b': [],
  })
})

test.each([
  ['no JSON', '{', 'is no JSON list of datasets'],
  ['an unknown field', '[{"dealer":"a","projectId":"p","readToken":"t","token":"x"}]', '0'],
  [
    'a dealer with two',
    '[{"dealer":"a","projectId":"p","readToken":"t"},{"dealer":"a","projectId":"q","readToken":"t"}]',
    'a has two datasets',
  ],
])('CONTENT_PLACES with %s is refused at the start', (_, CONTENT_PLACES, words) => {
  const env = {
    SANITY_PROJECT_ID: 'p',
    SANITY_READ_TOKEN: 't',
    MEILI_URL: 'http://x.example',
    SESSION_SECRET: SECRET,
  }
  expect(() => readEnv({ ...env, CONTENT_PLACES })).toThrow(words)
})
