// Each role at each endpoint of the lake, for its own, shared and another dealer's documents. The roles
// are those of the seeding; the lake is a process of its own.
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { signIn } from '../testing/sign-in.ts'
import { type SpawnedLake, spawnLake } from '../testing/spawned-lake.ts'
import { type DemoPerson, putDemoPeople } from './demo-people.ts'
import { createLakeClient } from './lake-client.ts'
import { putRoles } from './put-roles.ts'

type Role = 'administrator' | 'marketer' | 'manager' | 'editor'
const ROLES: readonly Role[] = ['administrator', 'marketer', 'manager', 'editor']

const PEOPLE: DemoPerson[] = [
  ...ROLES.map((role) => ({
    id: role,
    name: `The ${role}`,
    email: `${role}@ours.example`,
    roles: [role === 'administrator' ? role : `${role}-ours`],
  })),
  { id: 'stranger', name: 'A stranger', email: 'stranger@theirs.example', roles: ['manager-theirs'] },
]

/** A campaign for some sites. */
const findCampaignId = (...slugs: string[]) => ({
  _type: 'campaign',
  name: `Campaign for ${slugs.join(' and ')}`,
  sites: slugs.map((slug) => ({ _key: slug, _type: 'reference', _ref: `tenant-${slug}` })),
})

/** One document of each type for a dealer. */
function buildDocuments(slug: string): SeedDocument[] {
  const make = dealerDocuments(slug)
  return [
    {
      _id: `tenant-${slug}`,
      _type: 'tenant',
      slug: { current: slug },
      name: slug,
      hosts: [`www.${slug}.example`],
    },
    make.siteSettings({ name: `Name of ${slug}` }),
    make.navigation({}),
    make.location('city', { name: `City of ${slug}` }),
    make.page('about', { title: `About ${slug}` }),
    make.offer('sale', { name: `Sale of ${slug}` }),
    make.promoTile('tile', { name: `Tile of ${slug}` }),
    { ...findCampaignId(slug), _id: `campaign-${slug}` },
    { ...make.page('about', { title: `Secret of ${slug}` }), _id: `drafts.page-${slug}-about` },
  ]
}

const SHARED: SeedDocument = {
  _id: 'offer-shared',
  _type: 'offer',
  name: 'Shared',
  sites: ['ours', 'theirs'].map((slug) => ({ _key: slug, _type: 'reference', _ref: `tenant-${slug}` })),
}
const ACROSS: SeedDocument = { ...findCampaignId('ours', 'theirs'), _id: 'campaign-across' }
/** Plans for sites are for marketers: no others read them. */
const OWN = buildDocuments('ours').flatMap(({ _id, _type }) => (_type === 'campaign' ? [] : _id))
const FOREIGN = buildDocuments('theirs').map(({ _id }) => _id)
const TYPES = [
  'tenant',
  'siteSettings',
  'navigation',
  'location',
  'page',
  'offer',
  'promoTile',
  'campaign',
] as const
const readId = (type: (typeof TYPES)[number], slug: string) =>
  ({
    location: `location-${slug}-city`,
    page: `page-${slug}-about`,
    offer: `offer-${slug}-sale`,
    promoTile: `promoTile-${slug}-tile`,
  })[type as string] ?? `${type}-${slug}`

/** The types that each role may write for its own dealer. */
const WRITES: Readonly<Record<Role, readonly string[]>> = {
  administrator: TYPES,
  marketer: ['page', 'offer', 'promoTile', 'campaign'],
  manager: ['siteSettings', 'navigation', 'location', 'page', 'offer', 'promoTile'],
  editor: ['location', 'page', 'offer', 'promoTile'],
}

let spawned: SpawnedLake
let seeds: SanityClient
const clients = new Map<string, SanityClient>()

