import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './content-policy.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('names marked inline scripts by their hashes and takes the mark away', () => {
  const page =
    '<script nonce="m">one()</script><script type="module" nonce="m">two()</script><script nonce="m" src="/a.js"></script>'
  const { html, policy } = sealPage(page, 'm')
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(html).not.toContain('nonce')
})

test('a script that came with content is not allowed', () => {
  const page =
    '<script nonce="m">ours()</script><p><script>theirs()</script><script nonce="guess">theirs()</script></p>'
  const { policy } = sealPage(page, 'm')
  expect(policy).toContain(hash('ours()'))
  expect(policy).not.toContain(hash('theirs()'))
})

test('only a preview may be framed by anybody else', () => {
  expect(sealPage('', 'm').policy).toContain("frame-ancestors 'self'")
  expect(sealPage('', 'm', { frameAncestors: "'self' http://studio.example" }).policy).toMatch(
    /frame-ancestors 'self' http:\/\/studio.example$/,
  )
})

test('a page may frame, and send forms to, the origins it names and no others', () => {
  const { policy } = sealPage('', 'm', { frames: ['https://book.example'], forms: ['https://pay.example'] })
  expect(policy).toMatch(/frame-src [^;]* https:\/\/book\.example;/)
  expect(policy).toContain("form-action 'self' https://pay.example;")
  expect(sealPage('', 'm').policy).toContain("form-action 'self';")
})
