import type { Tool } from 'sanity'
import { describe, expect, it } from 'vitest'
import { isInSetUp, maySetUp } from '../tools/set-up/is-set-up.ts'
import { orderTools } from './use-shown-tools.ts'

const tools = ['today', 'set-up', 'stock', 'people', 'web-address'].map((name) => ({ name })) as Tool[]
const names = (isSettingUp: boolean) => orderTools(tools, isSettingUp).map(({ name }) => name)

it('Set up is the first tool of a site that is set up and leads to People; any other has People in its bar', () => {
  expect([names(true), names(false)]).toEqual([
    ['set-up', 'today', 'stock'],
    ['today', 'stock', 'people'],
  ])
})

describe('a site', () => {
  const timeZone = 'Australia/Melbourne'
  it.each([
    ['that never waited', null, false],
    ['that is not live', { liveAt: null }, true],
    ['that went live today', { liveAt: '2026-11-23T02:32:00Z' }, true],
    ['that went live yesterday on its own clock', { liveAt: '2026-11-22T12:00:00Z' }, false],
  ])('%s', (_, launch, expected) => {
    expect(isInSetUp({ launch, timeZone }, '2026-11-23T05:00:00Z')).toBe(expected)
  })

  it('is set up by its managers and by administrators', () => {
    const may = ['administrator', 'manager-a', 'manager-b', 'editor-a', 'marketer-a--b'].filter((role) =>
      maySetUp([role], { slug: 'a' }),
    )
    expect(may).toEqual(['administrator', 'manager-a'])
  })
})
