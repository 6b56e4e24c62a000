import { CommanderError } from 'commander'
import { expect, it } from 'vitest'
import { readStockArguments, readStockEnvironment } from './stock-options.ts'

const VARIABLES = {
  MEILI_URL: 'http://127.0.0.1:7700',
  SANITY_PROJECT_ID: 'p',
  SANITY_DATASET: 'd',
  MEILI_ADMIN_KEY: '',
}

function read(...argv: string[]) {
  const printed: string[] = []
  const output = {
    print: (line: string) => printed.push(line),
    printError: (line: string) => printed.push(line),
  }
  try {
    return { asked: readStockArguments(argv, output), text: printed.join('\n') }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { exitCode: error.exitCode, text: printed.join('\n') }
  }
}

it('a command without options, parsed, has their defaults', () => {
  expect(read('import').asked).toEqual({
    command: 'import',
    args: [],
    flags: {
      force: false,
      grace: 15,
      dryRun: false,
      change: false,
      ifChanged: false,
      revoke: false,
      json: false,
      feeds: expect.stringMatching(/tenants$/),
    },
  })
})

it('options of a command, parsed, are its flags', () => {
  const { asked } = read(
    'import',
    'quayside',
    'a.csv',
    '--dry-run',
    '--now',
    '2026-11-25T09:00:00+10:00',
    '--json',
  )
  expect(asked).toMatchObject({
    args: ['quayside', 'a.csv'],
    flags: { dryRun: true, json: true, now: '2026-11-25T09:00:00+10:00' },
  })
})

it('invalid variables are reported all at once', () => {
  expect(() => readStockEnvironment({ MEILI_URL: 'nowhere' })).toThrow(
    /MEILI_URL[\s\S]*SANITY_PROJECT_ID[\s\S]*SANITY_DATASET/,
  )
})

it('an empty variable counts as unset, and the index is named after the dataset', () => {
  const env = readStockEnvironment(VARIABLES)
  expect(env).toMatchObject({ STOCK_INDEX: 'Car_d', DATA_DIR: '.data' })
  expect(env.MEILI_ADMIN_KEY).toBeUndefined()
})

it.each([
  [['import', '--nonsense']],
  [['import', '--now', 'yesterday']],
  [['import', 'a', 'b', 'c']],
  [['replay', 'a']],
  [['runs']],
  [['runs', 'a', '--force']],
  [['sell']],
  [[]],
])('wrong arguments %j are refused with the usage', (argv) => {
  const { exitCode, text } = read(...argv)
  expect(exitCode).toBe(1)
  expect(text).toContain('Usage: npm run stock --')
})

it.each([[['--help']], [['import', '--help']], [['help', 'why']]])(
  '%j prints help and is no error',
  (argv) => {
    const { exitCode, text } = read(...argv)
    expect(exitCode).toBe(0)
    expect(text).toContain('Usage: npm run stock --')
  },
)
