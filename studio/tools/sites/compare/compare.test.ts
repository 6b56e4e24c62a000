import { schemaTypes } from '@forecourt/schemas/studio'
import type { SanityClient } from '@sanity/client'
import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { compareSites, filterRows, type Stored, settingsOfSite } from './compare-sites.ts'
import { type FieldType, listSettings, OWN_GROUP, type Setting } from './list-settings.ts'
import { isSame, readValue, sayValue } from './setting-value.ts'
import { writeSettings } from './write-setting.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const getTypography = (name: string) => schema.get(name) as unknown as FieldType
const settings = listSettings({
  siteSettings: getTypography('siteSettings'),
  tenant: getTypography('tenant'),
})

function setting(key: string): Setting {
  const found = settings.find((one) => one.key === key)
  if (!found) throw new Error(`There is no setting ${key}`)
  return found
}

const stored = (type: string, site: string, fields: object, draft = ''): Stored => ({
  _id: `${draft}${type}-${site}`,
  _type: type,
  _rev: 'r1',
  ...(type === 'siteSettings' ? { tenant: { _ref: `tenant-${site}` } } : {}),
  ...fields,
})

describe('the settings of a site', () => {
  it('are those of both forms in words, under the headings of the forms', () => {
    expect(setting('siteSettings.texts.noPrice')).toMatchObject({
      title: 'Words – In place of a missing price',
      group: 'Texts',
      isOwn: false,
    })
    expect(setting('siteSettings.flags.electricHybridTag')).toMatchObject({
      title: 'Electric and hybrid tag',
      group: 'Search results',
    })
    const names = /^[a-z]+[A-Z]|_/
    expect(settings.filter(({ title, group }) => names.test(title) || names.test(group))).toEqual([])
  })

  it('stand together by group, what is never copied last', () => {
    const groups = settings.map(({ group }) => group)
    expect(groups.filter((group, at) => group !== groups[at - 1])).toHaveLength(new Set(groups).size)
    expect(groups.at(-1)).toBe(OWN_GROUP)
  })

  it.each([
    'tenant.hosts',
    'tenant.slug',
    'tenant.dealerships',
    'tenant.leads.webhookUrl',
    'siteSettings.leads.mailTo',
    'siteSettings.address.street',
  ])('%s is the site’s alone', (key) => expect(setting(key).isOwn).toBe(true))
})

describe('a value', () => {
  it.each([
    ['tenant.template', 'outback', 'Outback: trucks, caravans, four-wheel drives'],
    ['siteSettings.flags.collapseSold', true, 'On'],
    ['tenant.stock.promoPositions', [8, 17], '8 and 17'],
    ['tenant.stock.sorts', ['price-asc'], 'Lowest price'],
    ['tenant.manufacturer', { _ref: 'm' }, 'MG'],
    ['siteSettings.logo', { asset: { _ref: 'image-a' } }, 'A picture'],
    ['siteSettings.figures', [{ _key: 'a', value: '50+', label: 'locations' }], '50+, locations'],
    ['siteSettings.texts.noPrice', '', 'Empty'],
  ])('of %s is said in words', (key, value, words) => {
    expect(sayValue(value, setting(key).type, { m: 'MG' })).toBe(words)
  })

  it('of a switch that was never set is its default', () => {
    expect(readValue({}, setting('tenant.flags.garage'))).toBe(true)
    expect(readValue(undefined, setting('siteSettings.flags.collapseSold'))).toBe(false)
    expect(readValue({}, setting('siteSettings.texts.noPrice'))).toBeUndefined()
  })

  it('is the same whatever the keys of its items', () => {
    expect(isSame([{ _key: 'a', x: 1, y: '' }], [{ x: 1, _key: 'b' }])).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame(undefined, '')).toBe(true)
  })
})

describe('two sites', () => {
  const documents = [
    stored('tenant', 'a', { template: 'metro', flags: { garage: true } }),
    stored('tenant', 'b', { template: 'moto' }),
    stored('siteSettings', 'a', { texts: { noPrice: 'Ask us' } }),
    stored('siteSettings', 'b', { texts: { noPrice: 'Call' } }),
    stored('siteSettings', 'b', { texts: { noPrice: 'Ask us' } }, 'drafts.'),
  ]
  const rows = compareSites(
    settings,
    settingsOfSite(documents, 'tenant-a'),
    settingsOfSite(documents, 'tenant-b'),
  )

  it('show by default what differs and what will change', () => {
    const shown = filterRows(rows, { all: false, words: '' })
    expect(shown.map(({ setting: { key } }) => key)).toEqual([
      'siteSettings.texts.noPrice',
      'tenant.template',
    ])
    expect(shown[0]?.isDifferent).toBe(false)
    expect(shown[0]?.sides[1]).toEqual({ published: 'Call', next: 'Ask us', isChanged: true })
    expect(filterRows(rows, { all: true, words: '' })).toHaveLength(settings.length)
    expect(filterRows(rows, { all: true, words: 'missing PRICE' })).toHaveLength(1)
  })
})

describe('copying a value', () => {
  const published = stored('siteSettings', 'b', { texts: { noPrice: 'Call', usedKeyword: 'Used' } })
  const value = { setting: setting('siteSettings.texts.noPrice'), value: 'Ask us' }

  /** What a transaction was asked to do. */
  async function written(
    ...[forms, values]: [Parameters<typeof writeSettings>[1], Parameters<typeof writeSettings>[2]]
  ) {
    const done: unknown[] = []
    const transaction = {
      create: (document: unknown) => done.push(['create', document]) && transaction,
      patch: (id: string, patch: unknown) => done.push(['patch', id, patch]) && transaction,
      delete: (id: string) => done.push(['delete', id]) && transaction,
      commit: async () => ({}),
    }
    await writeSettings({ transaction: () => transaction } as unknown as SanityClient, forms, values)
    return done
  }

  it('makes a draft of what is published, with the rest as it was', async () => {
    expect(await written({ published, draft: undefined }, [value])).toEqual([
      [
        'create',
        expect.objectContaining({
          _id: 'drafts.siteSettings-b',
          texts: { noPrice: 'Ask us', usedKeyword: 'Used' },
        }),
      ],
    ])
  })

  it('changes a draft at the revision that was seen', async () => {
    const draft = { ...published, _id: 'drafts.siteSettings-b', name: 'Other', _rev: 'r2' }
    expect(await written({ published, draft }, [value])).toEqual([
      [
        'patch',
        'drafts.siteSettings-b',
        { set: { texts: { noPrice: 'Ask us', usedKeyword: 'Used' } }, unset: [], ifRevisionID: 'r2' },
      ],
    ])
  })

  it('back to what is published takes the draft away', async () => {
    const draft = {
      ...published,
      _id: 'drafts.siteSettings-b',
      texts: { noPrice: 'Ask us', usedKeyword: 'Used' },
    }
    const back = { ...value, value: 'Call' }
    expect((await written({ published, draft }, [back])).at(-1)).toEqual(['delete', 'drafts.siteSettings-b'])
  })

  it('to a feature that was never set gives it its place', async () => {
    const feature = { setting: setting('siteSettings.flags.collapseSold'), value: true }
    expect(await written({ published, draft: undefined }, [feature])).toEqual([
      ['create', expect.objectContaining({ flags: { _type: 'siteFlags', collapseSold: true } })],
    ])
  })
})
