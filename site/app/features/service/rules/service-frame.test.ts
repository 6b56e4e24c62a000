import { expect, it } from 'vitest'
import { frameSize } from './service-frame.ts'

it('SVC-10: a frame alone is 750 high, another 1000 by 1100', () => {
  expect(frameSize(true)).toEqual({ width: 1000, height: 750 })
  expect(frameSize(false)).toEqual({ width: 1000, height: 1100 })
})
