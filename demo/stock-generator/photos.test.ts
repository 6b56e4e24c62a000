import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PHOTO_COLOURS } from './photo-kinds.ts'
import { galleryOf } from './photos.ts'
import { addressesOf, PHOTO_KINDS } from './testing/photo-addresses.ts'

const numbers = Array.from({ length: 200 }, (_, index) => `Q${10_000 + index}`)

it.each(PHOTO_KINDS)('gives a %s seven pictures or more, the leading one first and none twice', (kind) => {
  const known = new Set(addressesOf(kind, 'red'))
  for (const stockNumber of numbers.slice(0, 40)) {
    const { images } = galleryOf({ kind, colour: 'red', stockNumber })
    expect(images.length).toBeGreaterThanOrEqual(7)
    expect(images[0]).toMatch(/\/hero(-left)?\/red\.webp$/)
    expect(new Set(images).size).toBe(images.length)
    expect(images.filter((address) => !known.has(address))).toEqual([])
  }
})

it('gives the same vehicle the same pictures on every run', () => {
  const vehicle = { kind: 'suv', colour: 'blue', stockNumber: 'Q10233' } as const
  expect(galleryOf(vehicle)).toEqual(galleryOf(vehicle))
})

it('seldom leads two neighbours of one kind and colour with the same picture', () => {
  const leads = numbers.map(
    (stockNumber) => galleryOf({ kind: 'suv', colour: 'white', stockNumber }).images[0],
  )
  const same = leads.filter((lead, index) => index > 0 && lead === leads[index - 1]).length
  expect(same / leads.length).toBeLessThan(0.2)
  expect(new Set(leads).size).toBe(8)
})

it('gives a full turntable for the kinds that have one', () => {
  const { spin } = galleryOf({ kind: 'ute', colour: 'orange', stockNumber: 'U1' })
  expect(spin).toHaveLength(36)
  expect(new Set(spin).size).toBe(36)
  expect(galleryOf({ kind: 'caravan', colour: 'blue', stockNumber: 'C1' }).spin).toEqual([])
})

it('knows fourteen families of paint', () => {
  expect(new Set(PHOTO_COLOURS).size).toBe(14)
})

describe('the photo host', () => {
  const layers = join(import.meta.dirname, '../../local/photos/layers')
  /** A face's own picture, or the one that its kind's faces share. */
  const isStored = (address: string) => {
    const [vehicle = '', angle = ''] = new URL(address).pathname.slice(1).split('/')
    const kind = vehicle.slice(0, vehicle.lastIndexOf('-'))
    return [vehicle, kind].some((folder) =>
      existsSync(join(layers, folder, `${angle.replace(/-left$/, '')}.webp`)),
    )
  }

  it.each(PHOTO_KINDS)('has every picture that a %s can name', (kind) => {
    const spins = numbers.flatMap((stockNumber) => galleryOf({ kind, colour: 'red', stockNumber }).spin)
    expect([...addressesOf(kind, 'red'), ...new Set(spins)].filter((address) => !isStored(address))).toEqual(
      [],
    )
  })
})
