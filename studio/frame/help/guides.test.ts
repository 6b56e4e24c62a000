import { expect, it } from 'vitest'
import { findGuide } from './guides.ts'

it.each([
  ['/today', 'Today'],
  ['/calendar/month/2026-12-01', 'Calendar'],
  ['/content/tenant-a;offer', 'Content'],
  ['/content/tenant-a;offer;8c1f', 'Offer'],
  ['/content/location;location-alexandria', 'Opening hours'],
  ['/content/__edit__tile,type=promoTile', 'Tile'],
  ['/unknown', 'The Studio'],
])('the guide at %s is %s', (path, title) => {
  expect(findGuide(path).title).toBe(title)
})
