import { expect, it } from 'vitest'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { formatCapacity, formatLength, formatMass } from './measures.ts'

it.each([
  ['8000', '8,000 kg'],
  ['8000 kg', '8,000 kg'],
  ['22,500kg', '22,500 kg'],
  ['4.495 t', '4,495 kg'],
  ['', ''],
  ['n/a', ''],
  ['0', ''],
])('reads a mass of "%s" as "%s"', (written, expected) => expect(formatMass(written)).toBe(expected))

it.each([
  ['6400', '6.4 m'],
  ['6400 mm', '6.4 m'],
  ['7.20 m', '7.2 m'],
  ['6.05', '6.05 m'],
  ['21 ft', '6.4 m'],
  ['21', '6.4 m'],
  ['640cm', '6.4 m'],
  ['long', ''],
])('reads a length of "%s" as "%s"', (written, expected) => expect(formatLength(written)).toBe(expected))

it.each([
  ['659', '659 cc'],
  ['1,868 cc', '1,868 cc'],
  ['1.2 L', '1,200 cc'],
  ['electric', ''],
])('reads an engine of "%s" as "%s"', (written, expected) => expect(formatCapacity(written)).toBe(expected))

it('calls vehicles by what they are, and vehicles where they differ', () => {
  expect(getItemNames(['motorcycle', 'motorcycle']).many).toBe('motorcycles')
  expect(getItemNames(['truck', 'caravan']).many).toBe('vehicles')
  expect(getItemNames(['hovercraft']).one).toBe('vehicle')
  expect(getItemNames([]).many).toBe('cars')
})
