import { describe, expect, it } from 'vitest'
import { listDemoPeople } from './demo-people.ts'
import { explainLakeError } from './lake-client.ts'
import { readSeedSettings } from './seed-settings.ts'

const TODAY = '2026-11-21'

describe('the settings of a seeding', () => {
  it('have defaults for all but the token', () => {
    expect(readSeedSettings({ SANITY_WRITE_TOKEN: 't' }, [], TODAY)).toEqual({
      projectId: 'forecourt',
      dataset: 'production',
      apiHost: undefined,
      token: 't',
      replace: false,
      seedDate: TODAY,
    })
  })

  it('take --replace and --date', () => {
    const settings = readSeedSettings({ SANITY_WRITE_TOKEN: 't' }, ['--replace', '--date=2025-07-01'], TODAY)
    expect(settings).toMatchObject({ replace: true, seedDate: '2025-07-01' })
  })

  it('list all errors at once', () => {
    const read = () => readSeedSettings({ SANITY_API_HOST: 'nowhere' }, ['--date=soon', '--force'], TODAY)
    expect(read).toThrow(/SANITY_API_HOST.*SANITY_WRITE_TOKEN.*"soon" is not a date.*unknown: --force/)
  })
})

describe('a lake that does not take the content', () => {
  const at = { apiHost: 'http://127.0.0.1:3333' }

  it('is named with the remedy when it does not answer', () => {
    expect(explainLakeError(new Error('connect ECONNREFUSED'), at)).toBe(
      'The content lake at http://127.0.0.1:3333 does not answer. Is it running (npm start, or npm run lake)? Its address is SANITY_API_HOST, or on one machine STUDIO_PORT.',
    )
  })

  it('is named with its token when it refuses it', () => {
    expect(explainLakeError(Object.assign(new Error('no'), { statusCode: 401 }), at)).toContain(
      'SANITY_WRITE_TOKEN',
    )
  })

  it('is quoted when it fails otherwise', () => {
    expect(explainLakeError(Object.assign(new Error('disk full'), { statusCode: 500 }), at)).toContain(
      'disk full',
    )
  })
})

describe('the demo people', () => {
  it('are an administrator, and a manager and an editor for each dealer', () => {
    const people = listDemoPeople([{ slug: 'one', name: 'One' }])
    expect(people.map(({ id, roles }) => [id, roles])).toEqual([
      ['administrator', ['administrator']],
      ['manager-one', ['manager-one']],
      ['editor-one', ['editor-one']],
    ])
  })
})
