import { expect, it } from 'vitest'
import { readStockSettings } from './stock-options.ts'

const VARIABLES = {
  MEILI_URL: 'http://127.0.0.1:7700',
  SANITY_PROJECT_ID: 'p',
  SANITY_DATASET: 'd',
  MEILI_ADMIN_KEY: '',
}

it('applies defaults', () => {
  const { env, flags, args } = readStockSettings(VARIABLES, ['import'])
  expect(env).toMatchObject({ STOCK_INDEX: 'Car_d', DATA_DIR: '.data' })
  expect(env.MEILI_ADMIN_KEY).toBeUndefined()
  expect(flags).toMatchObject({ force: false, 'dry-run': false, feeds: expect.stringMatching(/tenants$/) })
  expect(args).toEqual([])
})

it('reports all invalid variables at once', () => {
  expect(() => readStockSettings({ MEILI_URL: 'nowhere' }, ['reindex'])).toThrow(
    /MEILI_URL[\s\S]*SANITY_PROJECT_ID[\s\S]*SANITY_DATASET/,
  )
})

it.each([
  [['import', '--nonsense']],
  [['import', '--now', 'yesterday']],
  [['import', 'a', 'b', 'c']],
  [['replay', 'a']],
  [['runs']],
  [['sell']],
  [[]],
])('refuses %j and shows how to call it', (args) => {
  expect(() => readStockSettings(VARIABLES, args)).toThrow(/--dry-run/)
})
