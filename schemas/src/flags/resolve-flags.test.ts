import { describe, expect, it } from 'vitest'
import { FLAG_CATALOG, FLAG_KEYS } from './catalog.ts'
import { ownFlags, resolveFlags } from './resolve-flags.ts'

const rule = (flag: string, allow: string[] = [], deny: string[] = []) => ({ flag, allow, deny })
const garageOf = (own: unknown, allow: string[], deny: string[]) =>
  resolveFlags(own, { flagRules: [rule('garage', allow, deny)] }, 'one').flags.garage

describe('a switch of one site', () => {
  it.each([
    // own value, on the allow list, on the deny list, result
    [undefined, false, false, true],
    [true, false, false, true],
    [false, false, false, false],
    [false, true, false, true],
    [true, true, false, true],
    [true, false, true, false],
    [true, true, true, false],
    [undefined, true, true, false],
  ])(
    'set to %s, allowed %s, denied %s, is %s: deny beats allow beats its own value',
    (own, allowed, denied, is) => {
      expect(garageOf({ garage: own }, allowed ? ['one'] : [], denied ? ['one'] : [])).toBe(is)
    },
  )

  it('does not care for lists that name other sites', () => {
    expect(garageOf({ garage: true }, [], ['two'])).toBe(true)
    expect(garageOf({ garage: false }, ['two'], [])).toBe(false)
  })

  it('is denied when any of several rules denies it', () => {
    const flagRules = [rule('garage', ['one']), rule('garage', [], ['one'])]
    expect(resolveFlags({}, { flagRules }, 'one').flags.garage).toBe(false)
  })

  it('listed as allowed on one site stays off on another', () => {
    const platform = { flagRules: [rule('electricHybridTag', ['one'])] }
    expect(resolveFlags({}, platform, 'one').flags.electricHybridTag).toBe(true)
    expect(resolveFlags({}, platform, 'two').flags.electricHybridTag).toBe(false)
  })
})

describe('a flag that was the platform’s and is the dealer’s now', () => {
  it.each([
    [{ salesCounter: true }, {}, true],
    [{ salesCounter: true }, { salesCounter: null }, true],
    [{ salesCounter: true }, { salesCounter: false }, false],
    [{}, { salesCounter: true }, true],
    [{}, {}, false],
  ])('set to %j before and to %j by the dealer is %s', (platform, dealer, is) => {
    const { flags } = resolveFlags(ownFlags({ platform, dealer }), { flagRules: [] }, 'one')
    expect(flags.salesCounter).toBe(is)
  })

  it('and no dealer decides one of the platform’s', () => {
    expect(ownFlags({ platform: {}, dealer: { offersSubscriptions: true } })).toEqual({})
  })
})

describe('a choice of one site', () => {
  it('has its default where it is denied', () => {
    const platform = { flagRules: [rule('closedText', [], ['one'])] }
    expect(resolveFlags({ closedText: 'By appointment only' }, platform, 'one').flags.closedText).toBe(
      'Closed',
    )
  })

  it('has its own value where it is allowed', () => {
    const platform = { flagRules: [rule('closedText', ['one'])] }
    const { flags } = resolveFlags({ closedText: 'By appointment only' }, platform, 'one')
    expect(flags.closedText).toBe('By appointment only')
  })
})

describe('a value that does not fit', () => {
  it('falls back to the default with one problem that names the flag, and not the value', () => {
    const { flags, problems } = resolveFlags({ resultsLayout: 'circle' }, { flagRules: [] }, 'one')
    expect(flags.resultsLayout).toBe('grid')
    expect(problems).toEqual([{ flag: 'resultsLayout', text: expect.stringMatching(/^Invalid option/) }])
    expect(problems[0]?.text).not.toContain('circle')
  })

  it('leaves the other flags alone', () => {
    const { flags } = resolveFlags({ resultsLayout: 7, garage: false }, { flagRules: [] }, 'one')
    expect(flags.garage).toBe(false)
  })

  it('may be no object at all', () => {
    expect(resolveFlags('nonsense', { flagRules: [] }, 'one').problems).toEqual([])
  })
})

describe('the catalogue', () => {
  it.each(FLAG_KEYS)('%s has a default of its own type and says what it does', (key) => {
    const flag = FLAG_CATALOG[key]
    expect(flag.type.safeParse(flag.fallback).success).toBe(true)
    expect(flag.does).toMatch(/\.$/)
    expect(flag.rows.length).toBeGreaterThan(0)
  })

  it('gives every flag a value on a site that says nothing', () => {
    const { flags, problems } = resolveFlags(null, { flagRules: [] }, 'one')
    expect(Object.keys(flags).sort()).toEqual([...FLAG_KEYS].sort())
    expect(problems).toEqual([])
  })
})
