import { describe, expect, it } from 'vitest'
import { readTenantCommand, USAGE } from './arguments.ts'

const read = (words: string) => readTenantCommand(words.split(' ').filter(Boolean))

describe('the words of npm run tenant', () => {
  it('make a dealer of metro in Queensland, named by its slug, unless they say otherwise', () => {
    expect(read('new river-city')).toEqual({
      kind: 'new',
      slug: 'river-city',
      name: 'River City',
      template: 'metro',
      state: 'QLD',
    })
    expect(
      readTenantCommand(['new', 'a', '--template=moto', '--name', 'A & B', '--state', 'wa']),
    ).toMatchObject({
      template: 'moto',
      name: 'A & B',
      state: 'WA',
    })
  })

  it('delete for sure and to a folder when they say so', () => {
    expect(read('delete a --yes --to /backups')).toEqual({
      kind: 'delete',
      slug: 'a',
      sure: true,
      folder: '/backups',
    })
    expect(read('delete a')).toMatchObject({ sure: false, folder: null })
  })

  it.each([
    ['', USAGE],
    ['make a', 'Unknown: make'],
    ['new', 'npm run tenant -- new SLUG'],
    ['new a b', 'npm run tenant -- new SLUG'],
    ['diff a', 'npm run tenant -- diff SLUG SLUG'],
    [
      'new a --template baroque',
      'There is no template “baroque”. There are metro, marque, group, outback, moto.',
    ],
    ['new a --template', '--template wants a value.'],
    ['new a --state XY', 'There is no state “XY”'],
    ['new a --yes', 'Unknown: --yes'],
    ['list --all', 'Unknown: --all'],
  ])('are refused with what there is instead: %s', (words, message) => {
    expect(() => read(words)).toThrow(message)
  })
})
