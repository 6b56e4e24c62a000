import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { splitStega, withoutStega } from './without-stega.ts'

const FAMILY = 'A family 👩‍👩‍👧‍👦, naïve – “café”'

/** Encodes a source as the content client does. */
function hide(text: string): string {
  const map = {
    documents: [{ _id: 'drafts.page-1', _type: 'page' }],
    paths: ["$['title']"],
    mappings: {
      "$['title']": {
        type: 'value' as const,
        source: { type: 'documentValue' as const, document: 0, path: 0 },
      },
    },
  }
  return stegaEncodeSourceMap({ title: text }, map, { enabled: true, studioUrl: 'https://s.example' }).title
}

test.each(['Free service', FAMILY, ''])('%j is read without what the client hides in it', (text) => {
  const hidden = hide(text)
  expect(hidden).not.toBe(text)
  expect(withoutStega(hidden)).toBe(text)
  expect(splitStega(hidden)).toEqual({ shown: text, hidden: hidden.slice(text.length) })
})

test.each(['Free service', FAMILY, ''])('%j that hides nothing stays as it is', (text) => {
  expect(withoutStega(text)).toBe(text)
  expect(splitStega(text)).toEqual({ shown: text, hidden: '' })
})

test('each of two texts in a sentence is read without what it hides', () => {
  expect(withoutStega(`${hide('Oil')} and ${hide('tyres')}`)).toBe('Oil and tyres')
})
