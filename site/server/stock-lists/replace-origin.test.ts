import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replaceText } from './replace-origin.ts'

it('a text is replaced wherever the stream is cut', async () => {
  const word = fc.constantFrom('https://o.invalid', 'http', 'https://o.', 'x', 'é', '')
  await fc.assert(
    fc.asyncProperty(fc.array(word), fc.integer({ min: 1, max: 9 }), async (words, size) => {
      const whole = Buffer.from(words.join(''))
      const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
        whole.subarray(at * size, at * size + size),
      )
      const replaced = Readable.from(chunks).pipe(replaceText('https://o.invalid', 'http://a.example'))
      expect(await text(replaced)).toBe(whole.toString().replaceAll('https://o.invalid', 'http://a.example'))
    }),
  )
})
