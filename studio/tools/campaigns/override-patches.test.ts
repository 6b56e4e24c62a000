import { describe, expect, it } from 'vitest'
import type { Campaign } from './campaign-content.query.ts'
import { overridePatches } from './override-patches.ts'

const override = { _key: 'k', part: 't1', site: { _ref: 'tenant-a' }, text: 'Ours', position: 5 }
const campaign = (overrides: object[]) => ({ _id: 'c1', overrides }) as unknown as Campaign

describe('what one site has otherwise', () => {
  it('is an entry of its own, with the site and the part', () => {
    const [missing, insert] = overridePatches(campaign([]), 't1', 'tenant-a', { text: 'Ours' })
    expect(missing).toEqual({ setIfMissing: { overrides: [] } })
    expect(insert).toMatchObject({
      insert: { items: [{ part: 't1', site: { _ref: 'tenant-a' }, text: 'Ours' }] },
    })
  })

  it('is changed field by field, so that two people do not meet', () => {
    const patches = overridePatches(campaign([override]), 't1', 'tenant-a', { text: null, link: '/search' })
    expect(patches).toEqual([
      { unset: ['overrides[_key=="k"].text'], set: { 'overrides[_key=="k"].link': '/search' } },
    ])
  })

  it('goes with its last difference, and nothing is written for none', () => {
    const change = { text: null, position: null }
    expect(overridePatches(campaign([override]), 't1', 'tenant-a', change)).toEqual([
      { unset: ['overrides[_key=="k"]'] },
    ])
    expect(overridePatches(campaign([]), 't1', 'tenant-a', { text: null })).toEqual([])
  })
})
