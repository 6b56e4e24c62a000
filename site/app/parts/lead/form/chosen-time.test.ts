import { expect, test } from 'vitest'
import { nameBooking } from './chosen-time.ts'

test.each([
  ['Tue 1 Dec, 10:00 am', 'Book Tue 1 Dec, 10:00 am'],
  ['', 'Book A Test Drive'],
])('with %o chosen the button says “%s”', (time, words) => {
  expect(nameBooking(time, 'Book A Test Drive')).toBe(words)
})
