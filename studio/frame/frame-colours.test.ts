import { contrastRatio } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { frameColours } from './frame-colours.ts'

const black = { brand: '#101214', ink: '#ffffff' }
const pale = { brand: '#e4f222', ink: '#14160a' }

describe('the colours of the frame', () => {
  it('are the site’s own, a pale brand’s too', () => {
    expect(frameColours(pale, 'light')).toEqual({ frame: '#e4f222', ink: '#14160a' })
    expect(frameColours(black, 'light').frame).toBe('#101214')
  })

  it('lift a black site in the dark scheme, so that it differs from the page', () => {
    const { frame, ink } = frameColours(black, 'dark')
    expect(contrastRatio(frame, '#13141b')).toBeGreaterThan(1.5)
    expect(contrastRatio(frame, ink)).toBeGreaterThan(4.5)
    expect(frameColours(pale, 'dark').frame).toBe('#e4f222')
  })

  it('of all sites can be read', () => {
    const { frame, ink } = frameColours(null, 'light')
    expect(contrastRatio(frame, ink)).toBeGreaterThan(4.5)
  })
})
