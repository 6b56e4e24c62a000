import { describe, expect, it } from 'vitest'
import { type OfferedActions, sideActions } from './side-actions.ts'

const all: OfferedActions = { reserve: true, finance: true, testDrive: true }

describe('the second action beside a price (VDP-21)', () => {
  it.each<[string, Partial<OfferedActions>, string | null, string[]]>([
    ['a reservation, the others under More', {}, 'reserve', ['finance', 'testDrive']],
    ['finance where nothing can be reserved', { reserve: false }, 'finance', ['testDrive']],
    ['a test drive where there is no finance either', { reserve: false, finance: false }, 'testDrive', []],
    [
      'nothing where only enquiries are taken',
      { reserve: false, finance: false, testDrive: false },
      null,
      [],
    ],
  ])('is %s', (_words, off, secondary, more) => {
    expect(sideActions({ ...all, ...off })).toEqual({ secondary, more })
  })
})
