import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { withMessage } from '#app/paths.ts'
import { leadFacts } from './lead-facts.server.ts'

const begin = (about: Parameters<typeof leadFacts>[3], car: Parameters<typeof leadFacts>[1] = null) =>
  leadFacts(testDealer(), car, '', about).about

it('a message begins with what its link asks of the vehicle, else with the link’s words, cut at 300 letters', () => {
  expect(begin({ ask: 'sheet' }, testCar())).toBe(
    'Please send me the inspection sheet of this one, good or bad.',
  )
  expect(begin({ ask: 'sheet' }), 'of no vehicle').toBe('')
  expect(begin({ ask: 'constructor' }, testCar())).toBe('')
  expect(begin({ message: 'A quote for a tipper' })).toBe('A quote for a tipper')
  expect(begin({ message: 'x'.repeat(9_000) })).toHaveLength(300)
  expect(begin({ offer: 'no-such-offer' })).toBe('')
})

it.each([
  ['/contact-us', '/contact-us?message=Canter%2C+pantech'],
  ['/contact', '/contact?message=Canter%2C+pantech'],
  ['/contact-us/toowoomba', '/contact-us/toowoomba'],
  ['tel:0755500400', 'tel:0755500400'],
  ['https://elsewhere.example/contact-us', 'https://elsewhere.example/contact-us'],
])('words are added to a link to the contact page only: %s', (href, expected) => {
  expect(withMessage(href, 'Canter, pantech')).toBe(expected)
})
