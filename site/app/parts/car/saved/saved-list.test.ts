import { expect, it } from 'vitest'
import { parseEntries, toggleEntry } from './saved-list.ts'

const entry = (id: string) => ({ id, name: id, slug: id, make: '', model: '', primary_image_url: '' })

it('toggling prepends a car and removes it again', () => {
  const one = toggleEntry([], entry('a'))
  const two = toggleEntry(one, entry('b'))
  expect(two.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(toggleEntry(two, entry('a')).map(({ id }) => id)).toEqual(['b'])
})

it.each([null, '', 'nonsense', '{}', '[1, null, {"id":"x"}]'])('counts %j in storage as no car', (text) => {
  expect(parseEntries(text)).toEqual([])
})
