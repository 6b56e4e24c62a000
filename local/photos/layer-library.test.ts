import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listCutOuts } from './cut-outs.ts'
import { FACES } from './faces.ts'
import { INSIDES } from './insides.ts'
import { LayerLibrary } from './layer-library.ts'

const folder = join(import.meta.dirname, 'layers')
const library = new LayerLibrary(folder, FACES)
const STILLS = ['hero', 'front', 'side', 'rearq', 'rear', 'wheel', 'lamp']
const MAX_BYTES = 40_000_000

const vehicles = Object.entries(FACES).flatMap(([kind, faces]) => faces.map((face) => `${kind}-${face}`))

it.each(vehicles)('has every still of %s', (vehicle) => {
  expect(STILLS.filter((angle) => !library.has(vehicle, angle))).toEqual([])
})

it.each(vehicles)('has all turntable frames of %s or none', (vehicle) => {
  const frames = library.list().filter((name) => name.startsWith(`${vehicle}/spin-`))
  expect([0, 36]).toContain(frames.length)
})

it.each(vehicles)('has the inside of %s whole or not at all', (vehicle) => {
  const seen = ['interior', 'seats', 'panorama'].filter((angle) => library.has(vehicle, angle))
  expect(seen).toHaveLength(/^(caravan|motorcycle)/.test(vehicle) ? 0 : 3)
  const opens = /^(suv|hatch|sedan|wagon|coupe|mpv|ute|cabchassis)-/.test(vehicle)
  expect(library.has(vehicle, 'boot')).toBe(opens)
})

it('stored pictures: at most 40 MB in total', () => {
  const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
  expect(bytes).toBeLessThan(MAX_BYTES)
})

it('stored pictures: every folder belongs to a known kind or face', () => {
  const asked = new Set(
    Object.entries(FACES).flatMap(([kind, faces]) => [
      ...[kind, ...(INSIDES[kind as keyof typeof FACES] ?? [])],
      ...faces.map((face) => `${kind}-${face}`),
    ]),
  )
  expect(readdirSync(folder).filter((name) => !asked.has(name))).toEqual([])
})

it('shared pictures: none that every face of the kind overrides', () => {
  const isStored = (name: string) => existsSync(join(folder, `${name}.webp`))
  const idle = Object.entries(FACES).flatMap(([kind, faces]) =>
    [...new Set(library.list().map((name) => name.slice(name.indexOf('/') + 1)))]
      .map((angle) => ({ shared: `${kind}/${angle}`, own: faces.map((face) => `${kind}-${face}/${angle}`) }))
      .filter(({ shared, own }) => isStored(shared) && own.every(isStored))
      .map(({ shared }) => shared),
  )
  expect(idle).toEqual([])
})

it('cut-outs: each of the listed is one the library has', () => {
  const missing = listCutOuts().filter((name) => {
    const [vehicle = '', angle = ''] = name.split('/')
    return !library.has(vehicle, `${angle}.cut`)
  })
  expect(missing).toEqual([])
  expect(listCutOuts()).toContain('suv-slim/hero')
})

it('unknown picture: has() is false, read() throws', () => {
  expect(library.has('suv-slim', '../suv/hero')).toBe(false)
  expect(() => library.read('suv-slim', '../suv/hero')).toThrow('No layers')
  expect(() => library.computeDigest('boat-slim', 'hero')).toThrow('No layers')
})
