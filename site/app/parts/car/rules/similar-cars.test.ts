import { describe, expect, it } from 'vitest'
import { pickSimilar } from './similar-cars.ts'

const bike = (id: string, model: string, badge = '') => ({ id, make: 'Volta', model, badge, series: '' })
const ids = (cars: { id: string }[]) => cars.map(({ id }) => id).join(' ')

describe('the similar cars of one whose model is mostly there in other paints', () => {
  const paints = ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => bike(id, 'Amp', 'Sport'))

  it('are two of a variant, the same model first, while there are others', () => {
    const others = [bike('b1', 'Ohm'), bike('b2', 'Ohm'), bike('b3', 'Ohm'), bike('c1', 'Watt')]
    const sameModel = [...paints, bike('t1', 'Amp', 'Touring')]
    expect(ids(pickSimilar('self', sameModel, others, 6))).toBe('a1 a2 t1 b1 b2 c1')
  })

  it('are more of one variant where the others are too few, still the same model first', () => {
    expect(ids(pickSimilar('self', paints, [bike('c1', 'Watt')], 4))).toBe('a1 a2 a3 c1')
    expect(ids(pickSimilar('a1', paints, [], 6))).toBe('a2 a3 a4 a5')
  })

  it('tell variants apart by the series where there is no badge, and in any case of letters', () => {
    const series = ['X', 'x', 'X', 'Y'].map((each, at) => ({ ...bike(`s${at}`, 'Amp'), series: each }))
    expect(ids(pickSimilar('self', series, [], 3))).toBe('s0 s1 s3')
  })
})
