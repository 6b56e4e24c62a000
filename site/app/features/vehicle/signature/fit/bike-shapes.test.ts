import { expect, it } from 'vitest'
import { findLook } from './bike-shapes.ts'

it.each([
  ['Naked', 'naked'],
  ['Cruiser', 'cruiser'],
  ['Sports', 'sports'],
  ['Sports Tourer', 'tourer'],
  ['Adventure Tourer', 'tourer'],
  ['Trail', 'trail'],
  ['Off-road', 'trail'],
  ['Scooter', 'scooter'],
  ['Roadster', 'naked'],
  ['', 'naked'],
])('a motorcycle whose body is “%s” is drawn as %s', (body, look) => expect(findLook(body)).toBe(look))
