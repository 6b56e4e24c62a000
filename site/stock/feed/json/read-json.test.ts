import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureBytes, readFeedRows } from '../../testing/read-rows.ts'
import { JsonScanner } from './json-scanner.ts'

const dms = { format: 'dms-json' } as const
const csn = { format: 'csn-dto' } as const

describe('dms-json', () => {
  it.each([
    ['an array', '[{"make":"A"},{"make":"B"}]', 2],
    ['vehicles', '{"dealer":{"vehicles":[1]},"vehicles":[{"make":"A"},{"make":"B"}],"count":2}', 2],
    ['vehicles under another case', '{"Vehicles":[{"make":"A"}]}', 1],
    ['vehicles under another name', '{"total":2,"Items":[{"make":"A"},{"make":"B"}],"next":null}', 2],
    ['a stock number, which is no list', '{"stock":"A1","make":"A","images":[]}', 1],
    ['an empty list beside the vehicles', '{"data":[],"vehicles":[{"make":"A"}],"items":[1]}', 1],
    ['one vehicle', '{"make":"A","images":["x","y"]}', 1],
    ['one vehicle over several lines', '{\n "make":"A"\n}\n', 1],
    ['an array behind a mark', '\uFEFF[{"make":"A"}]', 1],
    ['an empty array', ' [ ] ', 0],
    ['no vehicles', '{"vehicles":[]}', 0],
  ])('is read as %s, wherever the chunks are cut', async (_what, json, count) => {
    for (const size of [1, 3, 7, 50_000]) {
      const rows = await readFeedRows(dms, json, size)
      expect(rows).toHaveLength(count)
      if (count > 0) expect(rows[0]?.fields.get('make')).toBe('A')
      expect(rows.map(({ line }) => line)).toEqual(rows.map((_row, index) => index + 1))
    }
  })

  it('a list of 3 MB on one line is read in time that grows with its length alone', async () => {
    const vehicle = JSON.stringify({ make: 'A', comments: 'x'.repeat(1_000) })
    const json = `{"vehicles":[${Array.from({ length: 3_000 }, () => vehicle).join(',')}]}`
    expect(await readFeedRows(dms, json, 16_000)).toHaveLength(3_000)
  })

  it.each([
    ['half a list', '{"vehicles":[{"make":"A"},{"ma', 'ends in the middle, in vehicle 2'],
    ['a list without its end', '[{"make":"A"}', 'ends in the middle'],
    ['half a vehicle', '{\n"make":"A', 'ends in the middle'],
    ['a quote that never closes', '[{"make":"A},{"make":"B"}]', 'ends in the middle'],
    ['a text', '"text"', 'neither a list of vehicles nor a vehicle'],
    ['a number', '12', 'neither a list'],
    ['nothing', '', 'empty'],
    ['a web page', '<html>Not found</html>', 'neither a list'],
    ['two lists', '[{"make":"A"}][{"make":"B"}]', 'goes on after its end'],
  ])('is refused in plain words when it is %s', async (_what, json, reason) => {
    await expect(readFeedRows(dms, json)).rejects.toThrow(reason)
  })

  it('rejects only entries that are not vehicles', async () => {
    const rows = await readFeedRows(dms, '[1, null, "x", {"make":"A",}, [1], {"make":"B"}]')
    expect(rows.map(({ broken }) => broken?.slice(0, 17))).toEqual([
      'is not a vehicle ',
      'is not a vehicle ',
      'is not a vehicle ',
      'is not valid JSON',
      'is not a vehicle ',
      undefined,
    ])
    expect(rows.at(-1)).toMatchObject({ line: 6, fields: new Map([['make', 'B']]) })
  })

  it('refuses a vehicle of several megabytes without buffering it', async () => {
    const endless = `[{"make":"A"},{"make":"${'x'.repeat(5_000_000)}"}]`
    await expect(readFeedRows(dms, endless)).rejects.toThrow('vehicle 2 does not end within 4 MB')
  })

  it('keys of Object.prototype are ordinary keys', async () => {
    const [row] = await readFeedRows(
      dms,
      '[{"__proto__":{"make":"A"},"constructor":"x","toString":1,"make":"B"}]',
    )
    expect(row?.fields.get('make')).toBe('B')
    expect(({} as { make?: string }).make).toBeUndefined()
  })
})

it('finds the same entries as JSON.parse in any list, formatting and chunking', () => {
  const writing = fc.constantFrom(undefined, 1, '\t')
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { maxLength: 6 }),
      writing,
      fc.integer({ min: 1, max: 40 }),
      (list, indent, size) => {
        const text = JSON.stringify(list, null, indent)
        const scanner = new JsonScanner()
        const found: string[] = []
        for (let at = 0; at < text.length; at += size) found.push(...scanner.push(text.slice(at, at + size)))
        scanner.end()
        expect(found.map((entry) => JSON.parse(entry))).toEqual(JSON.parse(text))
      },
    ),
  )
})

describe('csn-dto', () => {
  it('is mapped from an array to the names of the flat formats', async () => {
    const rows = await readFeedRows(csn, await fixtureBytes('csn-array.json'), 977)
    expect(rows).toHaveLength(5)
    expect(Object.fromEntries(rows[0]?.fields ?? [])).toMatchObject({
      itemtype: 'Car',
      cartype: 'Used',
      status: 'For Sale',
      stocknum: 'W101',
      identity: '1-W101',
      vin: '6T1BF3FK10X012345',
      make: 'Toyota',
      year: 2021,
      badge: 'Ascent',
      gears: '6',
      colour: 'Feverish Red',
      interiorcolour: 'Black',
      odometer: 54_210,
      dapprice: 29_990,
      egcprice: 27_990,
      rego: 'CFP81Q',
      createdat: '2026-06-20T22:30:00Z',
      images: ['https://photos.example/W101/1.jpg', 'https://photos.example/W101/2.jpg'],
      externaldealershipidentifier: '1',
      locationcode: 'N',
    })
    expect(rows[2]?.fields.get('odometer')).toBe(16)
  })

  it('is read line by line; an invalid line is rejected alone', async () => {
    const rows = await readFeedRows(csn, await fixtureBytes('csn-lines.json'), 1_001)
    expect(rows.map(({ line, broken }) => [line, broken !== undefined])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ])
  })

  it('is refused when the last line is truncated', async () => {
    const whole = await fixtureBytes('csn-lines.json')
    await expect(readFeedRows(csn, whole.subarray(0, -40))).rejects.toThrow('ends in the middle, on line 4')
  })

  it('tolerates any value in place of a list or an object', async () => {
    const odd = [
      { Identification: 'x', Specification: [1], Media: null, PriceList: {}, Seller: 3 },
      { Specification: { Attributes: [null, 1, { Name: {}, Value: [] }] }, Media: { Photos: [{}, null] } },
    ]
    expect(await readFeedRows(csn, JSON.stringify(odd))).toHaveLength(2)
  })
})
