import { describe, expect, it } from 'vitest'
import { social } from './site-settings-parts.zod.ts'
import { listSocialLinks } from './social-links.ts'

const linksOf = (given: unknown) => listSocialLinks({ social: social.parse(given) })

describe('social links', () => {
  it('are on for all five networks unless said otherwise', () => {
    expect(linksOf({}).map((link) => link.label)).toEqual([
      'Facebook',
      'YouTube',
      'Instagram',
      'TikTok',
      'LinkedIn',
    ])
  })

  it('are switched off one by one', () => {
    expect(linksOf({ tiktok: { on: false } }).map((link) => link.network)).not.toContain('tiktok')
  })

  it('lead to the dealer’s own page when there is one', () => {
    expect(linksOf({ facebook: { url: 'https://f.example/one' } })[0]?.url).toBe('https://f.example/one')
  })
})
