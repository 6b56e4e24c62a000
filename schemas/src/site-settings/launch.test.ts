import { expect, it } from 'vitest'
import { isLive } from './launch.ts'
import { siteSettingsDocument } from './site-settings.query.ts'

const read = (launch: unknown) => isLive(siteSettingsDocument.parse({ id: 'a', name: 'A', launch }))

it('a site from before sites could wait is live', () => {
  expect([read(undefined), read(null)]).toEqual([true, true])
})

it('a site that is being set up is live once its time is set', () => {
  expect([read({}), read({ liveAt: null }), read({ liveAt: '2026-11-20T00:00:00Z' })]).toEqual([
    false,
    false,
    true,
  ])
})
