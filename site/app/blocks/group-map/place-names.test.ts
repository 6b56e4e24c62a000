import { expect, it } from 'vitest'
import { type PlacedName, placeNames } from './place-names.ts'

const EDGES = [0, 400] as const

/** Left, right and middle of a name, at 6.4 units a letter. */
function measureBox(name: string, { x, y, anchor }: PlacedName) {
  const width = name.length * 6.4
  return anchor === 'start' ? { left: x, right: x + width, y } : { left: x - width, right: x, y }
}

it('names of places in one city stand clear of each other and of the places', () => {
  const places = ['Newcastle', 'Newcastle Trucks', 'Penrith', 'Beresfield'].map((name, index) => ({
    name,
    x: 300 + index * 2,
    y: 200 - index * 3,
  }))
  const boxes = placeNames(places, EDGES).map((at, index) => measureBox(places[index]?.name ?? '', at))
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const apart = Math.abs(box.y - other.y) >= 13 || box.right <= other.left || other.right <= box.left
      expect(apart).toBe(true)
    }
    expect(places.some(({ x }) => box.left < x && x < box.right)).toBe(false)
  }
})

it('a name does not leave the drawing where it has room on the other side', () => {
  const [east, west] = placeNames(
    [
      { name: 'Gold Coast', x: 390, y: 100 },
      { name: 'Perth', x: 5, y: 300 },
    ],
    EDGES,
  )
  expect([east?.anchor, west?.anchor]).toEqual(['end', 'start'])
})

it('a place alone has its name beside it', () => {
  expect(placeNames([{ name: 'Mackay', x: 100, y: 50 }], EDGES)).toEqual([{ x: 111, y: 54, anchor: 'start' }])
})

it('a name keeps clear of the name of a state', () => {
  const place = { name: 'Newcastle', x: 100, y: 100 }
  const state = { name: 'New South Wales', x: 150, y: 104 }
  expect(placeNames([place], EDGES)).toEqual([{ x: 111, y: 104, anchor: 'start' }])
  expect(placeNames([place], EDGES, [state])).toEqual([{ x: 89, y: 104, anchor: 'end' }])
})

it.each([
  [
    'a short way from each other',
    [
      ['Newcastle Trucks', 200, 120],
      ['Penrith', 188, 134],
      ['Beresfield', 195, 113],
    ],
  ],
  [
    'in a column at the edge',
    [
      ['Newcastle Trucks', 390, 120],
      ['Newcastle', 390, 124],
      ['Penrith', 388, 128],
    ],
  ],
] as const)('of places %s each name is at its own, or a line leads to it from there', (_words, rows) => {
  const places = rows.map(([name, x, y]) => ({ name, x, y }))
  for (const [index, at] of placeNames(places, EDGES).entries()) {
    const own = places[index]
    const isOnLine = at.y - 4 === own?.y && Math.abs(at.x - own.x) === 11
    expect(at.lead !== undefined).toBe(!isOnLine)
    if (at.lead) {
      expect(at.lead.y).toBe(at.y - 4)
      expect(Math.abs(at.lead.x - at.x)).toBeLessThan(3)
      // The line is no longer than to the third line of words beside the place.
      expect(Math.hypot(at.lead.x - (own?.x ?? 0), at.lead.y - (own?.y ?? 0))).toBeLessThan(42)
    }
  }
})

it('a name that has no room at its own place is not nearer to another', () => {
  const places = [
    { name: 'Newcastle Trucks', x: 180, y: 105 },
    { name: 'Penrith', x: 203, y: 118 },
    { name: 'Beresfield', x: 196, y: 109 },
  ]
  // To the left, below the line of Newcastle Trucks, it would be that one's.
  expect(placeNames(places, EDGES)[2]).toEqual({ x: 207, y: 100, anchor: 'start', lead: { x: 205, y: 96 } })
})
