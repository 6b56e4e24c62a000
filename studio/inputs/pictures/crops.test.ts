import { describe, expect, it } from 'vitest'
import { cropAt } from './crop-box.tsx'

const picture = { url: 'https://cdn.example/images/p/d/abc-900x600.png', width: 900, height: 600 }

describe('a picture at a place of the site', () => {
  it('has the part that the site cuts out, in the box of the site', () => {
    expect(cropAt(picture, 'offerCard')).toEqual({
      box: { width: 375, height: 250, fit: 'cover' },
      rect: { left: 0, top: 0, width: 900, height: 600 },
      isSmall: false,
    })
    expect(cropAt(picture, 'popup').rect).toEqual({ left: 0, top: 75, width: 900, height: 450 })
  })

  it('is cut around its hotspot, inside its crop', () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
    expect(cropAt({ ...picture, crop }, 'offerCard').rect.left).toBe(450)
    const hotspot = { x: 0.5, y: 0.1, width: 0.1, height: 0.1 }
    expect(cropAt({ ...picture, hotspot }, 'popup').rect.top).toBe(0)
  })

  it('is too small for a box it cannot fill', () => {
    expect(cropAt(picture, 'hero').isSmall).toBe(true)
    expect(cropAt(picture, 'offerPage').isSmall).toBe(false)
  })
})
