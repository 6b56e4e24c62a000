import { createHash } from 'node:crypto'
import { listTagOrigins } from '@forecourt/schemas/contract/pure'
import { expect, test } from 'vitest'
import { PLAIN_POLICY, type PolicyExtras, sealPage } from './content-policy.ts'
import { plainPage } from './plain-page.ts'

const seal = (page: string, options: PolicyExtras = {}) => sealPage(page, 'm', options)

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('inline scripts with the nonce are allowed by their hashes, and lose the nonce', () => {
  const page =
    '<script nonce="m">one()</script><script type="module" nonce="m">two()</script><script nonce="m" src="/a.js"></script>'
  const { html, policy } = seal(page)
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(html).not.toContain('nonce')
})

test('inline styles with the nonce are allowed by their hashes, and none that came with content', () => {
  const { html, policy } = seal('<style nonce="m">a{color:red}</style><p><style>theirs{}</style></p>')
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')};`)
  expect(policy).not.toContain(hash('theirs{}'))
  expect(html).toBe('<style>a{color:red}</style><p><style>theirs{}</style></p>')
})

test('only where scripts add styles of their own is every style element allowed', () => {
  const inline = /(^|; )style-src [^;]*'unsafe-inline'/
  expect(seal('<style nonce="m">a{}</style>').policy).not.toMatch(inline)
  expect(seal('<style nonce="m">a{}</style>', { inlineStyles: true }).policy).toContain(
    "style-src 'self' 'unsafe-inline';",
  )
})

test('a chat box of the dealer’s may add styles and come from its own origins, scripts stay named', () => {
  const tags = listTagOrigins({ crisp: '0f8fad5b-d9cb-469f-a165-70867728950e' })
  const { policy } = seal('<style nonce="m">a{}</style><script nonce="m">b()</script>', { tags })
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https://*.crisp.chat;")
  expect(policy).toContain(`script-src 'self' https://*.crisp.chat ${hash('b()')};`)
  expect(policy).toContain("worker-src 'self' blob: https://*.crisp.chat;")
  expect(seal('', { tags: listTagOrigins({ metaPixel: '123456789012345' }) }).policy).toContain(
    "style-src 'self';",
  )
})

test('a plain page has a policy with the hash of its own style', () => {
  const style = /<style>(.*)<\/style>/s.exec(plainPage({ title: 'Away', text: 'Back soon' }))?.[1] ?? ''
  expect(style).toContain('body{')
  expect(PLAIN_POLICY).toContain(`style-src ${hash(style)};`)
})

test('films come from the site and the origins that are named', () => {
  expect(seal('').policy).toContain("media-src 'self';")
  expect(seal('', { media: ['https://films.example'] }).policy).toContain(
    "media-src 'self' https://films.example;",
  )
})

test('a script that came with content is not allowed', () => {
  const page =
    '<script nonce="m">ours()</script><p><script>theirs()</script><script nonce="guess">theirs()</script></p>'
  const { policy } = seal(page)
  expect(policy).toContain(hash('ours()'))
  expect(policy).not.toContain(hash('theirs()'))
})

test('only a preview may be framed by other origins', () => {
  expect(seal('').policy).toContain("frame-ancestors 'self'")
  expect(seal('', { frameAncestors: "'self' http://studio.example" }).policy).toMatch(
    /frame-ancestors 'self' http:\/\/studio.example$/,
  )
})

test('a page may frame, and send forms to, the origins it names and no others', () => {
  const { policy } = seal('', { frames: ['https://book.example'], forms: ['https://pay.example'] })
  expect(policy).toMatch(/frame-src [^;]* https:\/\/book\.example;/)
  expect(policy).toContain("form-action 'self' https://pay.example;")
  expect(seal('').policy).toContain("form-action 'self';")
})
