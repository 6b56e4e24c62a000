import { describe, expect, it } from 'vitest'
import { getSiteOrigin, resolveSettings } from './settings.ts'

const embedded = {
  projectId: 'forecourt',
  dataset: 'production',
  apiHost: '',
  siteOrigin: 'http://{slug}.localhost:3000',
}

describe('where the Studio finds its lake and sites', () => {
  it('takes the server it came from when that server answers /env.js without a host', () => {
    const settings = resolveSettings(embedded, { SANITY_STUDIO_PROJECT_ID: 'x' }, 'http://localhost:3333')
    expect(settings).toMatchObject({
      mode: 'embedded',
      projectId: 'forecourt',
      apiHost: 'http://localhost:3333',
    })
  })

  it('uses a lake host that /env.js names', () => {
    const other = { ...embedded, apiHost: 'http://lake.test:1' }
    expect(resolveSettings(other, {}, 'http://localhost:3333').apiHost).toBe('http://lake.test:1')
  })

  it('is the hosted service with the variables of the build when no /env.js answered', () => {
    const built = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_DATASET: 'staging' }
    expect(resolveSettings(undefined, built, 'https://studio.test')).toMatchObject({
      mode: 'hosted',
      projectId: 'abc123',
      dataset: 'staging',
      apiHost: undefined,
    })
  })

  it('fills the slug into the pattern of the sites', () => {
    expect(getSiteOrigin(embedded.siteOrigin, 'some-dealer')).toBe('http://some-dealer.localhost:3000')
  })
})
