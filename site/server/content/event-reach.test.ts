import { expect, test } from 'vitest'
import { touchedBy } from './event-reach.ts'

const of = (tenant: string, _type = 'location') => ({ _type, tenant: { _ref: tenant } })
const nobody = { everybody: false, hosts: false, tenantIds: new Set() }

test('a dealer’s document touches that dealer alone', () => {
  expect(touchedBy({ documentId: 'x', before: of('tenant-a'), after: of('tenant-a') })).toEqual({
    ...nobody,
    tenantIds: new Set(['tenant-a']),
  })
})

test('a deleted or moved document concerns its former dealer', () => {
  const deleted = touchedBy({ documentId: 'x', before: of('tenant-a'), after: null })
  expect(deleted.tenantIds).toEqual(new Set(['tenant-a']))
  const moved = touchedBy({ documentId: 'x', before: of('tenant-a'), after: of('tenant-b') })
  expect(moved.tenantIds).toEqual(new Set(['tenant-a', 'tenant-b']))
})

test('what the platform sets for a dealer touches hosts and everybody, whose claims it may decide', () => {
  expect(touchedBy({ documentId: 'tenant-a', before: null, after: { _type: 'tenant' } })).toEqual({
    everybody: true,
    hosts: true,
    tenantIds: new Set(['tenant-a']),
  })
})

test('what the platform sets for a dealer touches that dealer alone where its claims stay', () => {
  const state = { _type: 'tenant', slug: { current: 'a' }, hosts: ['a.example'] }
  const event = (after: object) => ({ documentId: 'tenant-a', before: state, after: { ...state, ...after } })
  expect(touchedBy(event({ name: 'New' }))).toEqual({
    everybody: false,
    hosts: true,
    tenantIds: new Set(['tenant-a']),
  })
  expect(touchedBy(event({ hosts: ['b.example'] })).everybody).toBe(true)
})

test.each(['offer', 'promoTile', 'banner'])('%s touches the sites that it names or named', (_type) => {
  const sites = (...slugs: string[]) => ({ _type, sites: slugs.map((slug) => ({ _ref: `tenant-${slug}` })) })
  expect(touchedBy({ documentId: 'x', before: sites('a', 'b'), after: sites('b', 'c') })).toEqual({
    ...nobody,
    tenantIds: new Set(['tenant-a', 'tenant-b', 'tenant-c']),
  })
})

test.each(['offer', 'platformSettings', 'manufacturer', 'model'])(
  '%s that names no site touches everybody',
  (_type) => {
    expect(touchedBy({ documentId: 'x', before: null, after: { _type } }).everybody).toBe(true)
  },
)

test('an event without a document concerns all dealers', () => {
  expect(touchedBy({ documentId: 'x', before: null, after: null }).everybody).toBe(true)
})

test.each(['sanity.imageAsset', 'sanity.previewUrlSecret'])('%s concerns no dealer', (_type) => {
  expect(touchedBy({ documentId: 'x', before: null, after: { _type } })).toEqual(nobody)
})
