import { MAKES } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import { MAKE_NICKNAMES } from './make-nicknames.server.ts'

const names = MAKES.map(({ name }) => name)
const nicknames = Object.values(MAKE_NICKNAMES).flat()

it('belong to makes of the platform, by their canonical spelling', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(MAKE_NICKNAMES)))
})

it('nicknames are lower case, unique to one make, and no make’s own name', () => {
  expect(nicknames.length).toBe(new Set(nicknames).size)
  for (const nickname of nicknames) expect(nickname).toMatch(/^[a-z][a-z -]*[a-z]$/)
  const spelled = new Set(names.map((name) => name.toLowerCase()))
  expect(nicknames.filter((nickname) => spelled.has(nickname))).toEqual([])
})
