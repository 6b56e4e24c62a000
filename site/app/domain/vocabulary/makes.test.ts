import { expect, it } from 'vitest'
import { nameModel } from './makes.ts'

it.each([
  ['Mazda', 'CX-5', 'Mazda CX-5'],
  ['Mazda', '6', 'Mazda 6'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG3', 'MG3'],
  ['MINI', 'Mini Countryman', 'Mini Countryman'],
  ['Ram', 'Rampage', 'Ram Rampage'],
  ['Land Rover', 'Range Rover', 'Land Rover Range Rover'],
  ['Mazda', '', 'Mazda'],
  ['', 'CX-5', 'CX-5'],
])('names the make of %s %s once', (make, model, name) => expect(nameModel(make, model)).toBe(name))
