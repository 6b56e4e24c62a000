import { expect, it } from 'vitest'
import { announcement, changeText } from './change-announcement.ts'

const car = { id: 'c1', name: '2023 Maker Runner', price: '$20,000' }
const reserved = { ...car, tag: 'RESERVED', tagLook: 'dark' as const }
const sold = { ...car, unavailable: 'Sold today', tag: 'JUST SOLD', tagLook: 'dark' as const }

it.each([
  ['sold', car, sold, '2023 Maker Runner has just been sold'],
  ['sold after it was reserved', reserved, sold, '2023 Maker Runner has just been sold'],
  ['reserved', car, reserved, '2023 Maker Runner has just been reserved'],
  ['set free', reserved, car, '2023 Maker Runner is no longer reserved'],
  ['repriced', car, { ...car, price: '$19,000' }, '2023 Maker Runner is now $19,000'],
  ['back', sold, car, '2023 Maker Runner is available again'],
  [
    'withdrawn',
    car,
    { ...car, unavailable: 'No longer available' },
    '2023 Maker Runner is no longer available',
  ],
  ['removed', car, null, '2023 Maker Runner is no longer available'],
  ['sold, and sold since yesterday', sold, { ...sold, unavailable: 'Sold yesterday' }, ''],
  ['changed in what is not announced', car, { ...car, tag: 'New Arrival' }, ''],
])('a change to a car that is %s has its announcement', (_what, before, now, words) => {
  expect(changeText(before, now)).toBe(words)
})

it('an announcement names a car once, up to three cars each, and more only by their number', () => {
  expect(announcement(['', 'A', 'A', 'B'])).toBe('A. B.')
  expect(announcement(['A', 'B', 'C', 'D'])).toBe('4 vehicles on this page have changed')
  expect(announcement(['', ''])).toBe('')
})
