import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../runner/settings.ts'

const VIOLATIONS = [
  ["export const a = localStorage.getItem('a')", 'style/noRestrictedGlobals'],
  ["export const a = () => sessionStorage.setItem('a', '')", 'style/noRestrictedGlobals'],
  ["export const a = indexedDB.open('a')", 'style/noRestrictedGlobals'],
  ["export const a = caches.open('a')", 'style/noRestrictedGlobals'],
  ["export const a = window.localStorage.getItem('a')", 'nursery/noJsRestrictedProperties'],
  ["export const a = globalThis['sessionStorage']", 'nursery/noJsRestrictedProperties'],
  ['export const { localStorage: a } = window', 'nursery/noJsRestrictedProperties'],
  ["export const a = self.indexedDB.open('a')", 'nursery/noJsRestrictedProperties'],
  ['export const a = window.caches', 'nursery/noJsRestrictedProperties'],
] as const

const SPREAD = 'local/checks/no-literal-spread.grit'

describe('the rules of lint', () => {
  let folder: string
  let found: string

  // The repository's rules over files of its own layout.
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-lint-'))
    mkdirSync(dirname(join(folder, SPREAD)), { recursive: true })
    for (const file of ['biome.json', SPREAD]) copyFileSync(join(root, file), join(folder, file))
    const write = (path: string, code: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${code}\n`)
    }
    for (const [at, [code]] of VIOLATIONS.entries()) {
      write(`site/app/features/any/${at}.ts`, code)
      write(`studio/any/${at}.ts`, code)
    }
    write('site/stock/spread.ts', 'export const a = { ...{ b: 1 } }')
    write('site/stock/spreads.ts', 'export const a = (b?: object) => ({ ...b, ...(b ? { c: 1 } : {}) })')
    write('site/app/ui/browser-storage.ts', 'export const open = () => localStorage')
    const { stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
      { cwd: folder, encoding: 'utf8' },
    )
    found = stdout + stderr
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const rulesBroken = (path: string) =>
    found.split('\n').flatMap((line) => {
      const [, file, rule] = /^(\S+?):\d+:\d+ lint\/(\w+\/no\w*Restricted\w+)/.exec(line) ?? []
      return file === path ? [rule] : []
    })

  it.each(VIOLATIONS.map(([code, rule], at) => ({ code, rule, at })))(
    'the browser’s storage is an error in the site and the Studio: $code',
    ({ rule, at }) => {
      expect(rulesBroken(`site/app/features/any/${at}.ts`)).toEqual([rule])
      expect(rulesBroken(`studio/any/${at}.ts`)).toEqual([rule])
    },
  )

  it('a spread of a literal is an error, any other spread is allowed', () => {
    expect(found).toMatch(/^site\/stock\/spread\.ts:1:20 plugin /m)
    expect(found).not.toContain('site/stock/spreads.ts')
  })

  it('the browser’s storage is open to its one module', () => {
    expect(found).toContain('Checked')
    expect(rulesBroken('site/app/ui/browser-storage.ts')).toEqual([])
  })
})
