import { expect, test } from 'vitest'
import { pickBody } from './pick-body.ts'

const part = { text: '', takes: '3 weeks', notOn: [] as string[] }
const PARTS = {
  chassis: [
    { key: 'nlr', name: 'NLR', text: '', price: 62_400, gvmKg: 4_495, kerbKg: 2_185 },
    { key: '79', name: 'LandCruiser 79', text: '', price: 82_990, gvmKg: 3_510, kerbKg: 2_175 },
  ],
  bodies: [
    { ...part, key: 'box', name: 'Pantech', price: 19_800, kg: 810, notOn: ['LandCruiser 79 '] },
    { ...part, key: 'alloy', name: 'Alloy tray', price: 6_900, kg: 210 },
    { ...part, key: 'heavy', name: 'Crane', price: 1, kg: 5_000 },
  ],
  extras: [
    { key: 'e1', name: 'Toolboxes', text: '', price: 1_480, kg: 62 },
    { key: 'e2', name: 'Rack', text: '', price: 890, kg: 34 },
  ],
}
const pick = (query: string) => pickBody(PARTS, new URLSearchParams(query))

test('carry is GVM less kerb, body, extras and driver, and the price has 10% on top', () => {
  expect(pick('chassis=nlr&body=alloy')).toMatchObject({
    price: 69_300,
    priceWithGst: 76_230,
    carryKg: 2_025,
  })
  expect(pick('chassis=nlr&body=alloy&extra=e1&extra=e2')).toMatchObject({ price: 71_670, carryKg: 1_929 })
  expect(pick('chassis=nlr&body=heavy')?.carryKg).toBe(-2_765)
})

test('the first of each is picked without an answer, or by one that is none of them', () => {
  expect(pickBody(PARTS, null)).toMatchObject({ chassis: { key: 'nlr' }, body: { key: 'box' }, extras: [] })
  expect(pick('chassis=__proto__&body=x&extra=y')).toMatchObject({ chassis: { key: 'nlr' }, extras: [] })
})

test('a body that does not go on the chassis gives way to the first one that does', () => {
  expect(pick('chassis=79&body=box')?.body.key).toBe('alloy')
  expect(pickBody({ ...PARTS, bodies: [] }, null)).toBeNull()
})
