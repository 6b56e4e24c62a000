import { describe, expect, it } from 'vitest'
import type { FeedFormat } from './feed-row.ts'
import { readFeed } from './read-feed.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const rowsOf = (format: FeedFormat, given: Uint8Array) => [...readFeed(format, given)]

describe('dms-json', () => {
  it.each([
    ['an array', '[{"make":"A"},{"make":"B"}]', 2],
    ['vehicles', '{"vehicles":[{"make":"A"}]}', 1],
    ['one vehicle', '{"make":"A"}', 1],
  ])('is read as %s', (_what, json, count) => {
    const rows = rowsOf('dms-json', bytes(json))
    expect(rows).toHaveLength(count)
    expect(rows[0]?.fields.get('make')).toBe('A')
    expect(rows[0]?.line).toBe(1)
  })

  it.each(['{"vehicles":[', '"text"', '12', 'null'])('is refused in plain words when it is %s', (json) => {
    expect(() => rowsOf('dms-json', bytes(json))).toThrow(/^The file/)
  })

  it('keeps an entry that is no vehicle as an empty row, so that it is reported', () => {
    expect(rowsOf('dms-json', bytes('[1, null, {"make":"A"}]')).map(({ fields }) => fields.size)).toEqual([
      0, 0, 1,
    ])
  })
})

describe('csv', () => {
  it.each([',', ';', '\t', '|'])('finds the delimiter %j', (delimiter) => {
    const text = [
      ['Stock number', 'make', 'MODEL'],
      ['1', 'A', 'B'],
    ]
      .map((line) => line.join(delimiter))
      .join('\n')
    const [row] = rowsOf('csv', bytes(text))
    expect([...(row?.fields ?? [])]).toEqual([
      ['stocknumber', '1'],
      ['make', 'A'],
      ['model', 'B'],
    ])
  })

  it('reads UTF-8 with a mark, and Windows-1252', () => {
    const text = 'Make;Model\r\nCitroën;C4\r\n'
    expect(rowsOf('csv', bytes(`\uFEFF${text}`))[0]?.fields.get('make')).toBe('Citroën')
    expect(rowsOf('csv', Uint8Array.from(Buffer.from(text, 'latin1')))[0]?.fields.get('make')).toBe('Citroën')
  })

  it('says on which line a row stands, also behind a comment of several lines', () => {
    const rows = rowsOf('csv', bytes('a,b\n1,"x\ny"\n2,z\n'))
    expect(rows.map(({ line }) => line)).toEqual([3, 4])
  })

  it('gathers numbered pictures in their order', () => {
    const [row] = rowsOf('csv', bytes('image2,Image 10,image_1\nb,c,a\n'))
    expect(row?.fields.get('images')).toEqual(['a', 'b', 'c'])
  })

  it('fills a short row and takes a long one', () => {
    const rows = rowsOf('csv', bytes('a,b\n1\n1,2,3\n'))
    expect(rows.map(({ fields }) => fields.get('b'))).toEqual(['', '2'])
  })

  it.each(['', 'a,b\n"open'])('is refused in plain words when it is %j', (text) => {
    expect(() => rowsOf('csv', bytes(text))).toThrow(/^The csv file/)
  })
})

it('says which formats cannot be read yet', () => {
  expect(() => rowsOf('xml', bytes('<a/>'))).toThrow('xml')
})
