import { describe, expect, it } from 'vitest'
import { pathAfterSwitch } from './site-paths.ts'

const b = { id: 'tenant-b', origin: 'http://b.localhost:3000' }
const all = { id: null, origin: null }

describe('choosing another site', () => {
  it.each([
    ['/content/tenant-a;offer;x', '/content/tenant-b', '/content'],
    ['/content', '/content/tenant-b', '/content'],
    ['/platform/model', '/content/tenant-b', '/content'],
    ['/preview?preview=x', '/preview?preview=http%3A%2F%2Fb.localhost%3A3000', '/today'],
    ['/today', null, null],
    ['/calendar/month', null, null],
  ])('at %s leads to %s, and all sites to %s', (path, one, together) => {
    expect([pathAfterSwitch(path, b), pathAfterSwitch(path, all)]).toEqual([one, together])
  })
})
