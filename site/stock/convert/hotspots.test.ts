import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toHotspots } from './hotspots.ts'

const context = { timeZone: 'Australia/Sydney', now: '2026-07-10T02:00:00.000Z' }
const lamp = { description: 'LED lamps', positions: { '0': { x: 50, y: 60 } } }

it('hotspots are read from JSON and from text of it, with what they leave out', () => {
  const value = { exterior: [{ ...lamp, anchors: [] }], interior: [] }
  expect(toHotspots({ exterior: [lamp] }, context)).toEqual({ value })
  expect(toHotspots(JSON.stringify({ exterior: [lamp] }), context)).toEqual({ value })
  expect(toHotspots('', context)).toEqual({ value: null })
})

it.each([
  ['text that is no JSON', 'front lamp'],
  ['a list of something else', [1, 2]],
])('%s is left out with a warning', (_, raw) => {
  expect(toHotspots(raw, context)).toMatchObject({
    value: null,
    warning: expect.stringContaining('is not a list of hotspots'),
  })
})

const OUTSIDE = { ...lamp, positions: { '0': { x: 140, y: 60 } } }

it.each([
  ['a place outside the picture', { exterior: [lamp, OUTSIDE, lamp] }, 'hotspot 2 of the exterior'],
  [
    'no words',
    { exterior: [lamp, lamp], interior: [{ ...lamp, description: ' ' }] },
    'hotspot 1 of the interior',
  ],
  ['another shape', { exterior: [7, lamp, null, lamp] }, 'hotspot 1, 3 of the exterior'],
])('one hotspot with %s costs itself alone, with a warning', (_what, raw, told) => {
  expect(toHotspots(raw, context)).toEqual({
    value: { exterior: [1, 2].map(() => ({ ...lamp, anchors: [] })), interior: [] },
    warning: `${told} needs a description and places of 0 to 100; left out`,
  })
})

it('a list of invalid hotspots is null, and of too many the first are used', () => {
  expect(toHotspots({ exterior: [OUTSIDE] }, context).value).toBeNull()
  const { value, warning } = toHotspots({ interior: Array(23).fill(lamp) }, context)
  expect(value?.interior).toHaveLength(20)
  expect(warning).toBe('more than 20 hotspots of the interior; 3 left out')
})

it('from anything at all only usable hotspots are read', () => {
  const spot = fc.record({ description: fc.string(), positions: fc.dictionary(fc.string(), fc.jsonValue()) })
  const list = fc.array(fc.oneof(spot, fc.jsonValue()))
  const raw = fc.oneof(fc.record({ exterior: list, interior: list }), fc.jsonValue(), fc.string())
  fc.assert(
    fc.property(raw, (given) => {
      const { value } = toHotspots(given, context)
      for (const each of [...(value?.exterior ?? []), ...(value?.interior ?? [])]) {
        expect(each.description.trim()).not.toBe('')
        for (const { x, y } of Object.values(each.positions))
          expect([x, y].every((at) => at >= 0 && at <= 100)).toBe(true)
      }
    }),
  )
})
