import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, variables } from '#server/env.ts'
import { readStockEnvironment } from '#stock/cli/stock-options.ts'
import { type ComposeService, DEPLOY, readCompose, readEnvFile, readVariables } from './testing/compose.ts'

const ROOT = join(DEPLOY, '..')
const { services, volumes } = readCompose()
const service = (name: string): ComposeService => {
  const found = services[name]
  if (!found) throw new Error(`The compose file has no service ${name}.`)
  return found
}
/** Services of our own images. */
const OURS = Object.entries(services).filter(([, { build }]) => build !== undefined)

/** deploy/.env.example, filled in. */
const env = Object.fromEntries(
  Object.entries(readEnvFile(join(DEPLOY, '.env.example'))).map(([name, value]) => [
    name,
    value || 'x'.repeat(32),
  ]),
)

test('both instances of the site have every variable of its schema', () => {
  const ofImage = ['NODE_ENV', 'STUDIO_PORT']
  const all = Object.keys(variables.shape).filter((name) => !ofImage.includes(name))
  for (const name of ['site-a', 'site-b'])
    expect(Object.keys(service(name).environment ?? {}).sort()).toEqual(all.sort())
})

test('the example of the environment, filled in, is what the site and the imports accept', () => {
  const site = readEnv(readVariables(service('site-a'), env))
  expect(site).toMatchObject({
    HOST: '0.0.0.0',
    DATA_DIR: '/data',
    MEILI_URL: 'http://search:7700',
    TRUSTED_PROXIES: 1,
    SANITY_API_HOST: 'http://lake:3333',
    DATABASE_URL: expect.stringContaining('@postgres:5432/'),
  })
  expect(readStockEnvironment(readVariables(service('watch'), env))).toMatchObject({
    DATABASE_URL: site.DATABASE_URL,
  })
})

test('a required variable that is missing is named before anything starts', () => {
  for (const name of ['BASE_DOMAIN', 'SESSION_SECRET', 'POSTGRES_PASSWORD'])
    expect(() => readVariables(service('site-a'), { ...env, [name]: '' })).toThrow(name)
})

test('the example names every variable that the compose file asks for beyond the site’s', () => {
  const text = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')
  const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  expect([...asked].filter((name) => !(name in env))).toEqual([])
})

test.each(OURS)('%s runs as nobody, on a read-only root, with one volume', (_name, one) => {
  expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  expect(one.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(one.security_opt).toContain('no-new-privileges:true')
  const mounted = one.volumes ?? []
  expect(mounted.length).toBeLessThanOrEqual(1)
  for (const each of mounted)
    expect(each.split(':')).toEqual([expect.toBeOneOf(Object.keys(volumes)), '/data'])
})

test('an instance may drain its requests before it is killed', () => {
  const { stop_grace_period = '', environment = {} } = service('site-a')
  const drain = Number(environment.SHUTDOWN_GRACE_SECONDS) + Number(environment.SHUTDOWN_TIMEOUT_SECONDS)
  expect(Number(stop_grace_period.replace(/s$/, ''))).toBeGreaterThan(drain)
})

test('every script that a service starts exists', () => {
  const scripts = OURS.flatMap(([, { entrypoint = [], command = [] }]) => [...entrypoint, ...command])
  const files = scripts.filter((word) => word.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('the images have the project’s own versions of Node.js and pnpm', () => {
  const bootstrap = readFileSync(join(ROOT, 'local/bootstrap.mjs'), 'utf8')
  const node = /^const NODE_WANTED = '(.*)'$/m.exec(bootstrap)?.[1]
  expect(bootstrap).toMatch(/^const PNPM = '.*'$/m)
  for (const [, { build }] of OURS)
    expect(readFileSync(join(ROOT, build?.dockerfile ?? ''), 'utf8')).toContain(`NODE_IMAGE=node:${node}-`)
})