beforeAll(async () => {
  spawned = await spawnLake()
  seeds = createLakeClient(spawned.lake)
  const { apiHost = '', token } = spawned.lake
  const transaction = seeds.transaction()
  for (const document of [...buildDocuments('ours'), ...buildDocuments('theirs'), SHARED, ACROSS])
    transaction.create<Record<string, unknown>>(document)
  await transaction.commit()
  await putDemoPeople(apiHost, token, PEOPLE)
  await putRoles(apiHost, token, seeds)
  for (const { id } of PEOPLE)
    clients.set(id, createLakeClient({ ...spawned.lake, token: await signIn(apiHost, id) }))
}, 60_000)
afterAll(() => spawned?.end())

const createClient = (person: string) => clients.get(person) as SanityClient
const isFree = (role: Role) => role === 'administrator'

async function ask(person: string, path: string, init: RequestInit = {}) {
  const { token } = createClient(person).config()
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(`${spawned.lake.apiHost}${path}`, { ...init, headers })
  return { status: answer.status, text: await answer.text() }
}

/** A dry run, so that the next write meets the same content. */
async function mayWrite(role: Role, mutation: object): Promise<boolean> {
  const body = JSON.stringify({ mutations: [mutation] })
  const { status } = await ask(role, '/v1/data/mutate/production?dryRun=true', { method: 'POST', body })
  // 409: permitted, but other documents refer to it.
  if (![200, 403, 409].includes(status)) throw new Error(`mutate answered ${status}`)
  return status !== 403
}

