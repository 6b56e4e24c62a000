import { describe, expect, test } from 'vitest'
import { hrefField } from './fields.schema.ts'
import { isSafeLink, LINK_RULE } from './link.ts'
import { href, optionalHref } from './link.zod.ts'

const GOOD = [
  '/',
  '/special-offers?make=a#top',
  '#top',
  'https://a.example/x',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+61 7 1234',
]
const BAD = [
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '/\u0000/evil.example',
  'https:\\evil.example',
  'https:\\\\evil.example',
  'https://good.example\\@evil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'mailto:a@b.example\r\nbcc:c@d.example',
]

/** The Studio's answer about a value of a link field: true, or the words beside the field. */
function studioSays(value: string) {
  const { validation } = hrefField({ name: 'link', title: 'Link' }) as unknown as {
    validation: (rule: { custom: (check: (value: string, context: object) => unknown) => unknown }) => unknown
  }
  // Without a document there is no site to ask whether the page is there.
  return validation({ custom: (check) => check(value, {}) })
}

describe.each(GOOD)('%j', (text) => {
  test('is a link for the rule, the contract and the Studio', async () => {
    expect(isSafeLink(text)).toBe(true)
    expect(href.parse(` ${text} `)).toBe(text)
    expect(await studioSays(text)).toBe(true)
  })
})

describe.each(BAD)('%j', (text) => {
  test('is no link for the rule, the contract or the Studio, which names the rule', () => {
    expect(isSafeLink(text)).toBe(false)
    expect(href.safeParse(text).error?.issues[0]?.message).toBe(LINK_RULE)
    expect(optionalHref.safeParse(text).success).toBe(false)
    expect(studioSays(text)).toBe(LINK_RULE)
  })
})
