import type { StaffCarPage } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import {
  formatMomentDetail,
  formatMomentTitle,
  formatSet,
  formatState,
  listDifferences,
  moveOne,
} from './car-text.ts'

const NOW = '2026-11-23T02:32:00.000Z'
const telling = { zone: 'Australia/Sydney', now: NOW, names: { p: 'Priya' } }
const set = { at: '2026-11-22T07:02:00.000Z', by: 'p', until: null }
const page: Pick<StaffCarPage, 'live' | 'file' | 'set'> = {
  live: true,
  file: { readAt: null, shown: true, state: 'for sale', tag: '', facts: [] },
  set: {},
}
const asPage = (change: Partial<StaffCarPage>) => ({ ...page, ...change }) as StaffCarPage

describe('a car’s page', () => {
  it('says where a car is by what keeps it off', () => {
    const hide = { ...set, why: '' }
    expect(formatState(asPage({}))).toBe('On the site')
    expect(formatState(asPage({ live: false, set: { hide } }))).toBe('Hidden')
    expect(formatState(asPage({ live: false, set: { sale: { ...set, state: 'gone' } } }))).toBe(
      'Sold, taken off',
    )
    expect(formatState(asPage({ live: false, file: { ...page.file, shown: false } }))).toBe(
      'Kept off by its file',
    )
  })

  it('puts the file’s word beside what is set, where the two differ', () => {
    const sale = { ...set, state: 'reserved' as const }
    expect(listDifferences(asPage({ set: { sale } }))).toEqual(['The file says for sale, reserved here'])
    expect(listDifferences(asPage({ set: { sale }, file: { ...page.file, state: 'reserved' } }))).toEqual([])
    expect(listDifferences(asPage({ set: { tag: { ...set, words: 'Just in' } } }))).toEqual([
      'The file has no tag, “Just in” here',
    ])
    expect(listDifferences(asPage({ set: { hide: { ...set, why: '' } } }))).toEqual([
      'The file shows it, hidden here',
    ])
  })

  it('says who set something, since when and until when', () => {
    expect(formatSet(set, telling)).toMatch(/^Until taken back, by Priya, since .*6:02 pm$/)
    expect(formatSet({ ...set, by: 'x', until: '2026-11-29T12:59:59.999Z' }, telling)).toMatch(
      /^Until .*29 Nov.*, by someone who’s left, since /,
    )
  })

  it('tells its story in words, and who or what day ended something', () => {
    const moment = { id: '1', kind: 'hide', text: 'In the workshop', until: null, user: 'p', at: NOW }
    expect(formatMomentTitle(moment, telling)).toBe('Hidden by Priya')
    expect(formatMomentDetail(moment, telling)).toMatch(/^“In the workshop”, /)
    expect(formatMomentTitle({ ...moment, kind: 'hide-ended', user: '' }, telling)).toBe(
      'Shown again by itself',
    )
    expect(formatMomentTitle({ ...moment, kind: 'tag', text: 'Just in' }, telling)).toBe(
      'Tagged “Just in” by Priya',
    )
  })

  it('moves one picture, and stays within the row', () => {
    expect(moveOne(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moveOne(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
  })
})
