import { describe, expect, test } from 'vitest'
import { Random } from '../bench/random.ts'
import { Bits } from './bits.ts'
import { DocIds } from './doc-ids.ts'
import { DocSet } from './doc-set.ts'
import { PostingList } from './posting-list.ts'
import { Postings } from './postings.ts'
import { SortedWords } from './sorted-words.ts'

describe('bits', () => {
  test('Bits: members are counted and visited in order', () => {
    const bits = Bits.of(100, [99, 0, 31, 32, 63])
    expect([...bits.toArray()]).toEqual([0, 31, 32, 63, 99])
    expect(bits.count()).toBe(5)
    expect(bits.first()).toBe(0)
    bits.delete(0)
    expect(bits.has(0)).toBe(false)
    expect(bits.has(31)).toBe(true)
  })

  test('Bits: a full set ends at its capacity', () => {
    for (const size of [0, 1, 31, 32, 33, 64]) expect(Bits.full(size).count()).toBe(size)
  })

  test('Bits: sets of different capacity can be joined', () => {
    const small = Bits.of(10, [1, 9])
    const large = Bits.of(1000, [9, 999])
    expect([...large.clone().and(small).toArray()]).toEqual([9])
    expect([...large.clone().andNot(small).toArray()]).toEqual([999])
    expect([...large.or(small).toArray()]).toEqual([1, 9, 999])
  })
})

describe('sets of documents', () => {
  test('DocSet: equals a Set under random growth and removal', () => {
    const random = new Random(3)
    const set = new DocSet()
    const plain = new Set<number>()
    for (let step = 0; step < 4000; step += 1) {
      const doc = random.whole(0, step < 2000 ? 600 : 5000)
      if (random.next() < 0.7) {
        set.add(doc)
        plain.add(doc)
      } else {
        set.delete(doc)
        plain.delete(doc)
      }
    }
    const bits = new Bits(10_000)
    set.addTo(bits)
    expect([...bits.toArray()]).toEqual([...plain].sort((a, b) => a - b))
    expect(set.size).toBe(plain.size)
    const even = Bits.of(
      10_000,
      [...plain].filter((doc) => doc % 2 === 0),
    )
    expect(set.countIn(even)).toBe(even.count())
    expect(set.firstIn(even)).toBe(even.first())
  })

  test('DocSet: hasOutside agrees for lists and bitsets', () => {
    const random = new Random(4)
    for (let round = 0; round < 400; round += 1) {
      // Sparse members stay lists, dense ones become bitsets.
      const [own, others] = [random.pick([2, 90]), random.pick([2, 90])].map((step) => {
        const from = random.whole(0, 20)
        return Array.from({ length: random.whole(60, 90) }, (_, at) => (from + at) * step)
      }) as [number[], number[]]
      const within = Bits.of(
        random.pick([200, 10_000]) + 200,
        own.filter((doc) => doc < 200 && (random.next() < 0.2 || others.includes(doc))),
      )
      const expected = own.some((doc) => doc < 200 && within.has(doc) && !others.includes(doc))
      expect(createSet(own).reachesBeyond(createSet(others), within)).toBe(expected)
    }
  })
})

function createSet(docs: number[]): DocSet {
  const set = new DocSet()
  for (const doc of docs) set.add(doc)
  return set
}

describe('postings', () => {
  test('postings: stay sorted when documents are added in any order and removed', () => {
    const list = new PostingList()
    for (const doc of [5, 1, 9, 3]) list.add(doc, [doc * 10, doc * 10 + 1])
    list.remove(9)
    list.remove(4)
    expect([...list.docs.subarray(0, list.length)]).toEqual([1, 1, 3, 3, 5, 5])
    expect([...list.occurrences.subarray(0, list.length)]).toEqual([10, 11, 30, 31, 50, 51])
    expect(list.lowerBound(4)).toBe(4)
  })

  test('postings: a single occurrence is stored inline and moved to a list when needed', () => {
    const postings = new Postings()
    postings.add(7, 3, [42])
    expect(postings.list(7).length).toBe(1)
    expect(postings.isUsed(6)).toBe(false)
    postings.add(7, 1, [5])
    expect([...postings.list(7).docs.subarray(0, 2)]).toEqual([1, 3])
    postings.remove(7, 3)
    postings.remove(7, 1)
    expect(postings.isUsed(7)).toBe(false)
    postings.add(8, 2, [1])
    postings.remove(8, 2)
    expect(postings.isUsed(8)).toBe(false)
  })
})

describe('sorted words', () => {
  test('SortedWords: new words are merged in order', () => {
    const texts = ['corolla', 'camry', 'cerato', 'civic']
    const words = new SortedWords(texts)
    words.add(0)
    words.add(1)
    expect(words.range('c')).toEqual([0, 2])
    words.add(2)
    words.add(3)
    expect([...words.ids()].map((id) => texts[id])).toEqual(['camry', 'cerato', 'civic', 'corolla'])
    expect(words.range('ce')).toEqual([1, 2])
    expect(words.range('d')).toEqual([4, 4])
  })
})

describe('numbers of documents', () => {
  test('DocIds: follow insertion, free numbers are reused smallest first', () => {
    const ids = new DocIds()
    expect(['a', 'b', 'c', 'd'].map((id) => ids.intern(id))).toEqual([0, 1, 2, 3])
    expect(ids.intern('b')).toBe(1)
    ids.delete('c')
    ids.delete('a')
    expect(['e', 'f', 'g'].map((id) => ids.intern(id))).toEqual([0, 2, 4])
  })

  test('DocIds: gaps between stored documents are free', () => {
    const ids = new DocIds()
    ids.restore('x', 2)
    ids.restore('y', 4)
    ids.findGaps()
    expect([ids.intern('a'), ids.intern('b'), ids.intern('c'), ids.intern('d')]).toEqual([0, 1, 3, 5])
  })
})
