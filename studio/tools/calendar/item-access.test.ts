import { expect, it } from 'vitest'
import { bulkEdits } from './bulk-edits.ts'
import { findLock } from './item-access.ts'
import { listItems } from './items.ts'
import { answer, kerbside, quayside, tile } from './testing/calendar-samples.ts'

const both = [quayside.id, kerbside.id]
const editor = { roles: ['editor-quayside'], sites: [quayside] }
const marketer = { roles: ['marketer-kerbside--quayside'], sites: [quayside, kerbside] }

it('a person changes only items of own sites, and sees who can change an item that another dealer shows', () => {
  expect(findLock('promoTile', [quayside.id], editor)).toBeNull()
  expect(findLock('promoTile', both, marketer)).toBeNull()
  const reason = findLock('promoTile', both, editor)
  expect(reason).toContain('platform’s staff')
  expect(reason).not.toContain('Kerbside')
  expect(findLock('promoTile', both, { roles: ['administrator'], sites: [quayside] })).toBeNull()
})

it('a type that the role does not write names the roles that do', () => {
  expect(findLock('location', [quayside.id], marketer)).toBe(
    'Your role cannot change this. A manager or an editor of Quayside Motors can.',
  )
  expect(findLock('tenant', [quayside.id], marketer)).toBe('Only the platform’s staff can change this.')
})

const items = listItems(
  answer({
    tiles: [
      tile('a', { expiry: '2026-12-10T12:59:00Z' }),
      tile('b', { start: '2026-12-20T00:00:00Z', expiry: '2026-12-31T12:59:00Z', sites: [kerbside.id] }),
    ],
  }),
  [quayside, kerbside],
)
const free = () => null
const now = '2026-11-23T02:00:00Z'

it('several get the same last moment, each on its own clock', () => {
  const done = bulkEdits(items, { action: 'extend', text: '31 Jan 2027', now }, free)
  expect('edits' in done && done.edits.map(({ times }) => times.expiry)).toEqual([
    '2027-01-31T12:59:59.000Z',
    '2027-01-31T15:59:59.000Z',
  ])
})

it('an extension never shortens, and an early end never ends before the start', () => {
  const extended = bulkEdits(items, { action: 'extend', text: '15 Dec', now }, free)
  expect(extended).toMatchObject({ edits: [{ item: { id: 'a' } }], left: ', 1 thing left as before' })
  const ended = bulkEdits(items, { action: 'end', text: '12 Dec, 9 am', now }, free)
  expect(ended).toEqual({ problem: 'It would not end earlier than now.' })
})

it('a locked item stops the change with its reason, and a text that cannot be read says so', () => {
  const locked = () => 'Ask somebody else.'
  expect(bulkEdits(items, { action: 'move', text: '7', now }, locked)).toEqual({
    problem: 'Ask somebody else.',
  })
  expect(bulkEdits(items, { action: 'move', text: 'a week', now }, free)).toMatchObject({
    problem: expect.stringContaining('number of days'),
  })
  expect(bulkEdits(items, { action: 'extend', text: 'soon', now }, free)).toHaveProperty('problem')
})

it('several are moved by days, each on its own clock', () => {
  const moved = bulkEdits(items, { action: 'move', text: '–3', now }, free)
  expect('edits' in moved && moved.edits.map(({ times }) => times.expiry)).toEqual([
    '2026-12-07T12:59:00.000Z',
    '2026-12-28T12:59:00.000Z',
  ])
})
