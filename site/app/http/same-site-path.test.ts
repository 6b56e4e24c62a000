import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each(['/', '/cars/x', '/search/all?make=a&x=%2F%2Fevil#top'])('%s is gone on to', (path) => {
  expect(sameSitePath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'cars/x',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
])('%j leads home', (target) => {
  expect(sameSitePath(target)).toBe('/')
})
