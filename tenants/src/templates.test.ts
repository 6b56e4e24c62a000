import { describe, expect, it } from 'vitest'
import { FURNISHINGS, furnishingOf, TEMPLATE_NAMES } from './templates.ts'

describe('the furnishing of a template', () => {
  it.each(TEMPLATE_NAMES)('of %s is its own', (name) => {
    expect(furnishingOf(name).name).toBe(name)
  })

  it('uses two families of type at the most', () => {
    for (const { display, text } of Object.values(FURNISHINGS)) {
      expect(new Set([display.family, text.family]).size).toBeLessThanOrEqual(2)
    }
  })
})
