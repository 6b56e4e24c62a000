import { decideFlags, type FlagDecision, ownFlags } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { explainFlags } from './explain-flags.ts'

const becauseOf = (decisions: readonly FlagDecision[], flag: FlagDecision['flag']) => {
  const [group] = explainFlags(decisions.filter((decision) => decision.flag === flag))
  const [answer] = group?.answers ?? []
  return answer && [answer.value, answer.because]
}
const decide = (own: object, rules: { flag: string; allow: string[]; deny: string[] }[] = []) =>
  decideFlags(ownFlags({ platform: own, dealer: own }), { flagRules: rules }, 'some-dealer')

describe('the features of a site in words', () => {
  it('say that nobody changed a flag that has its default', () => {
    expect(becauseOf(decide({}), 'offerExceptions')).toEqual(['Off', expect.stringMatching(/^Not changed/)])
  })

  it('say where a flag was set', () => {
    expect(becauseOf(decide({ offerExceptions: true }), 'offerExceptions')).toEqual([
      'On',
      'Set in the site’s set-up.',
    ])
  })

  it('name the platform where its lists decide, whatever the site has set', () => {
    const deny = [{ flag: 'offerExceptions', allow: [], deny: ['some-dealer'] }]
    const allow = [{ flag: 'offerExceptions', allow: ['some-dealer'], deny: [] }]
    expect(becauseOf(decide({ offerExceptions: true }, deny), 'offerExceptions')).toEqual([
      'Off',
      'The platform switched it off for this site.',
    ])
    expect(becauseOf(decide({}, allow), 'offerExceptions')).toEqual([
      'On',
      'The platform switched it on for this site.',
    ])
  })

  it('of a value that does not fit say so, and that it is as every site begins', () => {
    expect(becauseOf(decide({ offerExceptions: 'perhaps' }), 'offerExceptions')?.[1]).toMatch(/does not fit/)
  })

  it('are grouped by the part of the site, each part once', () => {
    const titles = explainFlags(decide({})).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles).toContain('Search results')
  })
})
