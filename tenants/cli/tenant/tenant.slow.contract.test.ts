import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SURFACE_COLOURS, TEMPLATE_NAMES } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkTheme } from '../../../schemas/src/theme/check-theme.ts'
import { createLakeClient } from '../../seed/lake-client.ts'
import { seedContent } from '../../seed/seed-content.ts'
import { listSeedDocuments } from '../../seed/seed-plan.ts'
import { DEALERS, listPlatformDocuments, listPlatformPictures } from '../../src/index.ts'
import { readBundle } from '../../testing/read-bundle.ts'
import { type SpawnedLake, spawnLake } from '../../testing/spawned-lake.ts'
import { readTenantCommand } from './arguments.ts'
import type { Session } from './lake-session.ts'
import { runTenantCommand } from './run-command.ts'

const NOW = '2026-11-21T02:00:00.000Z'
let spawned: SpawnedLake
let client: SanityClient
let lines: string[] = []
let answer: string | null = null
let place: SanityClient | null = null

beforeAll(async () => {
  spawned = await spawnLake()
  client = createLakeClient(spawned.lake)
  const documents = listSeedDocuments(listPlatformDocuments('2026-11-21'), DEALERS, '2026-11-21')
  const pictures = [...listPlatformPictures(), ...DEALERS.flatMap((dealer) => dealer.pictures)]
  await seedContent(client, { documents, pictures }, false)
}, 60_000)
afterAll(() => spawned?.end())
beforeEach(() => {
  lines = []
  answer = null
})

function run(words: string, now = NOW): Promise<void> {
  const session: Session = {
    client,
    say: (line) => lines.push(line),
    ask: async () => answer,
    now,
    siteAddress: (slug) => `http://${slug}.localhost:3000`,
    connectPlace: () => {
      if (place === null) throw new Error('no place')
      return place
    },
    backupFolder: join(spawned.folder, 'backups'),
  }
  const output = { print: session.say, printError: session.say }
  return runTenantCommand(readTenantCommand(words.split(' '), output), session)
}

const listIds = (slug: string) =>
  client.fetch<string[]>('*[_id == $id || tenant._ref == $id || references($id)] | order(_id asc)._id', {
    id: `tenant-${slug}`,
  })
/** Every document without what the lake itself writes. */
const contents = async () =>
  (await client.fetch<Record<string, unknown>[]>('*[!(_type match "system.**")] | order(_id asc)')).map(
    ({ _rev, _updatedAt, ...fields }) => fields,
  )

describe('a new dealer', () => {
  it.each(TEMPLATE_NAMES)(
    'of template %s reads without a warning, in colours that can be read',
    async (template) => {
      await run(`new test-${template} --template ${template} --state SA`)
      expect(lines.at(-1)).toBe(`http://test-${template}.localhost:3000`)
      const { bundle, warnings } = await readBundle(client, `test-${template}`)
      expect(warnings).toEqual([])
      if (bundle === null) throw new Error('There is no bundle')
      const { tenant } = bundle
      expect(tenant).toMatchObject({ template, timeZone: 'Australia/Adelaide', defaultState: 'sa' })
      expect(checkTheme(tenant.theme, SURFACE_COLOURS[template]).shown).toBe(true)
      expect(bundle.locations).toHaveLength(1)
      expect(bundle.navigation.header.length).toBeGreaterThan(2)
      expect(bundle.pages.map(({ slug }) => slug)).toEqual([
        'about-us',
        'contact-us',
        'home',
        'privacy-policy',
      ])
    },
  )

  it('that is created twice changes nothing', async () => {
    const before = await contents()
    await run('new test-metro --template moto')
    expect(lines[0]).toBe('Test Metro is there already (template metro); nothing was changed.')
    expect(lines[1]).toBe('http://test-metro.localhost:3000')
    expect(await contents()).toEqual(before)
  })

  it.each([
    ['Redgum', /small letters/],
    ['a--b', /single hyphens/],
    ['www', /reserved for the platform/],
    ['redgum-dalby', /is a dealership of Redgum Trucks & Caravans/],
    ['a-name-that-is-much-too-long-for-a-part-of-a-host', /too long/],
  ])('is refused the slug %s', async (slug, reason) => {
    const before = (await contents()).length
    await expect(run(`new ${slug}`)).rejects.toThrow(reason)
    expect((await contents()).length).toBe(before)
  })

  it('is listed with the others and the number of their documents', async () => {
    await run('list')
    expect(lines[0]).toMatch(/^slug +name +template +locations +pages +offers +tiles +address$/)
    expect(lines.find((line) => line.startsWith('kerbside '))).toMatch(
      /Kerbside Used Cars +metro +4 +\d+ +\d+ +5 +http:\/\/kerbside\.localhost:3000$/,
    )
    expect(lines.find((line) => line.startsWith('test-moto '))).toMatch(/ moto +1 +4 +0 +0 /)
  })
})

