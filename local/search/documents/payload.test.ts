import { describe, expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { type PayloadFormat, readPayload } from './read-payload.ts'

const read = (format: PayloadFormat, text: string, delimiter = ',') => [
  ...readPayload({ text, format, delimiter }),
]

function findCode(format: PayloadFormat, text: string): string {
  try {
    read(format, text)
    return 'none'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

describe('NDJSON', () => {
  test.each([
    ['lines', '{"id":1}\n{"id":2}\n'],
    ['lines with empty ones between', '\n\r\n{"id":1}\n  \n\n{"id":2}\r\n\n'],
    ['one line', '{"id":1}{"id":2}'],
    ['each over several lines', '{\n "id": 1\n}\n{\n "id":\n2 }'],
  ])('documents are read from %s', (_, text) => {
    expect(read('ndjson', text)).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('line ends, braces and quotes in strings are allowed', () => {
    const document = { id: 1, text: 'a\n}{"\\"', list: [{ a: '}' }, []] }
    expect(read('ndjson', `${JSON.stringify(document)}{"id":2}`)).toEqual([document, { id: 2 }])
  })

  test('only whitespace is an empty payload', () => {
    expect(read('ndjson', '\n \n')).toEqual([])
  })

  test.each(['5', '{"id":1', '{"id":1}]', '\ufeff{"id":1}', '[{"id":1}]', '{"id":1} x'])(
    '%s: refused as malformed',
    (text) => {
      expect(findCode('ndjson', text)).toBe('malformed_payload')
    },
  )
})

describe('JSON', () => {
  const nested = (depth: number) => `[{"id":1,"deep":${'['.repeat(depth)}${']'.repeat(depth)}}]`

  test.each([
    ['  ', 'malformed_payload'],
    ['', 'missing_payload'],
    ['\ufeff[]', 'malformed_payload'],
    ['[{"id":NaN}]', 'malformed_payload'],
    ['[{"id":1,"far":[1e999]}]', 'malformed_payload'],
    ['[{"id":1,"near":1e-999}]', 'none'],
    [nested(100), 'none'],
    [nested(127), 'malformed_payload'],
    [nested(100_000), 'malformed_payload'],
  ])('%s', (text, code) => {
    expect(findCode('json', text)).toBe(code)
  })
})

describe('CSV', () => {
  test.each([
    ['a byte order mark', '\ufeffid,n:number\n1,2', [{ id: '1', n: 2 }]],
    ['rows that end with CR, with LF, with both', 'id\r1\n2\r\n3', [{ id: '1' }, { id: '2' }, { id: '3' }]],
    ['empty rows', 'id\n\n1\n\r\n\n2\n', [{ id: '1' }, { id: '2' }]],
    ['a quoted empty value in a single column', 'id\n""\n1', [{ id: null }, { id: '1' }]],
    ['an unclosed quote', 'id,a\n1,"x\ny', [{ id: '1', a: 'x\ny' }]],
    ['quotes in a quoted value', 'id\n"a ""b"" c"d', [{ id: 'a "b" cd' }]],
    [
      'names with spaces and colons',
      ' id,a:b:number,c:text\n1,2,3',
      [{ ' id': '1', 'a:b': 2, 'c:text': '3' }],
    ],
    ['only names', 'id,a', []],
    ['spaces alone, which are a name', ' ', []],
  ])('%s', (_, text, documents) => {
    expect(read('csv', text)).toEqual(documents)
  })

  test.each([
    ['1', 1],
    [' -2.50 ', -2.5],
    ['+3', 3],
    ['.5', 0.5],
    ['4.', 4],
    ['1e3', 1000],
    ['', null],
    ['NaN', null],
    ['-inf', null],
    ['Infinity', null],
    ['1e999', null],
  ])('number column: %j is read as %j', (text, number) => {
    expect(read('csv', `n:number,x\n${text},1`)).toEqual([{ n: number, x: '1' }])
  })

  test.each(['0x10', '1_000', '1,000', 'x', '1 2', '--1'])('number column: %j is refused', (text) => {
    expect(findCode('csv', `n:number,x\n"${text}",1`)).toBe('malformed_payload')
  })

  test.each(['id,a\n1', 'id,a\n1,2,3', 'b:boolean\nyes', 'b:boolean\nTRUE'])(
    'CSV %j: refused as malformed',
    (text) => {
      expect(findCode('csv', text)).toBe('malformed_payload')
    },
  )
})
