import { describe, expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { choosePerson, type Occasion } from './choose-person.ts'

const parse = (people: object[]) =>
  testDealer({ locations: [{ ...rawLocation, people }] }).bundle.locations[0]?.people ?? []

const yard = parse([
  { name: 'Priya', role: 'Dealer principal', department: 'sales', weekdays: [1, 2, 3, 4, 5] },
  { name: 'Tom', role: 'Used cars', department: 'sales', weekdays: [1, 2] },
  { name: 'Mei', role: 'New cars', department: 'sales', weekdays: [2, 3] },
  { name: 'Dan', role: 'Finance', department: 'sales' },
  { name: 'Lucy', role: 'Service bookings', department: 'service' },
])

const occasion: Occasion = {
  kind: 'test_drive',
  department: 'sales',
  carType: '',
  itemType: 'car',
  weekday: null,
}
const name = (people: typeof yard, change: Partial<Occasion>) =>
  choosePerson(people, { ...occasion, ...change })?.name ?? null

describe('who looks after somebody', () => {
  it.each<[string, Partial<Occasion>]>([
    ['Tom', {}],
    ['Mei', { carType: 'new' }],
    ['Tom', { carType: 'used' }],
    ['Mei', { carType: 'used', weekday: 3 }],
    ['Dan', { kind: 'finance' }],
    ['Lucy', { kind: 'service', department: 'service' }],
  ])('%s, for %o', (who, change) => expect(name(yard, change)).toBe(who))

  it('is nobody of another department, and whoever runs the place only where nobody else sells there', () => {
    expect(name(yard, { department: 'parts' })).toBeNull()
    const alone = parse([{ name: 'Nico', role: 'Owner', department: 'sales' }])
    expect(name(alone, {})).toBe('Nico')
    const lane = parse([
      { name: 'Nico', role: 'Owner', department: 'sales' },
      { name: 'Jae-won', role: 'New bikes', department: 'sales' },
    ])
    expect(name(lane, { itemType: 'motorcycle', carType: 'used' })).toBe('Jae-won')
    expect(name(parse([]), {})).toBeNull()
    expect(name(yard, { kind: 'careers' })).toBeNull()
  })
})
