import { expect, it } from 'vitest'
import { getModelWords } from './model-words.ts'

const makes = [
  { slug: 'honda', kind: 'car' },
  { slug: 'yamaha', kind: 'motorcycle' },
  { slug: 'isuzu', kind: 'truck' },
]
const model = (manufacturerSlug: string, manufacturerBody = '') => ({
  manufacturerSlug,
  manufacturerBody,
  manufacturerBody2: '',
  manufacturerBody3: '',
})

it.each([
  ['a motorcycle of a make that builds cars', model('honda', 'Adventure'), 'bike'],
  ['a car of a make that builds motorcycles', model('honda', 'Hatch'), 'car'],
  ['a body that both have, of a make of motorcycles', model('yamaha', 'Roadster'), 'bike'],
  ['no body', model('yamaha'), 'bike'],
  ['a ute of a make of trucks', model('isuzu', 'Ute'), 'car'],
  ['a truck', model('isuzu', 'Prime Mover'), 'truck'],
  ['a body of no table', model('honda', 'Kei'), 'car'],
])('%s is called by its name', (_what, one, name) => {
  expect(getModelWords([one], makes).one).toBe(name)
})

it('models of several kinds are driven', () => {
  expect(getModelWords([model('honda', 'Hatch'), model('yamaha', 'Naked')], makes)).toMatchObject({
    one: 'vehicle',
    go: 'drive',
  })
  expect(getModelWords([], makes).go).toBe('drive')
})