describe('retiring a dealer', () => {
  it('is shown in the list, deletes nothing, and is undone by reopening', async () => {
    const before = await contents()
    await run('retire test-marque')
    expect(lines[0]).toBe('Test Marque is retired: its addresses answer 503 for an hour, then 404.')
    await run('list')
    expect(lines.find((line) => line.startsWith('test-marque '))).toMatch(/ retired$/)
    await expect(run('retire test-marque')).rejects.toThrow('Test Marque is retired already.')
    await run('reopen test-marque')
    expect(lines.at(-1)).toBe('http://test-marque.localhost:3000')
    expect(await contents()).toEqual(before)
  })
})

describe('what the law asks of a dealer’s offers', () => {
  it.each(DEALERS.map(({ slug }) => slug))(
    'is printed a line each, and all there in the demo: %s',
    async (slug) => {
      await run(`check ${slug}`).catch((error: Error) => lines.push(error.message))
      expect(lines.filter((line) => line.includes('✗'))).toEqual([])
      expect(lines.filter((line) => line.startsWith('Offer: ')).length).toBeGreaterThan(2)
      expect(lines.at(-1)).toBe('Nothing is missing.')
    },
  )

  it('fails with the number of what is missing, so that a script notices', async () => {
    await client.patch('siteSettings-quayside').unset(['creditLicence']).commit()
    await expect(run('check quayside')).rejects.toThrow('1 thing is missing.')
    expect(lines.join('\n')).toContain('✗ Who lends is missing')
  })
})

describe('two dealers', () => {
  it('are compared setting by setting, flags by their defaults', async () => {
    await run('diff quayside kerbside')
    expect(lines[0]).toMatch(/^setting +quayside +kerbside$/)
    expect(lines.find((line) => line.startsWith('theme.brand '))).toMatch(/#1549d8 +#7a1f5c$/)
    expect(lines.find((line) => line.startsWith('flags.collapseSold '))).toMatch(/off +on$/)
    expect(lines.some((line) => line.startsWith('template '))).toBe(false)
  })

  it('that are set alike say so', async () => {
    await run('diff kerbside kerbside')
    expect(lines).toEqual(['kerbside and kerbside are set alike.'])
  })

  it('of which one is not there names those that are', async () => {
    await expect(run('diff kerbside nobody')).rejects.toThrow(/no dealer “nobody”.*brisbane-mg, kerbside/)
  })
})

describe('deleting a dealer', () => {
  it.each([null, '', 'redgum'])('without the right answer (%s) removes nothing', async (given) => {
    answer = given
    const before = await contents()
    await run('delete kerbside')
    expect(lines.at(-1)).toBe('Nothing was removed.')
    expect(await contents()).toEqual(before)
  })

  it('takes it out with drafts and lists that name it, and restoring brings everything back as it was', async () => {
    await client.createIfNotExists({
      _id: 'drafts.page-kerbside-about-us',
      _type: 'page',
      tenant: { _type: 'reference', _ref: 'tenant-kerbside' },
      title: 'A draft',
      slug: { _type: 'slug', current: 'about-us' },
    })
    const before = await contents()
    answer = 'kerbside'
    await run('delete kerbside')
    expect(await listIds('kerbside')).toEqual([])
    const settings = await client.getDocument('platformSettings')
    expect(settings?.flagRules[0]).toMatchObject({
      allow: [{ _ref: 'tenant-wattlebrook' }],
      deny: [],
    })
    expect((await readBundle(client, 'kerbside')).bundle).toBeNull()
    expect((await readBundle(client, 'redgum')).warnings).toEqual([])

    const file = /^Backup: (.+)$/.exec(lines.find((line) => line.startsWith('Backup: ')) ?? '')?.[1] ?? ''
    await run(`restore ${file}`)
    expect(lines.at(-1)).toBe('http://kerbside.localhost:3000')
    expect(await contents()).toEqual(before)
  })

  it('removes only its own name from an offer of several dealers', async () => {
    answer = 'quayside'
    const offer = await client.getDocument('offer-shared-roadside-cover')
    await run('delete quayside')
    const left = await client.getDocument('offer-shared-roadside-cover')
    expect(left?.sites).toHaveLength(offer?.sites.length - 1)
    const [file = ''] = (await readdir(join(spawned.folder, 'backups'))).filter((name) =>
      name.startsWith('quayside-'),
    )
    await run(`restore ${join(spawned.folder, 'backups', file)}`)
    const back = await client.getDocument('offer-shared-roadside-cover')
    const sites = (list: { _ref: string }[]) => list.map(({ _ref }) => _ref).sort()
    expect(sites(back?.sites)).toEqual(sites(offer?.sites))
  })
})

describe('restoring', () => {
  const backups = () => join(spawned.folder, 'backups')

  it('refuses a dealer that is there, half a file, and what is no backup', async () => {
    answer = 'test-group'
    await run('delete test-group', '2026-11-22T02:00:00.000Z')
    const [name = ''] = (await readdir(backups())).filter((file) => file.startsWith('test-group-'))
    const text = await readFile(join(backups(), name), 'utf8')
    const half = join(backups(), 'half.ndjson')
    await writeFile(half, `${text.split('\n').slice(0, 3).join('\n')}\n`)
    await expect(run(`restore ${half}`)).rejects.toThrow('should hold 8 documents and holds 2')
    await writeFile(half, text.slice(0, -20))
    await expect(run(`restore ${half}`)).rejects.toThrow('Line 9 is not JSON.')
    await writeFile(half, '{"_type":"page","_id":"x"}\n')
    await expect(run(`restore ${half}`)).rejects.toThrow('does not say that this is a backup')
    await expect(run(`restore ${half}.none`)).rejects.toThrow('There is no file')
    await run(`restore ${join(backups(), name)}`)
    await expect(run(`restore ${join(backups(), name)}`)).rejects.toThrow('is there: nothing was restored')
  })
})

/** Without what is the lake's own: when a document was written last, and where the lake is. */
const withoutLake = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, ''), (key, field) =>
    key === 'updatedAt' ? undefined : field,
  )

