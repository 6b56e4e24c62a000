import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toComments, toList, toText } from './text.ts'

const context = { timeZone: 'Australia/Sydney', now: '2026-07-10T02:00:00.000Z' }
const comments = (raw: string) => toComments(raw, context).value

it('turns a dealer’s html into lines of text', () => {
  const html =
    '<p><b>One owner</b></p><ul><li>Tow bar</li><li>Sunroof &amp; rails</li></ul>Come in!<br/>Today'
  expect(comments(html)).toBe('One owner\n• Tow bar\n• Sunroof & rails\nCome in!\nToday')
})

it('a list in the middle of a line begins a line', () => {
  expect(comments('Serviced here.<ul class="x"><li>Tow bar</li></ul>')).toBe('Serviced here.\n• Tow bar')
})

it.each([
  ['<script>alert(1)</script>Clean', 'Clean'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Clean', 'Clean'],
  ['&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt;', 'Bold'],
  ['<img src=x onerror=alert(1)>Clean', 'Clean'],
  ['<a href="javascript:alert(1)">Click</a>', 'Click'],
  ['<iframe src="https://elsewhere.example"></iframe>Clean', 'Clean'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
])('cleans %s', (html, text) => {
  expect(comments(html)).toBe(text)
})

it('upper-case text is unchanged', () => {
  expect(comments('BARGAIN!!!')).toBe('BARGAIN!!!')
})

it.each([
  ...['call 0412 345 678', 'write to me@dealer.example', 'see www.dealer.example'],
  ...[
    '(03) 9123 4567',
    '+61 412 345 678',
    '0061 3 9123 4567',
    '0412.345.678',
    '0412–345–678',
    '1300 123 456',
  ],
  ...[
    '０４１２ ３４５ ６７８',
    '0412\u200b345\u00ad678',
    'sam (at) dealer dot example',
    'sam @ dealer.example',
  ],
  ...['see dealer.com.au', 'wa.me/61412345678'],
])('warns of contact details: %s', (text) => {
  expect(toComments(text, context).warning).toContain('contact details')
})

it.each([
  ...[
    '150 kW @ 5.5 rpm',
    'was $0412345678',
    'meets 02/2026 to 03/2027',
    'engine 1300 cc',
    '13,004,567 of 8.25',
  ],
  ...['one owner.net weight 1200', 'serial AB0412345678'],
])('takes no contact details from: %s', (text) => {
  expect(toComments(text, context).warning).toBeUndefined()
})

/** The least time of some checks of a text, in ms; its floor keeps the clock's resolution out of a ratio. */
function measureMs(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    toComments(text, context)
    return performance.now() - started
  })
  return Math.max(1, Math.min(...times))
}

it.each(['a', '0', '(0', '@', 'a@', 'a.', '1300 ', '+61 ', 'a dot '])(
  'comments of %j four times as long are checked for contact details in no more than ten times the time',
  (part) => {
    const text = part.repeat(20_000)
    // Quadratic time would be sixteen times as long.
    expect(measureMs(text.slice(0, 20_000)) / measureMs(text.slice(0, 5_000))).toBeLessThan(10)
  },
)

it('no combination of markup leaves a tag', () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&gt;',
    '&amp;',
    '<script>',
    '</script>',
    '<b ',
    '"',
    'x',
    '/',
    '<!--',
  )
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 12 }),
      (parts) => !/<(?:script|b|img)\b[^>]*>/i.test(comments(parts.join(''))),
    ),
  )
})

it.each([
  ['A|B, C|A', ['A', 'B, C']],
  ['A;B', ['A', 'B']],
  ['A, B', ['A', 'B']],
  [
    ['A', '<b>B</b>', ''],
    ['A', 'B'],
  ],
])('reads the list %j', (raw, list) => {
  expect(toList(raw, context).value).toEqual(list)
})

it('line breaks in a name become spaces', () => {
  expect(toText(' Grand\n <i>Tourer</i> ', context).value).toBe('Grand Tourer')
})

it('invisible and bidirectional control characters are removed, joiners in words are not', () => {
  const value = (raw: string) => toText(raw, context).value
  expect(value('\u202eRTL \u2067over\u0007ride\u200b')).toBe('RTL override')
  expect(comments('one\u202e\ntwo')).toBe('one\ntwo')
  for (const text of ['שחור', 'شركة السيارات', 'می\u200cخواهم', '👨\u200d👩\u200d👧', 'Citroe\u0308n'])
    expect(value(text)).toBe(text)
})

it('clipped text never ends in half a surrogate pair', () => {
  expect(toText('🚗'.repeat(200), context).value.isWellFormed()).toBe(true)
  expect(toText(`x${'🚗'.repeat(200)}`, context).value.isWellFormed()).toBe(true)
})
