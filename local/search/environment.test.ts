import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the master key', () => {
  test('may be short while somebody develops, as clients’ own tests have it', () => {
    expect(readEnvironment({ MEILI_MASTER_KEY: 'masterKey' }).masterKey).toBe('masterKey')
    expect(readEnvironment({ MEILI_ENV: 'development' }).masterKey).toBeNull()
  })

  test.each([
    [{ MEILI_MASTER_KEY: 'fifteen-letters' }, 'at least 16'],
    [{}, 'must be set'],
  ])('in production %j is refused', (env, reason) => {
    expect(() => readEnvironment({ MEILI_ENV: 'production', ...env })).toThrow(reason)
  })

  test('an environment of another name is refused', () => {
    expect(() => readEnvironment({ MEILI_ENV: 'staging' })).toThrow('MEILI_ENV must be')
  })
})