describe.each(ROLES)('a person with the role %s', (role) => {
  const free = isFree(role)

  it('queries the dealer’s own and shared documents, and no other dealer’s', async () => {
    const ids = await createClient(role).fetch<string[]>('*[!(_type in path("system.**"))]._id')
    expect(ids).toEqual(expect.arrayContaining([...OWN, 'offer-shared']))
    expect(ids.filter((id) => FOREIGN.includes(id))).toEqual(free ? FOREIGN.toSorted() : [])
    const names = await createClient(role).fetch('*[_id == "offer-shared"][0].sites[]->name')
    expect(names).toEqual(free ? ['ours', 'theirs'] : ['ours', null])
  })

  it('reads and writes a campaign only when every site it names is the person’s, and it plans them', async () => {
    const campaigns = await createClient(role).fetch<string[]>('*[_type == "campaign"]._id | order(@ asc)')
    const own = role === 'marketer' ? ['campaign-ours'] : []
    expect(campaigns).toEqual(free ? ['campaign-across', 'campaign-ours', 'campaign-theirs'] : own)
    expect(await mayWrite(role, { patch: { id: 'campaign-across', set: { name: 'Mine' } } })).toBe(free)
    const set = { sites: ACROSS.sites }
    expect(await mayWrite(role, { patch: { id: 'campaign-ours', set } })).toBe(free)
    const { text } = await ask(role, '/v1/data/history/production/documents/campaign-across')
    expect(text.includes('Campaign for ours')).toBe(free)
  })

  it.each([...FOREIGN])('gets %s by its id only when every dealer is the person’s', async (id) => {
    const { text } = await ask(role, `/v1/data/doc/production/${id}`)
    const { documents } = JSON.parse(text) as { documents: unknown[] }
    expect(documents).toHaveLength(free ? 1 : 0)
  })

  it('exports no document of another dealer', async () => {
    const { status, text } = await ask(role, '/v1/data/export/production')
    expect(status).toBe(200)
    const ids = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { _id: string })._id)
    expect(ids).toEqual(expect.arrayContaining(OWN))
    expect(ids.some((id) => FOREIGN.includes(id))).toBe(free)
  })

  it.each(TYPES)('writes a %s of the own dealer only where the role permits it', async (type) => {
    const patch = { patch: { id: readId(type, 'ours'), set: { name: 'Changed' } } }
    expect(await mayWrite(role, patch)).toBe(WRITES[role].includes(type))
  })

  it.each(TYPES)('writes no %s of another dealer', async (type) => {
    const id = readId(type, 'theirs')
    expect(await mayWrite(role, { patch: { id, set: { name: 'Changed' } } })).toBe(free)
    expect(await mayWrite(role, { delete: { id } })).toBe(free)
  })

  it('writes no shared offer that another dealer shows, and shares none with another dealer', async () => {
    expect(await mayWrite(role, { patch: { id: 'offer-shared', set: { name: 'Mine' } } })).toBe(free)
    const set = { sites: SHARED.sites }
    expect(await mayWrite(role, { patch: { id: 'offer-ours-sale', set } })).toBe(free)
  })

  it('publishes no other dealer’s draft by an action', async () => {
    const actionType = 'sanity.action.document.edit'
    const patch = { set: { title: 'Ha' } }
    const action = {
      actionType,
      draftId: 'drafts.page-theirs-about',
      publishedId: 'page-theirs-about',
      patch,
    }
    const body = JSON.stringify({ actions: [action], dryRun: true })
    const { status } = await ask(role, '/v1/data/actions/production', { method: 'POST', body })
    expect(status).toBe(free ? 200 : 403)
  })

  it('reads the history of its own and of no other dealer’s documents', async () => {
    const base = '/v1/data/history/production'
    for (const path of ['/transactions/', '/documents/', '/events/documents/']) {
      const foreign = (await ask(role, `${base}${path}page-theirs-about`)).text
      expect(foreign.includes('About theirs') || foreign.includes('"author"'), path).toBe(
        free && foreign !== '' && (path !== '/documents/' || foreign.includes('About theirs')),
      )
    }
    expect((await ask(role, `${base}/documents/page-ours-about`)).text).toContain('About ours')
  })

  it('counts no reference from another dealer’s documents', async () => {
    const { text } = await ask(role, '/v1/data/references/production/documents/tenant-theirs/to')
    const { totalCount } = JSON.parse(text) as { totalCount: number }
    // The shared offer names both dealers.
    if (free) expect(totalCount).toBeGreaterThan(1)
    else expect(totalCount).toBe(1)
  })

  it('receives events of its own dealer’s documents, and of no other’s', async () => {
    const heard: string[] = []
    await new Promise<void>((done, fail) => {
      const options = { events: ['welcome', 'mutation'], includeAllVersions: true } as const
      const listening = createClient(role).listen('*', {}, { ...options, events: [...options.events] })
      const subscription = listening.subscribe({
        next: async (event) => {
          if (event.type === 'welcome') {
            await seeds.patch('page-theirs-about').set({ touched: role }).commit()
            await seeds.patch('page-ours-about').set({ touched: role }).commit()
          } else if (event.type === 'mutation') {
            heard.push(event.documentId)
            if (event.documentId !== 'page-ours-about') return
            subscription.unsubscribe()
            done()
          }
        },
        error: fail,
      })
    })
    expect(heard).toEqual(free ? ['page-theirs-about', 'page-ours-about'] : ['page-ours-about'])
  })

  it('receives live events that something changed, without its content', async () => {
    const abort = new AbortController()
    const { token } = createClient(role).config()
    const url = `${spawned.lake.apiHost}/v2025-02-19/data/live/events/production?includeDrafts=true`
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await fetch(url, { headers, signal: abort.signal })
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    let text = ''
    while (!text.includes('event: message') && !text.includes('"tags"')) {
      const { value } = await reader.read()
      text += new TextDecoder().decode(value)
      if (text.includes('welcome') && !text.includes('"tags"'))
        await seeds.patch('drafts.page-theirs-about').set({ touched: role }).commit()
    }
    abort.abort()
    expect(text).not.toMatch(/theirs|Secret/)
  })

  it('sees no person of another dealer, by id or in the project’s list', async () => {
    expect((await ask(role, '/v1/users/stranger')).status).toBe(free ? 200 : 404)
    const several = await ask(role, '/v1/projects/forecourt/users/stranger,editor')
    expect(several.text.includes('stranger@theirs.example')).toBe(free)
    expect(several.text).toContain('editor@ours.example')
    const project = await ask(role, '/v1/projects/forecourt')
    expect(project.text.includes('stranger')).toBe(free)
    expect(project.text.includes('theirs')).toBe(free)
    expect((await ask(role, '/v1/projects/forecourt/acl/stranger')).status).toBe(free ? 200 : 404)
    expect((await ask(role, '/v1/projects/forecourt/roles')).text.includes('theirs')).toBe(free)
  })

  it('sees the name of the platform’s staff and not their mail address', async () => {
    const { text } = await ask(role, '/v1/users/administrator')
    expect(text).toContain('The administrator')
    expect(text.includes('administrator@ours.example')).toBe(free)
  })

  it('lists the pictures of its own dealer, and no other’s', async () => {
    const upload = async (words: string, document: string) => {
      const asset = await seeds.assets.upload('file', Buffer.from(`${words} ${role}`), { filename: 'x.txt' })
      const file = { _type: 'file', asset: { _type: 'reference', _ref: asset._id } }
      await seeds.patch(document).set({ file }).commit()
      return asset._id
    }
    const [own, foreign] = [
      await upload('own', 'page-ours-about'),
      await upload('theirs', 'page-theirs-about'),
    ]
    const listed = await createClient(role).fetch<string[]>('*[_type == "sanity.fileAsset"]._id')
    expect(listed).toContain(own)
    expect(listed.includes(foreign)).toBe(free)
    const fresh = await createClient(role).assets.upload('file', Buffer.from(`mine ${role}`), {
      filename: 'm.txt',
    })
    expect(fresh._id).toMatch(/^file-/)
  })

  it('receives the presence of its own dealer’s staff, and of no other’s', async () => {
    const heard = await presenceReceivedBy(role)
    expect(heard).toContain('"i":"editor"')
    expect(heard).toContain('page-ours-about')
    expect(heard.includes('stranger')).toBe(free)
    expect(heard.includes('page-theirs-about')).toBe(free)
  })

  it('writes people and roles only as an administrator', async () => {
    for (const path of ['/local/roles', '/local/users/mallory']) {
      const { status } = await ask(role, path, { method: 'PUT', body: '{"no":"body"}' })
      expect(status).toBe(free ? 400 : 403)
    }
  })
})

