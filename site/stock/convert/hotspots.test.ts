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
  ['a place outside the picture', { exterior: [{ ...lamp, positions: { '0': { x: 140, y: 60 } } }] }],
  ['a hotspot without words', { interior: [{ ...lamp, description: ' ' }] }],
  ['a list of something else', [1, 2]],
])('%s is left out with a warning', (_, raw) => {
  expect(toHotspots(raw, context)).toMatchObject({
    value: null,
    warning: expect.stringContaining('is not a list of hotspots'),
  })
})
