import { expect, test } from 'vitest'
import { readBrowserCars } from './browser-cars.ts'

const NOW = '2026-07-01T00:00:00.000Z'

test.each([
  [
    'two cars, one with its time',
    { car_ids: 'a_1,a_2', saved_at: ',2026-06-01T00:00:00.000Z' },
    [
      ['a_1', null],
      ['a_2', '2026-06-01T00:00:00.000Z'],
    ],
  ],
  ['no times', { car_ids: 'a_1' }, [['a_1', null]]],
  ['no instant', { car_ids: 'a_1', saved_at: 'yesterday' }, [['a_1', null]]],
  ['an instant to come', { car_ids: 'a_1', saved_at: '2026-07-02T00:00:00Z' }, [['a_1', null]]],
  ['no car', { saved_at: NOW }, []],
])('of %s', (_, fields, cars) => {
  expect([...readBrowserCars(fields, NOW)]).toEqual(cars)
})