/** What a person's socket receives while a colleague and another dealer's editor each open a document, and the administrator both. */
async function presenceReceivedBy(person: string): Promise<string> {
  const listener = await openPresence(person)
  const others = await Promise.all([
    openPresence('stranger'),
    openPresence('administrator'),
    openPresence('editor'),
  ])
  const [stranger, administrator, editor] = others
  announce(stranger, 'page-theirs-about')
  announce(administrator, 'page-theirs-about', 'page-ours-about')
  announce(editor, 'page-ours-about')
  // Everybody's word has passed the server once those who may hear it have; the order between sockets is not fixed.
  const isAll = (text: string) => text.includes('"i":"editor"') && text.includes('stranger')
  await administrator.until(isAll)
  await listener.until((text) => (person === 'administrator' ? isAll(text) : text.includes('"i":"editor"')))
  for (const socket of [listener, ...others]) socket.close()
  return listener.received()
}

type Presence = Awaited<ReturnType<typeof openPresence>>

async function openPresence(person: string) {
  const socket = new WebSocket(`${spawned.lake.apiHost?.replace('http', 'ws')}/v1/socket/production`)
  let received = ''
  let look = () => {}
  socket.addEventListener('message', ({ data }) => {
    received += `${data}\n`
    look()
  })
  const until = (test: (text: string) => boolean) =>
    new Promise<void>((done) => {
      look = () => {
        if (test(received)) done()
      }
      look()
    })
  const send = (method: string, params: object, id: number) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }))
  await new Promise((done) => socket.addEventListener('open', done))
  send('authorization', { authorization: `Bearer ${createClient(person).config().token}` }, 1)
  await until((text) => text.includes('"id":1'))
  send('presence_subscribe', {}, 2)
  await until((text) => text.includes('"id":2'))
  return { send, until, received: () => received, close: () => socket.close() }
}

function announce(socket: Presence | undefined, ...documentIds: string[]): void {
  const locations = documentIds.map((documentId) => ({ type: 'document', documentId, path: ['title'] }))
  socket?.send('presence_announce', { data: { sessionId: crypto.randomUUID(), locations } }, 3)
}
