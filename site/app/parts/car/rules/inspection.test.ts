import { describe, expect, it } from 'vitest'
import { type Inspection, paintLook, passedText, worstLines } from './inspection.ts'

const line = (part: string, found: string, done = '', severity: 'minor' | 'major' = 'minor') => ({
  n: 1,
  part,
  found,
  done,
  severity,
})
const sheet = (change: Partial<Inspection>): Inspection => ({
  lines: [],
  panels: [],
  passed: null,
  points: null,
  ...change,
})

describe('a card’s lines of an inspection', () => {
  it('are the two worst, and of what passed the rest', () => {
    const lines = [
      line('Bonnet edge', 'chips', 'Touched up'),
      line('Flood, write-off, finance owing', ''),
      line('Wheel, right front', 'kerbed'),
      line('Clutch', 'slips when hot', '', 'major'),
    ]
    expect(worstLines(sheet({ lines }))).toEqual([
      ['bad', 'Clutch: slips when hot'],
      ['mid', 'Wheel, right front: kerbed'],
      ['ok', 'No flood, write-off or finance owing'],
    ])
  })

  it('name a panel that was repainted, once', () => {
    const panels = [
      { panel: 'Roof', microns: 180 },
      { panel: 'Door, right rear', microns: 212 },
    ]
    const again = worstLines(sheet({ panels, passed: 111, points: 112 }))
    expect(again).toEqual([
      ['bad', 'Right rear door repainted'],
      ['ok', '111 of 112 points passed'],
    ])
    const lines = [line('Door, right rear', '212 µm, a trolley dent')]
    expect(worstLines(sheet({ panels, lines }))).toEqual([
      ['mid', 'Door, right rear: 212 µm, a trolley dent'],
    ])
  })

  it('are empty for an empty sheet', () => expect(worstLines(sheet({}))).toEqual([]))
})

it.each([
  [97, 'ok'],
  [130, 'ok'],
  [131, 'mid'],
  [180, 'mid'],
  [181, 'bad'],
] as const)('a reading of %i µm is %s', (microns, look) => expect(paintLook(microns)).toBe(look))

it('says how many points passed, as far as the sheet counts', () => {
  expect(passedText(sheet({ passed: 9, points: 10 }))).toBe('9 of 10 points passed')
  expect([passedText(sheet({ passed: 9 })), passedText(sheet({}))]).toEqual(['9 points passed', ''])
})
