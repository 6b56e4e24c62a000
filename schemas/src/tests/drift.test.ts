import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { locationProjection } from '../location/location.groq.ts'
import { location } from '../location/location.zod.ts'
import { manufacturerProjection } from '../manufacturer/manufacturer.groq.ts'
import { manufacturer } from '../manufacturer/manufacturer.zod.ts'
import { modelProjection } from '../model/model.groq.ts'
import { model } from '../model/model.zod.ts'
import { navigationProjection } from '../navigation/navigation.groq.ts'
import { navigation } from '../navigation/navigation.zod.ts'
import { offerProjection } from '../offer/offer.groq.ts'
import { offer } from '../offer/offer.zod.ts'
import { pageProjection } from '../page/page.groq.ts'
import { page } from '../page/page.zod.ts'
import { platformSettingsProjection } from '../platform-settings/platform-settings.groq.ts'
import { platformSettings } from '../platform-settings/platform-settings.zod.ts'
import { promoTileProjection } from '../promo-tile/promo-tile.groq.ts'
import { promoTile } from '../promo-tile/promo-tile.zod.ts'
import type { DocumentType } from '../scope/scope-table.ts'
import { siteSettingsProjection } from '../site-settings/site-settings.groq.ts'
import { siteSettingsDocument } from '../site-settings/site-settings.zod.ts'
import { documentTypes } from '../studio.ts'
import { tenantProjection } from '../tenant/tenant.groq.ts'
import { tenantDocument } from '../tenant/tenant.zod.ts'
import { evaluateGroq } from './evaluate-groq.ts'
import { SAMPLE_DATASET, SAMPLES } from './samples.ts'
import { listKeyDrift } from './shape-keys.ts'

const PAIRS: Record<DocumentType, { projection: string; shape: z.ZodType }> = {
  tenant: { projection: tenantProjection, shape: tenantDocument },
  siteSettings: { projection: siteSettingsProjection, shape: siteSettingsDocument },
  platformSettings: { projection: platformSettingsProjection, shape: platformSettings },
  location: { projection: locationProjection, shape: location },
  offer: { projection: offerProjection, shape: offer },
  promoTile: { projection: promoTileProjection, shape: promoTile },
  navigation: { projection: navigationProjection, shape: navigation },
  page: { projection: pageProjection, shape: page },
  manufacturer: { projection: manufacturerProjection, shape: manufacturer },
  model: { projection: modelProjection, shape: model },
}

/** Fields that only the Studio and the queries' order use. */
const NOT_READ: Partial<Record<DocumentType, string[]>> = {
  location: ['tenant', 'orderRank'],
  siteSettings: ['tenant'],
  navigation: ['tenant'],
  page: ['tenant'],
  offer: ['orderRank'],
  model: ['orderRank'],
}

const project = (type: DocumentType, dataset: readonly object[] = SAMPLE_DATASET) =>
  evaluateGroq(`*[_id == $id][0]${PAIRS[type].projection}`, dataset, { id: SAMPLES[type]._id })

describe.each(Object.keys(PAIRS) as DocumentType[])('%s', (type) => {
  it('has a sample with every field of its Studio schema, and no other', () => {
    const schema = documentTypes.find((candidate) => candidate.name === type)
    const fields = schema?.fields.map((field) => field.name).sort()
    const sample = Object.keys(SAMPLES[type]).filter((key) => !key.startsWith('_'))
    expect(sample.sort()).toEqual(fields)
  })

  it('has a query that asks for every key of its shape, and for no other', async () => {
    expect(listKeyDrift(PAIRS[type].shape, await project(type))).toEqual([])
  })

  it('is asked for in full: no key of the full sample comes back empty', async () => {
    expect(listEmpty(await project(type))).toEqual([])
  })

  it('parses when every field is filled in', async () => {
    const parsed = PAIRS[type].shape.safeParse(await project(type))
    expect(parsed.error?.issues).toBeUndefined()
  })

  it('reads every field of the Studio: each one, taken away, changes the answer', async () => {
    const whole = JSON.stringify(await project(type))
    const unread: string[] = []
    for (const field of Object.keys(SAMPLES[type]).filter((key) => !key.startsWith('_'))) {
      const { [field]: _gone, ...rest } = SAMPLES[type]
      const dataset = SAMPLE_DATASET.map((document) => (document._id === rest._id ? rest : document))
      if (JSON.stringify(await project(type, dataset)) === whole) unread.push(field)
    }
    expect(unread.filter((field) => field !== 'manufacturerName').sort()).toEqual(
      (NOT_READ[type] ?? []).sort(),
    )
  })
})

function listEmpty(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return [path]
  if (Array.isArray(value)) return value.flatMap((item) => listEmpty(item, `${path}[]`))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, field]) => listEmpty(field, `${path}.${key}`))
}
