import { describe, expect, it } from 'vitest'
import { type OfferedActions, sideActions } from './side-actions.ts'

const all: OfferedActions = { enquire: true, phone: true, reserve: true, finance: true, testDrive: true }

describe('the actions beside a price (VDP-21)', () => {
  it('are an enquiry and a reservation where the dealer offers everything, the others under More', () => {
    expect(sideActions(all)).toEqual({
      primary: 'enquire',
      secondary: 'reserve',
      more: ['finance', 'testDrive'],
    })
  })

  it('begin with a call where the dealer takes no enquiries', () => {
    expect(sideActions({ ...all, enquire: false }).primary).toBe('phone')
  })

  it.each([
    ['finance where nothing can be reserved', { reserve: false }, 'finance', ['testDrive']],
    ['a test drive where there is no finance either', { reserve: false, finance: false }, 'testDrive', []],
    [
      'nothing where only enquiries are taken',
      { reserve: false, finance: false, testDrive: false },
      null,
      [],
    ],
  ])('have as the second one %s', (_words, off, secondary, more) => {
    expect(sideActions({ ...all, ...off })).toMatchObject({ secondary, more })
  })
})
