import {
  listColours,
  listVariants,
  type Model,
  parseTenantBundle,
  powerText,
  tenantBundleQuery,
} from '@forecourt/schemas/contract'
import { evaluateSync, parse } from 'groq-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEALERS, listPlatformDocuments } from '../src/index.ts'

const SEED_DATE = '2026-11-21'
const bundles = new Map<string, Model[]>()

beforeAll(async () => {
  const dataset = [
    ...listPlatformDocuments(SEED_DATE),
    ...DEALERS.flatMap((dealer) => dealer.documents(SEED_DATE)),
  ]
  for (const { slug: tenant } of DEALERS) {
    const params = { tenant }
    const answer = evaluateSync(parse(tenantBundleQuery, { params }), { dataset, params })
    bundles.set(tenant, parseTenantBundle(await answer.get()).bundle?.models ?? [])
  }
})

const compared = () => (bundles.get('brisbane-mg') ?? []).filter((model) => model.comparisonPage === 'mg-im')
const variants = () => compared().flatMap(listVariants)
const figures = (key: 'rangeWltpKm' | 'rangeNedcKm' | 'zeroTo100') =>
  variants().flatMap(({ performance }) => performance[key] ?? [])

describe('the models compared at /pages/mg-im', () => {
  it('CMP-05: IM5 and IM6, each in Premium, Platinum and Performance: six variants', () => {
    expect(variants().map(({ fullName }) => fullName)).toEqual(
      ['IM5', 'IM6'].flatMap((name) =>
        ['Premium', 'Platinum', 'Performance'].map((each) => `${name} ${each}`),
      ),
    )
  })

  it('CMP-06: range 450 to 655 km WLTP; VAR-37: up to 755 km NEDC, a cycle of its own', () => {
    expect([Math.min(...figures('rangeWltpKm')), Math.max(...figures('rangeWltpKm'))]).toEqual([450, 655])
    expect(Math.max(...figures('rangeNedcKm'))).toBe(755)
  })

  it('CMP-07: 0–100 in 3.2 to 6.8 s', () => {
    expect([Math.min(...figures('zeroTo100')), Math.max(...figures('zeroTo100'))]).toEqual([3.2, 6.8])
  })

  it('CMP-08: power 217 kW, 300 kW or 200/372 kW', () => {
    expect([...new Set(variants().map(powerText))]).toEqual(['217 kW', '300 kW', '200/372 kW'])
  })

  it('CMP-09: no variant of any dealer has more than six colours, and none has one twice', () => {
    for (const model of [...bundles.values()].flat()) {
      for (const variant of listVariants(model)) {
        const codes = listColours(model, variant).map(({ hexCode }) => hexCode)
        expect(codes.length).toBeLessThanOrEqual(6)
        expect(new Set(codes).size).toBe(codes.length)
      }
    }
  })
})

it('every dealer that sells new has models to compare, with figures and colours', () => {
  for (const [slug, models] of bundles) {
    if (models.length === 0) continue
    const ready = models.filter(
      (model) => listVariants(model).some(powerText) && model.colours.length > 1 && model.gallery.length > 0,
    )
    expect(ready.length, slug).toBeGreaterThan(1)
  }
})
