import { createSchema, type Path, type SchemaType, type ValidationMarker } from 'sanity'
import { describe, expect, it } from 'vitest'
import type { TypedText } from '../../inputs/typed/typed-texts.ts'
import { countProblems, listProblems, listTypedProblems } from './problems.ts'

const schema = createSchema({
  name: 'test',
  types: [
    {
      name: 'notice',
      type: 'document',
      title: 'Notice',
      fields: [
        { name: 'name', type: 'string', title: 'Name' },
        {
          name: 'slides',
          type: 'array',
          title: 'Slides',
          of: [
            {
              type: 'object',
              name: 'slide',
              title: 'Slide',
              fields: [{ name: 'headline', type: 'string', title: 'Headline' }],
            },
          ],
        },
      ],
    },
  ],
})
const type = schema.get('notice') as SchemaType
const value = {
  slides: [
    { _key: 'a', _type: 'slide' },
    { _key: 'b', _type: 'slide' },
  ],
}
const marker = (level: ValidationMarker['level'], message: string, path: Path): ValidationMarker => ({
  level,
  message,
  path,
})
const headline = ['slides', { _key: 'b' }, 'headline']

const typed = (text: string, more: Partial<TypedText> = {}): TypedText => ({
  document: 'notice-one',
  key: text,
  path: headline,
  text,
  problem: `“${text}” is not read.`,
  isLeft: true,
  ...more,
})

describe('what is typed into a document and not stored', () => {
  it('stops it with the field as the form names it, or as the field itself does', () => {
    const texts = [typed('half'), typed('9-5, 4-6', { field: 'Saturday, Sales' })]
    expect(listTypedProblems(texts, type, value)).toMatchObject([
      { level: 'stops', field: 'Slides, 2nd, Headline', text: '“half” is not read.', path: headline },
      { level: 'stops', field: 'Saturday, Sales', typed: { text: '9-5, 4-6' } },
    ])
  })

  it('is no problem while somebody types, and while it can be read', () => {
    const texts = [typed('9-', { isLeft: false }), typed('9-5', { problem: null })]
    expect(listTypedProblems(texts, type, value)).toEqual([])
  })
})

describe('the problems of a document', () => {
  it('name their field as the form does, with the place in a list', () => {
    expect(listProblems([marker('error', 'Write one.', headline)], type, value)).toEqual([
      { level: 'stops', text: 'Write one.', field: 'Slides, 2nd, Headline', path: headline },
    ])
  })

  it('name a day of a week of hours by its name', () => {
    const days = { slides: [{ _key: 'a', _type: 'slide', weekday: 6 }] }
    const path = ['slides', { _key: 'a' }]
    expect(listProblems([marker('error', 'These overlap.', path)], type, days)[0]?.field).toBe(
      'Slides, Saturday',
    )
  })

  it('put what stops before what warns, each in the order of the form', () => {
    const markers = [
      marker('warning', 'Long.', ['name']),
      marker('error', 'Write one.', headline),
      marker('error', 'Give it a name.', ['name']),
    ]
    expect(listProblems(markers, type, value).map(({ text }) => text)).toEqual([
      'Give it a name.',
      'Write one.',
      'Long.',
    ])
  })

  it('leave out notes, and list a repeated rule once', () => {
    const twice = marker('error', 'Give it a name.', ['name'])
    expect(listProblems([twice, twice, marker('info', 'A note.', ['name'])], type, value)).toHaveLength(1)
  })

  it('of a field that the form does not have are still listed', () => {
    expect(listProblems([marker('error', 'Odd.', ['other'])], type, value)).toMatchObject([
      { field: '', text: 'Odd.' },
    ])
  })

  it('are counted in words by level', () => {
    const one = listProblems([marker('error', 'A.', ['name'])], type, value)
    const two = [...one, ...listProblems([marker('error', 'B.', headline)], type, value)]
    expect([countProblems(one, 'stops'), countProblems(two, 'stops'), countProblems(one, 'warns')]).toEqual([
      '1 thing stops this',
      '2 things stop this',
      '',
    ])
  })
})
