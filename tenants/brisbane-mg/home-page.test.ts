import { describe, expect, it } from 'vitest'
import { homePage } from './home-page.ts'

describe('the hero of the front page', () => {
  it('has the two slides IM6 and IM5, each with “Discover more” and “Search Stock” (BLOCK-01)', () => {
    const hero = homePage.blocks.find((block) => block._type === 'hero')
    const slides = hero && 'slides' in hero ? (hero.slides ?? []) : []
    expect(slides.map((slide) => slide.title.split('.')[0])).toEqual(['IM6', 'IM5'])
    for (const slide of slides) {
      expect(slide.buttons.map((button) => button.title)).toEqual(['Discover more', 'Search Stock'])
    }
  })
})
