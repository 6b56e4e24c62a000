import { describe, expect, it } from 'vitest'
import { type OfferedActions, sideActions } from './side-actions.ts'

const all: OfferedActions = { enquire: true, reserve: true, finance: true, testDrive: true }

describe('the actions beside the price of a vehicle', () => {
  it.each([
    [{}, 'enquire', 'reserve', ['finance', 'testDrive']],
    [{ reserve: false }, 'enquire', 'finance', ['testDrive']],
    [{ reserve: false, finance: false }, 'enquire', 'testDrive', []],
    [{ reserve: false, finance: false, testDrive: false }, 'enquire', null, []],
    [{ enquire: false }, null, 'reserve', ['finance', 'testDrive']],
  ] as const)('with %j', (off, primary, secondary, more) => {
    expect(sideActions({ ...all, ...off }, false)).toEqual({ primary, secondary, more })
  })

  it.each([
    [{}, 'testDrive', 'reserve', ['finance', 'enquire']],
    [{ testDrive: false }, 'enquire', 'reserve', ['finance']],
    [{ reserve: false, finance: false }, 'testDrive', 'enquire', []],
  ] as const)('of a dealer who asks to come and see it, with %j', (off, primary, secondary, more) => {
    expect(sideActions({ ...all, ...off }, true)).toEqual({ primary, secondary, more })
  })
})
