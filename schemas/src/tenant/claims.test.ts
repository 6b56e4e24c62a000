import { describe, expect, it } from 'vitest'
import { type DealerClaims, settleClaims } from './claims.ts'

const dealer = (slug: string, createdAt: string, rest: Partial<DealerClaims> = {}): DealerClaims => ({
  slug,
  createdAt,
  hosts: [],
  dealerships: [],
  ...rest,
})
const older = dealer('older', '2025-01-01T00:00:00Z', {
  hosts: ['www.older.example'],
  dealerships: [{ id: '201', slug: 'older-city' }],
})

describe('a claim of two dealers', () => {
  it('to a host name stays with the older dealer, whatever it is called', () => {
    const thief = dealer('aa-thief', '2026-01-01T00:00:00Z', {
      hosts: ['WWW.older.example', 'www.aa.example'],
    })
    const { ownsHost, clashes } = settleClaims([thief, older])
    expect(ownsHost('older', 'www.older.example')).toBe(true)
    expect(ownsHost('aa-thief', 'www.older.example')).toBe(false)
    expect(ownsHost('aa-thief', 'www.aa.example')).toBe(true)
    expect(clashes).toEqual([
      { kind: 'host', value: 'WWW.older.example', owner: 'older', refused: 'aa-thief' },
    ])
  })

  it.each([
    ['id', { id: '201', slug: 'mine' }],
    ['slug', { id: '999', slug: 'older-city' }],
  ])('to a dealership by its %s stays with the older dealer', (_, dealership) => {
    const thief = dealer('thief', '2026-01-01T00:00:00Z', { dealerships: [dealership] })
    const { ownsDealership, clashes } = settleClaims([thief, older])
    expect(ownsDealership('thief', dealership)).toBe(false)
    expect(ownsDealership('older', { id: '201', slug: 'older-city' })).toBe(true)
    expect(clashes).toHaveLength(1)
  })

  it('of the same age is decided by the slug, so that every reader decides alike', () => {
    const at = '2025-01-01T00:00:00Z'
    const [b, c] = ['b', 'c'].map((slug) => dealer(slug, at, { hosts: ['same.example'] }))
    for (const dealers of [
      [b, c],
      [c, b],
    ] as DealerClaims[][])
      expect(settleClaims(dealers).ownsHost('b', 'same.example')).toBe(true)
  })

  it('does not exist where an id is empty, or where one dealer names it twice', () => {
    const empty = (slug: string) => dealer(slug, slug, { dealerships: [{ id: '', slug: `${slug}-yard` }] })
    expect(settleClaims([empty('a'), empty('b')]).clashes).toEqual([])
    expect(settleClaims([dealer('a', '', { hosts: ['x.example', 'x.example'] })]).clashes).toEqual([])
  })
})