describe('a dataset of a dealer’s own', () => {
  it('gets the dealer with its pictures and what it refers to, and nothing of another dealer', async () => {
    const other = await spawnLake()
    onTestFinished(other.end)
    place = createLakeClient(other.lake)
    const before = await contents()
    const answersOf = async (from: SanityClient) => {
      const { bundle } = await readBundle(from, 'quayside')
      if (bundle === null) throw new Error('no content')
      return bundle
    }
    const main = await answersOf(client)
    await run('dataset quayside --project forecourt')
    expect(await contents()).toEqual(before)
    const copied = await answersOf(place)
    for (const part of ['tenant', 'locations', 'navigation', 'pages', 'redirects', 'models'] as const)
      expect(withoutLake(copied[part])).toEqual(withoutLake(main[part]))
    expect(copied.offers.map(({ id }) => id)).toEqual(main.offers.map(({ id }) => id))
    expect(copied.offers.every(({ sites }) => sites.length === 1 && sites[0] === 'quayside')).toBe(true)
    const owners = await place.fetch<string[]>('array::unique(*[defined(tenant)].tenant._ref)')
    expect(owners).toEqual(['tenant-quayside'])
    expect(await place.fetch('*[_type == "tenant"].slug.current')).toEqual(['quayside'])
    const wanted = await client.fetch<number>(
      'count(*[_type == "sanity.imageAsset" && count(*[references(^._id) && (tenant._ref == $id || $id in sites[]._ref || _type in ["model", "manufacturer"])]) > 0])',
      { id: 'tenant-quayside' },
    )
    expect(await place.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(wanted)
    expect(lines.at(-1)).toContain('CONTENT_PLACES')
  })

  it('keeps what the dealer’s people changed there when it is copied again', async () => {
    const other = await spawnLake()
    onTestFinished(other.end)
    place = createLakeClient(other.lake)
    await run('dataset quayside --project forecourt')
    const [id = ''] = await place.fetch<string[]>('*[_type == "page"]._id')
    await place.patch(id).set({ title: 'Ours' }).commit()
    const [make = ''] = await place.fetch<string[]>('*[_type == "manufacturer"]._id')
    await place.patch(make).set({ name: 'Theirs' }).commit()
    await run('dataset quayside --project forecourt')
    expect(await place.fetch('*[_id == $id][0].title', { id })).toBe('Ours')
    expect(await place.fetch('*[_id == $make][0].name', { make })).not.toBe('Theirs')
  })

  it('needs a dealer', async () => {
    await expect(run('dataset nobody --project forecourt')).rejects.toThrow(/There is no dealer “nobody”/)
  })
})
