import { FLAG_CATALOG } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import { plainStarter } from './starter.ts'
import { starterDocuments } from './starter-documents.ts'

const [tenant, settings] = starterDocuments(
  plainStarter({ slug: 'seventh', name: 'Seventh Motors', template: 'metro', state: 'TAS' }),
  '2026-11-28',
)

it('a new dealer ticks no box for its visitors, shows no views below ten and counts no sales', () => {
  expect(settings).toMatchObject({
    _type: 'siteSettings',
    vehiclePage: { viewsFrom: 10 },
    flags: { newsTicked: false },
  })
  expect(tenant?.flags).not.toHaveProperty('salesCounter')
  expect(FLAG_CATALOG.salesCounter.fallback).toBe(false)
})
