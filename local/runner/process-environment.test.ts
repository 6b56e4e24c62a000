import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ProcessName, selectEnvironment } from './process-environment.ts'
import { runScript } from './run.ts'
import { systemSecrets } from './secrets.ts'
import type { Service } from './service.ts'
import { embeddedEnvironment, readSettings, root } from './settings.ts'
import { Supervisor } from './supervisor.ts'

const PROBE = 'local/runner/fixtures/environment-probe.ts'
/** Secrets that a person may have set beside those drawn, each its own value. */
const GIVEN = [
  'AUTOGRAB_API_KEY',
  'DATABASE_URL',
  'LEAD_WEBHOOK_SECRETS',
  'MARKET_PRICES_API_TOKEN',
  'PAYMENTS_KEY',
  'MEILI_SERVERS',
  'PAYMENTS_WEBHOOK_SECRET',
  'PGPASSWORD',
  'QUOTES_API_TOKEN',
  'SMS_API_TOKEN',
  'SMTP_URL',
  'SOME_OTHER_PROGRAMS_TOKEN',
]
const DRAWN = [
  'MEILI_ADMIN_KEY',
  'MEILI_MASTER_KEY',
  'MEILI_SEARCH_KEY',
  'SANITY_MANAGEMENT_TOKEN',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'SESSION_SECRET',
]
const OF_THE_SITE = [...GIVEN, ...DRAWN].filter(
  (name) => !['SOME_OTHER_PROGRAMS_TOKEN', 'MEILI_MASTER_KEY', 'SANITY_WRITE_TOKEN'].includes(name),
)
/** The secrets that each process is to have. */
const SECRETS: Record<ProcessName, readonly string[]> = {
  lake: ['SANITY_MANAGEMENT_TOKEN', 'SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN'],
  search: ['MEILI_MASTER_KEY'],
  photos: [],
  site: OF_THE_SITE,
  studio: [],
  seed: ['SANITY_WRITE_TOKEN'],
  tenant: ['SANITY_WRITE_TOKEN'],
  stock: ['DATABASE_URL', 'MEILI_ADMIN_KEY', 'MEILI_SERVERS', 'PGPASSWORD', 'SANITY_READ_TOKEN'],
  'stock setup': [
    'DATABASE_URL',
    'MEILI_ADMIN_KEY',
    'MEILI_MASTER_KEY',
    'MEILI_SERVERS',
    'PGPASSWORD',
    'SANITY_READ_TOKEN',
    'SANITY_WRITE_TOKEN',
  ],
  leads: [
    'DATABASE_URL',
    'LEAD_WEBHOOK_SECRETS',
    'PGPASSWORD',
    'SANITY_MANAGEMENT_TOKEN',
    'SANITY_READ_TOKEN',
    'SESSION_SECRET',
  ],
}

let folder: string
let whole: NodeJS.ProcessEnv
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'))
  const given = Object.fromEntries(GIVEN.map((name) => [name, `value-of-${name}`]))
  const settings = readSettings({ DATA_DIR: folder })
  whole = embeddedEnvironment(settings, systemSecrets(folder), { PATH: process.env.PATH, ...given })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The secrets whose values are anywhere in an environment, under whatever name. */
function secretsIn(env: NodeJS.ProcessEnv): string[] {
  const values = new Set(Object.values(env))
  return [...GIVEN, ...DRAWN].filter((name) => values.has(whole[name])).sort()
}

test.each(Object.entries(SECRETS))(
  '%s is started with its own secrets and no others',
  async (name, secrets) => {
    const exited = Promise.withResolvers<Service>()
    const supervisor = new Supervisor({
      dataDir: folder,
      selectEnvironment: (process) => selectEnvironment(process, whole),
      onExit: exited.resolve,
      report: () => {},
    })
    await supervisor.start(name, { script: PROBE, isEssential: true })
    const { logFile } = await exited.promise
    const given = JSON.parse(readFileSync(logFile, 'utf8')) as NodeJS.ProcessEnv
    expect(secretsIn(given)).toEqual([...secrets].sort())
  },
)

test('a script has only the variables that its process reads', async () => {
  const line = await runScript('Probing', PROBE, [], selectEnvironment('seed', whole))
  expect(secretsIn(JSON.parse(line) as NodeJS.ProcessEnv)).toEqual(SECRETS.seed)
})

test('a process without a row in the table is not started', () => {
  expect(() => selectEnvironment('another', whole)).toThrow('No variables are named for the process another.')
})

/** Names at the start of a line of a file, in the order of its text. */
const namesIn = (file: string, line: RegExp) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, name = '']) => name)

/** Every variable of the documentation. */
const VARIABLES = namesIn('docs/variables.md', /^\| (`[A-Z][^|]*) \|/gm).flatMap((row) =>
  [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
)

test.each([
  ['site', 'site/server/env.ts', 'SESSION_SECRET'],
  ['leads', 'site/leads-cli/lead-variables.ts', 'DATABASE_URL'],
  ['stock setup', 'site/stock/cli/stock-options.ts', 'MEILI_MASTER_KEY'],
  ['seed', 'tenants/seed/lake-settings.ts', 'SANITY_WRITE_TOKEN'],
  ['lake', 'local/lake/environment.ts', 'STUDIO_DIST'],
  ['photos', 'local/photos/main.ts', 'PHOTOS_PORT'],
])('%s has every variable that its schema reads, and no other', (process, file, one) => {
  const names = namesIn(file, /^ {2}([A-Z][A-Z_]+): /gm)
  expect(names).toContain(one)
  const all = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(selectEnvironment(process, all)).toEqual(all)
  const documented = Object.fromEntries(VARIABLES.map((name) => [name, 'x']))
  expect(
    Object.keys(selectEnvironment(process, documented)).filter(
      (name) => !names.includes(name) && !/^(FORECOURT|NODE)_/.test(name),
    ),
  ).toEqual([])
})

test('every variable that a process reads is documented', () => {
  const documented = namesIn('docs/variables.md', /`([A-Z][A-Z_]+)`/g)
  const read = [
    ...namesIn('local/runner/process-environment.ts', /'([A-Z][A-Z_]+)'/g),
    ...namesIn('site/server/env.ts', /^ {2}([A-Z][A-Z_]+): /gm),
    ...namesIn('studio/build-options.ts', /'(SANITY_STUDIO_[A-Z_]+)'/g),
  ]
  expect(read).toEqual(expect.arrayContaining(['STOCK_DROP_DIR', 'NODE_ENV', 'SANITY_STUDIO_DATASET']))
  expect(read.filter((name) => !documented.includes(name))).toEqual([])
})

test('every documented variable is read by a process or a command', () => {
  const ofCommands = ['CHROMIUM_PATH', 'STUDIO_DEV_PORT', 'SEARCH_PORT']
  expect(VARIABLES.length).toBeGreaterThan(40)
  const given = (name: string) =>
    (Object.keys(SECRETS) as ProcessName[]).some(
      (process) => name in selectEnvironment(process, { [name]: 'x' }),
    )
  expect(VARIABLES.filter((name) => !given(name) && !ofCommands.includes(name))).toEqual([])
})
