import { expect, test } from 'vitest'
import { shareLink } from '#app/features/vehicle/tools/tools-section.server.ts'
import { shareTargets, siteUrlOf } from './share-targets.ts'

test('a car is shared by five services, each with its full address (SHARE-01, SHARE-02)', () => {
  const link = shareLink('https://www.dealer.example/', 'a-car') ?? ''
  const targets = shareTargets(link, 'A car & more')
  expect(targets.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'WhatsApp', 'Email', 'SMS'])
  for (const { href } of targets) expect(href).toContain(encodeURIComponent(link))
  expect(targets[1]?.href).toContain('text=A%20car%20%26%20more')
})

test('a dealer without its own host name has no share links (SHARE-03)', () => {
  expect(shareLink(siteUrlOf([], 'http://a.localhost'), 'a-car')).toBeNull()
  expect(shareLink(siteUrlOf(['www.a.example'], 'https://www.a.example'), 'a-car')).toBe(
    'https://www.a.example/cars/a-car',
  )
})
