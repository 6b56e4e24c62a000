import { describe, expect, it } from 'vitest'
import { listItems } from './items.ts'
import { answer, quayside, tile } from './testing/calendar-samples.ts'
import {
  addStarted,
  addUndone,
  addWritten,
  listTimesChanges,
  onLatest,
  withOverlay,
  withoutChanges,
} from './time-overlay.ts'
import { popStep, pushStep, type UndoStep } from './undo-history.ts'

const sample = tile('a', { start: '2026-12-01T00:00:00Z', expiry: '2026-12-10T00:00:00Z' })
const nameItems = (rev: string) => listItems(answer({ tiles: [{ ...sample, rev }] }), [quayside])
const [item] = nameItems('r1') as [ReturnType<typeof nameItems>[number]]
const later = { start: item.start, expiry: '2026-12-14T00:00:00.000Z' }
const [change] = listTimesChanges([{ item, times: later }]) as [ReturnType<typeof listTimesChanges>[number]]
const written = { ...change, createdDraft: true, writtenRev: 't1' }
const shown = (overlay: Parameters<typeof withOverlay>[1], rev = 'r1') =>
  withOverlay(nameItems(rev), overlay, null)[0]

describe('times that are newer than the answer', () => {
  it('are shown at once, and as a draft once they are written', () => {
    const started = addStarted(new Map(), [change])
    expect(shown(started)).toMatchObject({ ...later, rev: 'r1', draft: false })
    expect(shown(started)?.tile?.expiry).toBe(later.expiry)
    expect(shown(addWritten(started, [written]))).toMatchObject({ ...later, rev: 't1', draft: true })
  })

  it('count no longer when the answer is newer, or when the write failed', () => {
    const overlay = addWritten(new Map(), [written])
    expect(shown(overlay, 'r2')?.expiry).toBe(item.expiry)
    expect(shown(withoutChanges(overlay, [change]))?.expiry).toBe(item.expiry)
  })

  it('of a second move stay while the first is being written, and build on its revision', () => {
    const evenLater = { ...later, expiry: '2026-12-20T00:00:00.000Z' }
    const [second] = listTimesChanges([{ item, times: evenLater }])
    const started = addStarted(addStarted(new Map(), [change]), second ? [second] : [])
    const done = addWritten(started, [written])
    expect(shown(done)?.expiry).toBe(evenLater.expiry)
    expect(onLatest(done, second ? [second] : [])).toMatchObject([{ rev: 't1', draft: true }])
  })

  it('are the earlier ones after an undo, until the answer knows', () => {
    const undone = addUndone(addWritten(new Map(), [written]), [written])
    expect(shown(undone)?.expiry).toBe(item.expiry)
    expect(shown(undone, 't1')?.expiry).toBe(item.expiry)
  })
})

it('bars of one document make one change', () => {
  const other = { ...item, key: 'other site' }
  const edits = [item, other].map((one) => ({ item: one, times: later }))
  expect(listTimesChanges(edits)).toHaveLength(1)
})

it('steps are undone from the last on, fifty at the most', () => {
  const step = (label: string): UndoStep => ({ label, undo: async () => {} })
  const many = Array.from({ length: 60 }, (_, at) => step(String(at))).reduce<UndoStep[]>(pushStep, [])
  expect(many).toHaveLength(50)
  const { step: last, rest } = popStep(many)
  expect([last?.label, rest.at(-1)?.label]).toEqual(['59', '58'])
  expect(popStep([]).step).toBeUndefined()
})
