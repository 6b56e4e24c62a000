import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LayerLibrary } from '../../local/photos/layer-library.ts'
import { parsePhotoRequest } from '../../local/photos/photo-request.ts'
import { PHOTO_COLOURS, PHOTO_FACES, type PhotoKind } from './photo-kinds.ts'
import { buildGallery } from './photos.ts'
import { listPhotoAddresses, PHOTO_KINDS } from './testing/photo-addresses.ts'

const numbers = Array.from({ length: 200 }, (_, index) => `Q${10_000 + index}`)

it.each(PHOTO_KINDS)('gives a %s seven pictures or more, the leading one first and none twice', (kind) => {
  const known = new Set(listPhotoAddresses(kind, 'red'))
  for (const stockNumber of numbers.slice(0, 40)) {
    const { images } = buildGallery({ kind, colour: 'red', stockNumber })
    expect(images.length).toBeGreaterThanOrEqual(7)
    expect(images[0]).toMatch(/\/hero(-left)?\/red\.webp$/)
    expect(new Set(images).size).toBe(images.length)
    expect(images.filter((address) => !known.has(address))).toEqual([])
  }
})

it('gives the same vehicle the same pictures on every run', () => {
  const vehicle = { kind: 'suv', colour: 'blue', stockNumber: 'Q10233' } as const
  expect(buildGallery(vehicle)).toEqual(buildGallery(vehicle))
})

it('seldom leads two neighbours of one kind and colour with the same picture', () => {
  const leads = numbers.map(
    (stockNumber) => buildGallery({ kind: 'suv', colour: 'white', stockNumber }).images[0],
  )
  const same = leads.filter((lead, index) => index > 0 && lead === leads[index - 1]).length
  expect(same / leads.length).toBeLessThan(0.2)
  expect(new Set(leads).size).toBe(2 * PHOTO_FACES.suv.length)
})

it('shows the outside first, then the inside in the colour of the trim, then the details', () => {
  const angles = (interior: string) =>
    buildGallery({ kind: 'suv', colour: 'red', stockNumber: 'Q1', interior }).images.map((address) =>
      address.split('/').slice(-2).join(' ').replace('-left', '').replace('.webp', ''),
    )
  expect(angles('Tan').slice(7)).toEqual([
    ...['interior bronze', 'seats bronze', 'boot red'],
    ...angles('Tan').slice(10),
  ])
  expect(angles('Tan').slice(10).sort()).toEqual(['lamp red', 'wheel red'])
  expect(angles('')[7]).toBe('interior graphite')
  const inside = (kind: PhotoKind) =>
    buildGallery({ kind, colour: 'red', stockNumber: 'Q1' }).images.filter((address) =>
      /interior|seats|boot/.test(address),
    ).length
  expect([inside('van'), inside('ute'), inside('caravan'), inside('motorcycle-naked')]).toEqual([2, 3, 0, 0])
})

it('gives a full turntable for the kinds that have one', () => {
  const { spin } = buildGallery({ kind: 'ute', colour: 'orange', stockNumber: 'U1' })
  expect(spin).toHaveLength(36)
  expect(new Set(spin).size).toBe(36)
  expect(buildGallery({ kind: 'caravan', colour: 'blue', stockNumber: 'C1' }).spin).toEqual([])
})

it('knows fourteen families of paint', () => {
  expect(new Set(PHOTO_COLOURS).size).toBe(14)
})

describe('the photo host', () => {
  const library = new LayerLibrary(join(import.meta.dirname, '../../local/photos/layers'), PHOTO_FACES)
  const isStored = (address: string) => 'photo' in parsePhotoRequest(library, new URL(address).pathname)

  it.each(PHOTO_KINDS)('has every picture that a %s can name', (kind) => {
    const extras = numbers.flatMap((stockNumber) => {
      const { spin, panorama } = buildGallery({ kind, colour: 'red', stockNumber })
      return [...spin, ...(panorama ? [panorama] : [])]
    })
    const named = [...listPhotoAddresses(kind, 'red'), ...new Set(extras)]
    expect(named.filter((address) => !isStored(address))).toEqual([])
  })
})
