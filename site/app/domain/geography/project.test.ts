import { expect, it } from 'vitest'
import { computeViewBox, project, statePath } from './project.ts'

it('a place east of another is right of it, and a place south is below', () => {
  const [mackay, geelong] = [project([149.2, -21.1]), project([144.4, -38.1])]
  expect(mackay.x).toBeGreaterThan(geelong.x)
  expect(mackay.y).toBeLessThan(geelong.y)
})

it('a state is a closed path, and an unknown one none', () => {
  expect(statePath('TAS')).toMatch(/^M[\d. L]+Z$/)
  expect(statePath('XX')).toBe('')
})

it('the view holds every place, also one outside of the states', () => {
  const [left = 0, top = 0, width = 0, height = 0] = computeViewBox(['VIC'], [[153, -27.5]])
    .split(' ')
    .map(Number)
  const { x, y } = project([153, -27.5])
  expect(x > left && x < left + width && y > top && y < top + height).toBe(true)
})
