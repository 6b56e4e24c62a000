import { describe, expect, it } from 'vitest'
import { placeOnPicture, placeOnSpin } from './hotspots.ts'

const positions = { '350': { x: 40, y: 60 }, '10': { x: 60, y: 60 }, '180': { x: 50, y: 50 } }

describe('VDP-10: a hotspot on a spin', () => {
  it.each([
    ['at a given angle', 10, { x: 60, y: 60 }],
    ['between two near angles, over the nose', 0, { x: 50, y: 60 }],
    ['just beside a lonely angle', 183, { x: 50, y: 50 }],
    ['just before a lonely angle', 176, { x: 50, y: 50 }],
    ['where no angle is near', 90, null],
  ])('is %s', (_, angle, place) => {
    expect(placeOnSpin({ positions }, angle)).toEqual(place)
  })

  it('with one place is shown near it only, and without a place nowhere', () => {
    const one = { positions: { '0': { x: 5, y: 5 } } }
    expect(placeOnSpin(one, 358)).toEqual({ x: 5, y: 5 })
    expect(placeOnSpin(one, 20)).toBeNull()
    expect(placeOnSpin({ positions: {} }, 0)).toBeNull()
  })
})

describe('VDP-10: a hotspot on a panorama', () => {
  const hotspot = { description: '', anchors: [], positions: {} }
  it.each([
    ['its anchor', { anchors: ['32.5, 48'] }, { x: 32.5, y: 48 }],
    ['its place at no angle', { positions: { '0': { x: 3, y: 4 } } }, { x: 3, y: 4 }],
    ['nowhere for an anchor that is none', { anchors: ['wheel'] }, null],
    ['nowhere for an anchor outside', { anchors: ['320 48'] }, null],
  ])('is at %s', (_, given, place) => {
    expect(placeOnPicture({ ...hotspot, ...given })).toEqual(place)
  })
})
