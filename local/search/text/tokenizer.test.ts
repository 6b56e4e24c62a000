import { describe, expect, test } from 'vitest'
import { normalizeFacet, normalizeWord, originalCharCount } from './normalize.ts'
import { Tokenizer, type TokenizerOptions } from './tokenizer.ts'

const plain = { stopWords: [], separatorTokens: [], nonSeparatorTokens: [], dictionary: [] }
const tokenizer = (change: Partial<TokenizerOptions> = {}) => new Tokenizer({ ...plain, ...change })

function positions(text: string, change?: Partial<TokenizerOptions>) {
  const found: [string, number][] = []
  tokenizer(change).eachPosition(text, 0, (word, position) => found.push([word, position]))
  return found
}

describe('words', () => {
  test.each([
    ['2022 CX-5 Maxx', ['2022', 'cx', '5', 'maxx']],
    ['4.7L/100km', ['4', '7l', '100km']],
    ["Won't it's", ['won', 't', 'it', 's']],
    ['Citroën Škoda Métallisé', ['citroen', 'skoda', 'metallise']],
    ['Straße œuvre Æsir', ['straße', 'oeuvre', 'aesir']],
    ['$5,000 + <b>', ['$5', '000', '<b>']],
    ['МОСКВА Привет', ['москва', 'привет'.normalize('NFKD')]],
    ['GLX+', ['glx']],
    ['d-max mu_x 4x4/1.5L', ['d', 'max', 'mu', 'x', '4x4', '1', '5l']],
    ['n°5 ½ m² №2 Ⅳ™', ['n°5', '1⁄2', 'm2', 'no2', 'ivtm']],
    ['wait…now 18″ rims', ['wait', '...', 'now', '18', '′′', 'rims']],
    ['10\u00a0000 MX\u20115', ['10 000', 'mx‐5']],
    ['ute🚙 oﬃce2 MAZDA３', ['ute🚙', 'office2', 'mazda3']],
    ['Ladaлада2Ωmega', ['lada', 'лада2', 'ω', 'mega']],
    ['a\0b', ['a', 'b']],
    ['', []],
    [' .,; ', []],
  ])('%s', (text, words) => {
    expect(tokenizer().words(text)).toEqual(words)
  })

  test('scripts without spaces: segmented by the runtime’s dictionary', () => {
    expect(tokenizer().words('新車の在庫').length).toBeGreaterThan(1)
  })

  test('full-width letters alone: keep their capitals, among others they are lower-cased', () => {
    expect(tokenizer().words('ＴＯＹＯＴＡ')).toEqual(['TOYOTA'])
    expect(tokenizer().words('ＴＯＹＯＴＡ car')).toEqual(['toyota', 'car'])
  })
})

describe('positions', () => {
  test('positions: words are one apart, sentences eight', () => {
    expect(positions('tow bar, bull bar. Ready')).toEqual([
      ['tow', 0],
      ['bar', 1],
      ['bull', 9],
      ['bar', 10],
      ['ready', 18],
    ])
  })

  test('full stop in a number: does not end a sentence', () => {
    expect(positions('1.5 litre')).toEqual([
      ['1', 0],
      ['5', 1],
      ['litre', 2],
    ])
  })

  test('stop word: skipped, but takes a position', () => {
    expect(positions('the big lap', { stopWords: ['big'] })).toEqual([
      ['the', 0],
      ['lap', 2],
    ])
  })
})

describe('tokenizer settings', () => {
  test('separators: can be added and removed', () => {
    expect(tokenizer({ separatorTokens: ['|', '&sep'] }).words('a|b&sepc')).toEqual(['a', 'b', 'c'])
    expect(tokenizer({ nonSeparatorTokens: ['-'] }).words('cx-5 d-max')).toEqual(['cx-5', 'd-max'])
  })

  test('dictionary words: not split', () => {
    expect(tokenizer({ dictionary: ['J. K.'] }).words('by J. K. Rowling')).toEqual(['by', 'j. k.', 'rowling'])
  })
})

describe('normal forms', () => {
  test('facet values: keep accents, without case and surrounding spaces', () => {
    expect(normalizeFacet('  Citroën ')).toBe('citroën'.normalize('NFKD'))
    expect(normalizeFacet('ＦＵＬＬ')).toBe('full')
    expect(Buffer.byteLength(normalizeFacet('é'.repeat(1000)))).toBeLessThanOrEqual(468)
  })

  test('control characters: removed, soft hyphens also inside a word', () => {
    expect(normalizeWord('a\u0001b')).toBe('ab')
  })

  test('highlighting: covers the original characters of a prefix', () => {
    expect(originalCharCount('Škoda', 3)).toBe(3)
    expect(originalCharCount('Æsir', 2)).toBe(1)
  })
})
