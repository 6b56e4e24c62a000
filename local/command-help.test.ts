import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpFor } from './command-help.mjs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}
/** The words that bootstrap.mjs is given by each npm command that runs a script of the project. */
const COMMANDS = Object.entries(scripts)
  .map(([name, line]) => [name, line.replace(/^exec node local\/bootstrap\.mjs /, '').split(' ')] as const)
  .filter(([name, words]) => words[0] !== '--bin' && !['tenant', 'stock', 'leads'].includes(name))

test.each(COMMANDS)('npm run %s with --help prints its usage and ends with 0', (name, words) => {
  const help = helpFor([...words, '--help'])
  expect(help?.exitCode).toBe(0)
  expect(help?.text).toContain(
    name === 'test:full'
      ? 'npm run test:full'
      : `npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}`,
  )
})

test.each(COMMANDS)('npm run %s without arguments runs', (_, words) => {
  expect(helpFor([...words])).toBeNull()
})

test.each([
  ['local/up.ts', '--prot'],
  ['local/reset.ts', '--force'],
  ['local/lake/main.ts', 'x'],
])('%s with %s ends with 2 and names the argument', (script, argument) => {
  expect(helpFor([script, argument])).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining(`Unknown argument: ${argument}`),
  })
})
