import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFeedRows } from '../../testing/read-rows.ts'
import { BareAmpersands } from './bare-ampersands.ts'

function written(text: string, sizes: readonly number[]): string {
  const ampersands = new BareAmpersands()
  let out = ''
  let at = 0
  for (let index = 0; at < text.length; index += 1) {
    const size = sizes[index % sizes.length] ?? text.length
    out += ampersands.push(text.slice(at, at + size))
    at += size
  }
  return out + ampersands.end()
}

it.each([
  ['S & T', 'S &amp; T'],
  ['a&b=c;d', 'a&amp;b=c;d'],
  ['&amp; &nbsp; &#38; &#x26; &unknown;', '&amp; &nbsp; &#38; &#x26; &unknown;'],
  ['&', '&amp;'],
  ['&&amp;&', '&amp;&amp;&amp;'],
  ['<a><![CDATA[x & y]]></a> & z', '<a><![CDATA[x & y]]></a> &amp; z'],
  ['<![CDATA[a]]&b]]>&', '<![CDATA[a]]&b]]>&amp;'],
])('%s', (text, expected) => {
  expect(written(text, [text.length])).toBe(expected)
})

it('gives the same result for any chunking', () => {
  const part = fc.constantFrom(
    '&',
    '&amp;',
    '&nbs',
    'p;',
    '<![CDATA[',
    '<![CD',
    'ATA[',
    ']]',
    '>',
    ']]>',
    'text ',
    '<a>',
    ';',
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (parts, sizes) => {
        const text = parts.join('')
        expect(written(text, sizes)).toBe(written(text, [Math.max(1, text.length)]))
      },
    ),
  )
})

it('two vehicles with an ampersand each stay two', async () => {
  const vehicle = (stocknum: string) =>
    `<vehicle><stocknum>${stocknum}</stocknum><badge>S & T</badge><comments>Air&nbsp;con</comments></vehicle>`
  const file = `<stock>${vehicle('A1')}${vehicle('A2')}</stock>`
  for (const size of [7, 50_000]) {
    const rows = await readFeedRows({ format: 'xml' }, file, size)
    expect(rows.map(({ fields }) => [fields.get('stocknum'), fields.get('badge')])).toEqual([
      ['A1', 'S & T'],
      ['A2', 'S & T'],
    ])
  }
})
