import { expect, it } from 'vitest'
import { dropOwnName } from './facts-section.server.ts'

const NAMES = ['2024 Skoda Kodiaq', '2024 Skoda Kodiaq 132TSI Style']

it.each([
  ['2024 Skoda Kodiaq 132TSI Style\nEx-lease.', 'Ex-lease.'],
  ['2024 SKODA KODIAQ\n\nEx-lease.', '\nEx-lease.'],
  ['A 2024 Skoda Kodiaq.\nEx-lease.', 'A 2024 Skoda Kodiaq.\nEx-lease.'],
  // Nothing would be left.
  ['2024 Skoda Kodiaq', '2024 Skoda Kodiaq'],
  ['', ''],
])('of the comments %j the page shows %j', (comments, shown) => {
  expect(dropOwnName(comments, NAMES)).toBe(shown)
})
