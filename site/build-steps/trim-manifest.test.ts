import { expect, test } from 'vitest'
import { trimmed } from './trim-manifest.ts'

const manifest = (routes: object) =>
  `window.__remixManifest=${JSON.stringify({ entry: { module: '/e.js' }, routes })};`

test('routes with a page stay, without what says nothing; routes without one go', () => {
  const page = { id: 'page', path: 'page', hasLoader: true, hasAction: false, module: '/a.js', css: [] }
  const call = { id: 'call', path: 'call', hasLoader: true, hasAction: false, module: '/b.js', css: [] }
  const modules = new Map([
    ['/a.js', 'const a=1;export{a as default,b as meta};'],
    ['/b.js', 'export{h as handle};'],
  ])
  expect(trimmed(manifest({ page, call }), modules)).toBe(
    manifest({ page: { id: 'page', path: 'page', hasLoader: true, module: '/a.js' } }),
  )
})

test('a manifest that is written otherwise ends the build', () => {
  expect(() => trimmed('export default {}', new Map())).toThrow('not written as it was')
})
