import { expect, test } from 'vitest'
import { ValueOrder } from './value-order.ts'

const compare = new Intl.Collator('en-AU', { numeric: true }).compare

test('ValueOrder: places follow the comparison, whatever the order of the input', () => {
  const order = new ValueOrder(compare)
  const asked = [['Ute', 'suv', 'Škoda'], ['10', '9', 'Ute'], ['', 'SUV', 'Skoda', 'Zebra'], ['suv']]
  for (const values of asked) {
    const places = order.indexPlaces(values)
    expect(values.toSorted((a, b) => places.get(a)! - places.get(b)!)).toEqual(values.toSorted(compare))
  }
})

test('of very many values those asked for last are known', () => {
  const order = new ValueOrder(compare)
  const page = (at: number) => Array.from({ length: 100 }, (_, index) => `value ${at * 100 + index}`)
  for (let at = 0; at < 80; at += 1) {
    const values = page(at).toReversed()
    const places = order.indexPlaces(values)
    expect(values.toSorted((a, b) => places.get(a)! - places.get(b)!)).toEqual(page(at))
    expect(places.size).toBeLessThan(5_200)
  }
})
