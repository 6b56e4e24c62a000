import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the master key', () => {
  test('development: may be short', () => {
    expect(readEnvironment({ MEILI_MASTER_KEY: 'masterKey' }).masterKey).toBe('masterKey')
    expect(readEnvironment({ MEILI_ENV: 'development' }).masterKey).toBeNull()
  })

  test.each([
    [{ MEILI_MASTER_KEY: 'fifteen-letters' }, 'at least 16'],
    [{}, 'must be set'],
  ])('production: %j is refused', (env, reason) => {
    expect(() => readEnvironment({ MEILI_ENV: 'production', ...env })).toThrow(reason)
  })

  test('MEILI_ENV: an unknown value is refused', () => {
    expect(() => readEnvironment({ MEILI_ENV: 'staging' })).toThrow('MEILI_ENV must be')
  })
})
