import { describe, expect, it } from 'vitest'
import { formatFault, type Inspection, paintLook, passedText, worstLines } from './inspection.ts'

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
  it('mark what is being put right less than what was left', () => {
    const lines = [line('Rear wiper', 'Does not move', 'Part ordered', 'major')]
    const panels = [{ panel: 'Roof', microns: 200 }]
    expect(worstLines(sheet({ lines, panels }))).toEqual([
      ['bad', 'Roof repainted'],
      ['mid', 'Rear wiper does not move'],
    ])
  })

  it('are the two worst, and of what passed the rest', () => {
    const lines = [
      line('Bonnet edge', 'chips', 'Touched up'),
      line('Flood, write-off, finance owing', ''),
      line('Wheel, right front', 'kerbed'),
      line('Clutch', 'slips when hot', '', 'major'),
    ]
    expect(worstLines(sheet({ lines }))).toEqual([
      ['bad', 'Clutch slips when hot'],
      ['mid', 'Right front wheel kerbed'],
      ['ok', 'Flood, write-off: clear'],
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
    expect(worstLines(sheet({ panels, lines }))).toEqual([['mid', 'Right rear door: 212 µm, a trolley dent']])
  })

  it('are empty for an empty sheet', () => expect(worstLines(sheet({}))).toEqual([]))
})

it.each([
  ['Mirror, left', 'Scuffed cover', 'Left mirror scuffed'],
  ['Rear wiper', 'Does not move', 'Rear wiper does not move'],
  ['Speaker, left front', 'Crackles above volume 20', 'Left front speaker crackles'],
  ['Headlights', 'Faded by the sun', 'Headlights faded by the sun'],
  ['Front bumper', 'Painted again, a shade off', 'Front bumper painted again'],
  ['Underbody', 'Surface rust on the exhaust', 'Surface rust on the exhaust'],
  ['Windscreen', 'Chip 3 mm', 'Windscreen: chip 3 mm'],
  ['Coolant, under pressure', 'ABS light', 'Coolant, under pressure: ABS light'],
  ['Sunroof', '', 'Sunroof'],
])('of %s, “%s”, is said %s', (part, found, words) => expect(formatFault({ part, found })).toBe(words))

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
