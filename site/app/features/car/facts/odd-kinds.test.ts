import { expect, it } from 'vitest'
import { itemWords } from '#app/domain/words/item-words.ts'
import { testCar } from '../testing/test-cars.ts'
import { carFacts, iconOf } from './card-facts.ts'
import { keyFacts } from './key-facts.ts'

it.each(['constructor', '__proto__', 'hovercraft'])(
  'a vehicle whose feed calls it %j is shown with the facts of a car',
  (itemType) => {
    const car = { ...testCar(), itemType }
    expect(carFacts(car)).toEqual(carFacts(testCar()))
    expect(keyFacts(car, { unregisteredText: false, today: '2026-11-21' } as never).length).toBeGreaterThan(0)
    expect(iconOf(car)).toBe('car-front')
    expect(itemWords([itemType]).many).toBe('vehicles')
  },
)
