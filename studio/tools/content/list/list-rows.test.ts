import { describe, expect, it } from 'vitest'
import {
  describeState,
  findRows,
  formatDates,
  isInTab,
  LIST_TABS,
  type ListTab,
  listDocuments,
  listPeople,
  listRedirects,
  sortByVisits,
} from './list-rows.ts'

const NOW = '2026-11-23T02:00:00Z'
const ZONE = 'Australia/Sydney'
const bare = {
  note: '',
  category: null,
  figure: '',
  figureUnit: '',
  price: null,
  interestRate: null,
  comparisonRate: null,
  slug: null,
  permanent: null,
  start: null,
  expiry: null,
  position: null,
  sites: 1,
  picture: null,
}
const document = (id: string, title: string, more: object = {}) => ({
  ...bare,
  id,
  title,
  words: [],
  ...more,
})

const tabsOf = (more: object, ids = ['a']) => {
  const [row] = listDocuments(
    'offer',
    ids.map((id) => document(id, 'Offer', more)),
  )
  if (!row) throw new Error('There is no row.')
  return (Object.keys(LIST_TABS) as ListTab[]).filter((tab) => tab !== 'all' && isInTab(row, tab, NOW))
}

describe('the tabs of a list', () => {
  it('have what is published by its dates, both ends inside', () => {
    expect(tabsOf({})).toEqual(['running'])
    expect(tabsOf({ start: NOW, expiry: NOW })).toEqual(['running'])
    expect(tabsOf({ start: '2026-12-01T00:00:00Z' })).toEqual(['coming'])
    expect(tabsOf({ expiry: '2026-11-22T00:00:00Z' })).toEqual(['past'])
  })

  it('have a change of something published in two of them, and what is no more than a draft as running nowhere', () => {
    expect(tabsOf({}, ['a', 'drafts.a'])).toEqual(['running', 'drafts'])
    expect(tabsOf({}, ['drafts.a'])).toEqual(['drafts'])
  })
})

describe('the rows of a list', () => {
  it('show each document once, as its draft has it', () => {
    const rows = listDocuments('offer', [document('a', 'Old'), document('drafts.a', 'New')])
    expect(rows).toMatchObject([{ id: 'a', title: 'New', isDraft: true, isPublished: true }])
  })

  it('say of an offer its price or rate, and of a tile its place', () => {
    const note = (type: string, more: object) =>
      listDocuments(type, [document('a', 'One', { note: 'Words', ...more })])[0]?.note
    const rate = { interestRate: 5.99, comparisonRate: 6.71, category: 'Finance offer' as const }
    expect(note('offer', rate)).toBe('5.99% p.a., 6.71% comparison rate, Finance offer')
    expect(note('offer', { price: 44_990, figureUnit: 'drive away' })).toBe('$44,990 drive away')
    // A rate is never said without its comparison rate.
    expect(note('offer', { interestRate: 5.99 })).toBe('Words')
    expect(note('promoTile', { position: 8 })).toBe('Place 8, Words')
    expect(note('promoTile', {})).toBe('The next usual place, Words')
  })

  it('say where each is in its life', () => {
    const state = (more: object, ids = ['a'], isDated = true) => {
      const [row] = listDocuments(
        'offer',
        ids.map((id) => document(id, 'Offer', more)),
      )
      return row && describeState(row, isDated, NOW)
    }
    expect(state({})).toBe('Running')
    expect(state({ start: '2026-12-01T00:00:00Z' })).toBe('Coming')
    expect(state({ expiry: '2026-11-22T00:00:00Z' })).toBe('Past')
    expect(state({}, ['drafts.a'])).toBe('Draft')
    expect([state({}, ['a'], false), state({}, ['a', 'drafts.a'], false)]).toEqual(['', 'Changed'])
  })

  it('begin with the front page among pages', () => {
    const page = (id: string, title: string) => document(id, title, { slug: id })
    const rows = listDocuments('page', [page('about', 'About us'), page('home', 'Quayside Motors')])
    expect(rows.map(({ title, note }) => [title, note])).toEqual([
      ['Quayside Motors', 'The front page'],
      ['About us', '/about'],
    ])
  })

  it('are found by all of the words, in any of their texts', () => {
    const rows = listDocuments('offer', [document('a', 'Run-out utes', { words: ['Until stock lasts'] })])
    expect(findRows(rows, 'UTES stock')).toHaveLength(1)
    expect(findRows(rows, 'utes trailer')).toEqual([])
  })

  it('of a team are people, each opened in the form of the location', () => {
    const people = [{ key: 'k', title: 'Priya Nair', note: 'General manager', picture: null }]
    expect(listPeople([{ id: 'location-a', place: 'Alexandria', people }])).toMatchObject([
      { id: 'location-a', path: 'people[_key=="k"].name', note: 'General manager, Alexandria' },
    ])
  })

  it('say their dates on the site’s own clock', () => {
    const dates = (more: object) => {
      const [row] = listDocuments('offer', [document('a', 'Offer', more)])
      return row && formatDates(row, NOW, ZONE)
    }
    expect(dates({})).toBe('no end')
    expect(dates({ expiry: '2026-12-19T12:59:59Z' })).toBe('until Sat 19 Dec')
    expect(dates({ start: '2026-11-30T13:00:00Z', expiry: '2026-12-31T12:59:59Z' })).toBe(
      'Tue 1 Dec – Thu 31 Dec',
    )
  })
})

describe('redirects', () => {
  it('say of which kind they are; those that go in circles are off, one that leads on is not', () => {
    const rows = listRedirects([
      document('a', '/old', { note: '/new' }),
      document('drafts.a', '/old', { note: '/new', permanent: false }),
      document('b', '/x', { note: '/y' }),
      document('c', '/y', { note: '/x' }),
    ])
    expect(rows.map(({ id, note }) => [id, note])).toEqual([
      ['a', 'For now to /new'],
      ['b', 'Off, goes in circles: to /y'],
      ['c', 'Off, goes in circles: to /x'],
    ])
  })

  it('have their visits, the most used first', () => {
    const rows = listRedirects([document('a', '/a', { note: '/x' }), document('b', '/b', { note: '/x' })])
    const visits = [
      { id: 'b', hits: 1_204, last: '2026-11-22T22:05:00.000Z' },
      { id: 'gone', hits: 9, last: NOW },
    ]
    expect(sortByVisits(rows, visits, { zone: ZONE, now: NOW }).map(({ note }) => note)).toEqual([
      'For good to /x, 1,204 visits, the last Mon 23 Nov, 9:05 am',
      'For good to /x, never used',
    ])
  })
})
