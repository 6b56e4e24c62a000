// A dealer is made, retired and opened again against a lake of its own, by those who may and those who may not.
import { hostsQuery, parseHosts, parseHours } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putDemoPeople } from '../../seed/demo-people.ts'
import { createLakeClient } from '../../seed/lake-client.ts'
import { putRoles } from '../../seed/put-roles.ts'
import { readBundle } from '../../testing/read-bundle.ts'
import { signIn } from '../../testing/sign-in.ts'
import { type SpawnedLake, spawnLake } from '../../testing/spawned-lake.ts'
import { createDealer, plainStarter, reopenDealer, retireDealer, type Starter } from './index.ts'

const TODAY = '2026-11-21'
const NOW = '2026-11-21T02:00:00.000Z'
const REFUSED = 'Only administrators may do this. Nothing was changed.'
let spawned: SpawnedLake
let administrator: SanityClient
let others: Readonly<Record<string, SanityClient>>

const plain = (slug: string) =>
  plainStarter({ slug, name: `Motors of ${slug}`, template: 'outback', state: 'VIC' })

beforeAll(async () => {
  spawned = await spawnLake()
  const { apiHost = '', token } = spawned.lake
  const program = createLakeClient(spawned.lake)
  await createDealer(program, plain('older'), TODAY)
  const person = (id: string, role: string) => ({
    id,
    name: id,
    email: `${id}@forecourt.example`,
    roles: [role],
  })
  const people = ['marketer', 'manager', 'editor'].map((kind) => person(kind, `${kind}-older`))
  await putDemoPeople(apiHost, token, [person('robin', 'administrator'), ...people])
  await putRoles(apiHost, token, program)
  const createClient = async (id: string) =>
    createLakeClient({ ...spawned.lake, token: await signIn(apiHost, id) })
  administrator = await createClient('robin')
  others = Object.fromEntries(await Promise.all(people.map(async ({ id }) => [id, await createClient(id)])))
}, 60_000)
afterAll(() => spawned?.end())

/** Every document without what the lake itself writes. */
const contents = async () =>
  (
    await administrator.fetch<Record<string, unknown>[]>('*[!(_type match "system.**")] | order(_id asc)')
  ).map(({ _rev, _updatedAt, ...fields }) => fields)
const listHosts = async () => {
  const published = administrator.withConfig({ perspective: 'published' })
  return parseHosts(await published.fetch(hostsQuery)).dealers
}

function hours(text: string) {
  const read = parseHours(text)
  if ('problem' in read) throw new Error(read.problem)
  return read.hours
}

function saltbush(): Starter {
  const [main] = plain('saltbush').locations
  const week = { workdays: hours('9-5'), saturday: hours('9-12, 1-3'), sunday: hours('by appt') }
  return {
    ...plain('saltbush'),
    hosts: ['www.saltbush.example'],
    colours: { brand: '#1c6a70', accent: '#f0c987' },
    wordmark: 'Saltbush',
    dealership: { slug: 'saltbush-mildura', id: '812' },
    locations: [
      { ...main, slug: 'mildura', name: 'Mildura', city: 'Mildura', phone: '03 5550 0610', hours: week },
      { ...main, slug: 'broken-hill', name: 'Broken Hill', city: 'Broken Hill', state: 'SA', hours: week },
    ],
  }
}

describe('a new dealer', () => {
  it('has what was said of it, and reads without a warning', async () => {
    await createDealer(administrator, saltbush(), TODAY)
    const { bundle, warnings } = await readBundle(administrator, 'saltbush')
    expect(warnings).toEqual([])
    expect(bundle?.tenant).toMatchObject({
      timeZone: 'Australia/Melbourne',
      wordmark: 'Saltbush',
      theme: { brand: '#1c6a70', accent: '#f0c987' },
      dealerships: [{ slug: 'saltbush-mildura', id: '812' }],
    })
    expect(bundle?.locations.map(({ slug, primary }) => [slug, primary])).toEqual([
      ['mildura', true],
      ['broken-hill', false],
    ])
    expect(bundle?.locations[1]).toMatchObject({ timeZone: 'Australia/Adelaide' })
    const [, , , , , saturday, sunday] = bundle?.locations[0]?.openingHours ?? []
    expect(saturday?.intervals).toHaveLength(2)
    expect(sunday).toMatchObject({ status: 'Closed', byAppointment: true })
    expect((await listHosts()).find(({ slug }) => slug === 'saltbush')?.hosts).toEqual([
      'www.saltbush.example',
    ])
  })

  it.each([
    ['its address', { slug: 'saltbush' }, /is the address of Motors of saltbush/],
    ['a host name', { hosts: ['www.saltbush.example'] }, /is a host name of Motors of saltbush/],
    ['its dealership', { dealership: { slug: '', id: '812' } }, /is a dealership of Motors of saltbush/],
  ])('that has %s of another is refused, and nothing is written', async (_what, changed, reason) => {
    const before = await contents()
    const starter = { ...plain('mulga'), ...changed }
    await expect(createDealer(administrator, starter, TODAY)).rejects.toThrow(reason)
    expect(await contents()).toEqual(before)
  })
})

describe('a dealer that is retired', () => {
  it('leaves the list of sites with nothing deleted, and comes back as it was', async () => {
    await administrator.createOrReplace({
      ...((await administrator.getDocument('tenant-saltbush')) as { _id: string; _type: string }),
      _id: 'drafts.tenant-saltbush',
    })
    const before = await contents()
    await retireDealer(administrator, 'tenant-saltbush', NOW)
    expect((await listHosts()).map(({ slug }) => slug)).toEqual(['older'])
    expect(await contents()).toHaveLength(before.length)
    const forms = await administrator.getDocuments(['tenant-saltbush', 'drafts.tenant-saltbush'])
    expect(forms.map((form) => form?.retiredAt)).toEqual([NOW, NOW])
    await expect(retireDealer(administrator, 'tenant-saltbush', NOW)).rejects.toThrow('retired already')
    await reopenDealer(administrator, 'tenant-saltbush')
    expect(await contents()).toEqual(before)
    await expect(reopenDealer(administrator, 'tenant-saltbush')).rejects.toThrow('is not retired')
  })

  it('keeps its addresses, so that nobody else is found there', async () => {
    await retireDealer(administrator, 'tenant-saltbush', NOW)
    const starter = { ...plain('mulga'), hosts: ['www.saltbush.example'] }
    await expect(createDealer(administrator, starter, TODAY)).rejects.toThrow(/is a host name of/)
    await reopenDealer(administrator, 'tenant-saltbush')
  })
})

describe.each(['marketer', 'manager', 'editor'])('a %s', (kind) => {
  const client = () => {
    const found = others[kind]
    if (!found) throw new Error(`Nobody is ${kind}`)
    return found
  }

  it('makes, retires and opens no dealer', async () => {
    const before = await contents()
    await expect(createDealer(client(), plain(`by-${kind}`), TODAY)).rejects.toThrow(REFUSED)
    await expect(retireDealer(client(), 'tenant-older', NOW)).rejects.toThrow(REFUSED)
    await expect(retireDealer(client(), 'tenant-saltbush', NOW)).rejects.toThrow('not there any more')
    expect(await contents()).toEqual(before)
    await retireDealer(administrator, 'tenant-older', NOW)
    await expect(reopenDealer(client(), 'tenant-older')).rejects.toThrow(REFUSED)
    await reopenDealer(administrator, 'tenant-older')
  })
})
