// A site is put live and taken off against a lake of its own, by those who may and those who may not.
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putDemoPeople } from '../../seed/demo-people.ts'
import { createLakeClient } from '../../seed/lake-client.ts'
import { putRoles } from '../../seed/put-roles.ts'
import { readBundle } from '../../testing/read-bundle.ts'
import { signIn } from '../../testing/sign-in.ts'
import { type SpawnedLake, spawnLake } from '../../testing/spawned-lake.ts'
import { createDealer, noteSavedStep, plainStarter, putLive, settleSteps, takeOff } from './index.ts'

const NOW = '2026-11-21T02:00:00.000Z'
const SITE = 'tenant-saltbush'
const REFUSED = 'Only the site’s managers and administrators may do this. Nothing was changed.'
let spawned: SpawnedLake
let program: SanityClient
let clients: Readonly<Record<string, SanityClient>>

const plain = (slug: string) => plainStarter({ slug, name: slug, template: 'outback', state: 'VIC' })
const clientOf = (id: string): SanityClient => {
  const found = clients[id]
  if (!found) throw new Error(`Nobody is ${id}`)
  return found
}
const readLaunch = async () => (await readBundle(program, 'saltbush')).bundle?.tenant.launch

beforeAll(async () => {
  spawned = await spawnLake()
  const { apiHost = '', token } = spawned.lake
  program = createLakeClient(spawned.lake)
  await createDealer(program, { ...plain('saltbush'), waitsSince: NOW }, '2026-11-21')
  await createDealer(program, plain('other'), '2026-11-21')
  const roles = ['administrator', 'manager-saltbush', 'editor-saltbush', 'marketer-saltbush', 'manager-other']
  const people = roles.map((role) => ({
    id: role,
    name: role,
    email: `${role}@forecourt.example`,
    roles: [role],
  }))
  await putDemoPeople(apiHost, token, people)
  await putRoles(apiHost, token, program)
  const create = async (id: string) => createLakeClient({ ...spawned.lake, token: await signIn(apiHost, id) })
  clients = Object.fromEntries(await Promise.all(roles.map(async (id) => [id, await create(id)])))
}, 60_000)
afterAll(() => spawned?.end())

it('a site made to wait is not live, one made at once is', async () => {
  expect(await readLaunch()).toEqual({ liveAt: null })
  expect((await readBundle(program, 'other')).bundle?.tenant.launch).toBeNull()
})

it.each(['editor-saltbush', 'marketer-saltbush', 'manager-other'])(
  '%s neither puts a site live nor settles a step',
  async (who) => {
    const refused = /Only the site’s managers|has no settings yet/
    await expect(putLive(clientOf(who), SITE, NOW)).rejects.toThrow(refused)
    await expect(settleSteps(clientOf(who), SITE, ['look'])).rejects.toThrow(refused)
    // Whatever the Studio offers, the lake refuses.
    await expect(
      clientOf(who).patch('siteSettings-saltbush').set({ 'launch.liveAt': NOW }).commit(),
    ).rejects.toMatchObject({ statusCode: expect.toSatisfy((code) => [403, 404, 409].includes(code)) })
    expect(await readLaunch()).toEqual({ liveAt: null })
  },
)

it.each(['manager-saltbush', 'administrator'])(
  '%s puts a site live at once, and takes it off',
  async (who) => {
    const [settings] = await program.getDocuments<{ _type: string }>(['siteSettings-saltbush'])
    await program.createOrReplace({ ...settings, _type: 'siteSettings', _id: 'drafts.siteSettings-saltbush' })
    await putLive(clientOf(who), SITE, NOW)
    expect(await readLaunch()).toEqual({ liveAt: NOW })
    // A draft that is published later keeps it live.
    const draft = await program.getDocument<{ launch?: unknown }>('drafts.siteSettings-saltbush')
    expect(draft?.launch).toMatchObject({ liveAt: NOW })
    await expect(putLive(clientOf(who), SITE, NOW)).rejects.toThrow('is live already')
    await expect(putLive(clientOf('editor-saltbush'), SITE, NOW)).rejects.toThrow('is live already')
    await expect(takeOff(clientOf('editor-saltbush'), SITE)).rejects.toThrow(REFUSED)
    await takeOff(clientOf(who), SITE)
    expect(await readLaunch()).toEqual({ liveAt: null })
  },
)

it('who saved a step is noted once a step, by a manager and by no editor', async () => {
  const manager = clientOf('manager-saltbush')
  const read = async () =>
    (await program.getDocument<{ launch: { saved?: unknown } }>('siteSettings-saltbush'))?.launch.saved
  await noteSavedStep(manager, SITE, { step: 'look', by: 'Robin' }, NOW)
  await noteSavedStep(manager, SITE, { step: 'legal', by: 'Robin' }, NOW)
  await noteSavedStep(manager, SITE, { step: 'look', by: 'Tanya' }, '2026-11-21T03:00:00.000Z')
  const saved = [
    { step: 'legal', by: 'Robin', at: NOW },
    { step: 'look', by: 'Tanya', at: '2026-11-21T03:00:00.000Z' },
  ]
  expect(await read()).toMatchObject(saved)
  await expect(
    noteSavedStep(clientOf('editor-saltbush'), SITE, { step: 'look', by: 'E' }, NOW),
  ).rejects.toThrow(REFUSED)
  expect(await read()).toMatchObject(saved)
})

it('a site that never waited is neither put live nor taken off', async () => {
  await expect(putLive(clientOf('administrator'), 'tenant-other', NOW)).rejects.toThrow('is live already')
  await expect(takeOff(clientOf('administrator'), 'tenant-other')).rejects.toThrow('was not put live here')
})
