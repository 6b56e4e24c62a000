import { expect, test } from 'vitest'
import { describeNoSuchDealer } from './no-such-dealer.ts'

test('a name that no dealer has is told with the dealers, as they are listed', () => {
  expect(describeNoSuchDealer('nobody', ['a', 'b'])).toBe('There is no dealer “nobody”. Dealers: a, b.')
  expect(describeNoSuchDealer('nobody', [])).toBe('There is no dealer “nobody”. Dealers: none.')
})

test('of two hundred dealers the first dozen are named, those that begin alike before the others', () => {
  const known = [...Array.from({ length: 200 }, (_, at) => `dealer-${at}`), 'quayside']
  const words = describeNoSuchDealer('quaysied', known)
  expect(words).toMatch(/Dealers: quayside, dealer-0, dealer-1, .*, dealer-10 and 189 more\.$/)
})
