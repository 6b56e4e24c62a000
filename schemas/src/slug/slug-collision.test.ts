import { describe, expect, it } from 'vitest'
import { findSlugCollision } from './slug-collision.ts'

describe('a slug', () => {
  it.each([
    ['page', 'search'],
    ['page', 'locations/north'],
    ['location', 'used-cars'],
    ['location', 'suv'],
    ['location', 'mg'],
  ] as const)('of a %s cannot be %s: the site answers that itself', (type, slug) => {
    expect(findSlugCollision(type, slug)).toMatch(/Choose another address\.$/)
  })

  it.each([
    ['page', 'about-us'],
    ['page', 'search-tips'],
    ['location', 'search'],
    ['location', 'north'],
    ['manufacturer', 'mg'],
  ] as const)('of a %s can be %s', (type, slug) => expect(findSlugCollision(type, slug)).toBeNull())
})
