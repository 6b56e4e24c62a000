import { CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import { readTenantCommand } from './arguments.ts'

function read(...argv: string[]) {
  const printed: string[] = []
  const output = {
    print: (line: string) => printed.push(line),
    printError: (line: string) => printed.push(line),
  }
  try {
    return { command: readTenantCommand(argv, output), text: printed.join('\n') }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { exitCode: error.exitCode, text: printed.join('\n') }
  }
}

describe('the arguments of npm run tenant', () => {
  it('new without options makes a dealer of metro in Queensland, named by its slug', () => {
    expect(read('new', 'river-city').command).toEqual({
      kind: 'new',
      slug: 'river-city',
      name: 'River City',
      template: 'metro',
      state: 'QLD',
    })
  })

  it('new with options takes them, a state in any case', () => {
    expect(read('new', 'a', '--template=moto', '--name', 'A & B', '--state', 'wa').command).toMatchObject({
      template: 'moto',
      name: 'A & B',
      state: 'WA',
    })
  })

  it('check names the dealer', () => {
    expect(read('check', 'a').command).toEqual({ kind: 'check', slug: 'a' })
  })

  it('delete asks and has no folder unless options give them', () => {
    expect(read('delete', 'a').command).toMatchObject({ sure: false, folder: null })
    expect(read('delete', 'a', '--yes', '--to', '/backups').command).toEqual({
      kind: 'delete',
      slug: 'a',
      sure: true,
      folder: '/backups',
    })
  })

  it('list and diff print JSON when asked', () => {
    expect(read('list').command).toEqual({ kind: 'list', json: false })
    expect(read('diff', 'a', 'b', '--json').command).toEqual({
      kind: 'diff',
      one: 'a',
      other: 'b',
      json: true,
    })
  })

  it.each([
    [[], 'Commands:'],
    [['make', 'a'], "unknown command 'make'"],
    [['new'], "missing required argument 'slug'"],
    [['new', 'a', 'b'], 'too many arguments'],
    [['diff', 'a'], "missing required argument 'other'"],
    [['new', 'a', '--template', 'baroque'], 'Allowed choices are metro, marque, group, outback, moto.'],
    [['new', 'a', '--template'], 'argument missing'],
    [['new', 'a', '--state', 'XY'], 'There is no state “XY”'],
    [['list', '--all'], "unknown option '--all'"],
  ])('%j is refused with the reason and the usage', (argv, message) => {
    const { exitCode, text } = read(...argv)
    expect(exitCode).toBe(1)
    expect(text).toContain(message)
    expect(text).toContain('Usage: npm run tenant --')
  })

  it('help is printed and is no error', () => {
    expect(read('--help')).toMatchObject({ exitCode: 0, text: expect.stringContaining('Examples:') })
  })
})
