import { expect, it } from 'vitest'
import { readImportSettings } from './import-options.ts'

const VARIABLES = {
  MEILI_URL: 'http://127.0.0.1:7700',
  SANITY_PROJECT_ID: 'p',
  SANITY_DATASET: 'd',
  MEILI_ADMIN_KEY: '',
}

it('fills in what is not said', () => {
  const { env, flags } = readImportSettings(VARIABLES, [])
  expect(env).toMatchObject({ STOCK_INDEX: 'Car_production', DATA_DIR: '.data' })
  expect(env.MEILI_ADMIN_KEY).toBeUndefined()
  expect(flags).toMatchObject({ force: false, feeds: expect.stringMatching(/tenants$/) })
})

it('names every variable that is wrong at once', () => {
  expect(() => readImportSettings({ MEILI_URL: 'nowhere' }, [])).toThrow(
    /MEILI_URL[\s\S]*SANITY_PROJECT_ID[\s\S]*SANITY_DATASET/,
  )
})

it.each([['--nonsense'], ['--now', 'yesterday']])('refuses %s and shows how to call it', (...words) => {
  expect(() => readImportSettings(VARIABLES, words)).toThrow(/\[--force\]/)
})
