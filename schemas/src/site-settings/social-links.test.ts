import { describe, expect, it } from 'vitest'
import { social } from './site-settings-parts.zod.ts'
import { listSocialLinks } from './social-links.ts'

const listLinks = (given: unknown) => listSocialLinks({ social: social.parse(given) })

const pages = Object.fromEntries(
  ['facebook', 'youtube', 'instagram', 'tiktok', 'linkedin'].map((network) => [
    network,
    { url: `https://${network}.example/one` },
  ]),
)

describe('TEN-22: social links', () => {
  it('are on for all five networks unless said otherwise, and lead to the dealer’s own pages', () => {
    expect(listLinks(pages).map(({ label, url }) => `${label} ${url}`)).toEqual([
      'Facebook https://facebook.example/one',
      'YouTube https://youtube.example/one',
      'Instagram https://instagram.example/one',
      'TikTok https://tiktok.example/one',
      'LinkedIn https://linkedin.example/one',
    ])
  })

  it('are switched off one by one', () => {
    const links = listLinks({ ...pages, tiktok: { on: false, url: 'https://tiktok.example/one' } })
    expect(links.map((link) => link.network)).not.toContain('tiktok')
    expect(links).toHaveLength(4)
  })

  it.each([{}, { facebook: { on: true } }, { facebook: { url: '' } }])(
    'are left out without an address: %j',
    (given) => {
      expect(listLinks(given)).toEqual([])
    },
  )
})
