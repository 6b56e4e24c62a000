import { describe, expect, it } from 'vitest'
import { fixtureBytes, readFeedRows } from '../../testing/read-rows.ts'

const listing = { format: 'xml', element: 'listing' } as const
const xml = { format: 'xml' } as const

it('reads the repeated element in any case, with repeated and listed pictures and features', async () => {
  const bytes = await fixtureBytes('listing.xml')
  for (const size of [1, 64, 50_000]) {
    const rows = await readFeedRows(listing, bytes, size)
    expect(rows.map(({ line }) => line)).toEqual([5, 24, 44])
    const [truck, caravan] = rows
    expect(Object.fromEntries(truck?.fields ?? [])).toMatchObject({
      id: '1',
      stocknumber: 'R2201',
      vehicletype: 'Truck',
      make: 'Isuzu',
      egcprice: '68,990',
      dealercomments: '<ul><li>Tipper body</li><li>Air con &amp; tint</li></ul>Tow & go',
      image: ['https://photos.example/r2201/1.jpg', 'https://photos.example/r2201/2.jpg'],
      feature: ['Tow Bar', 'Reversing Camera'],
    })
    expect(Object.fromEntries(caravan?.fields ?? [])).toMatchObject({
      images: ['https://photos.example/r2202/1.jpg?w=1&h=2', 'https://photos.example/r2202/2.jpg'],
      features: ['Solar panel', 'Annexe'],
      comments: 'Sleeps four&nbsp;&ndash; ready to tour',
    })
  }
})

it('reads namespaces, attributes and a declared Windows-1252 file', async () => {
  const text =
    '<?xml version="1.0" encoding="iso-8859-1"?>\n<s:stock xmlns:s="x"><s:Vehicle StockNumber="A"><s:Make>Citroën</s:Make></s:Vehicle></s:stock>'
  const [row] = await readFeedRows(xml, Uint8Array.from(Buffer.from(text, 'latin1')))
  expect(Object.fromEntries(row?.fields ?? [])).toEqual({ stocknumber: 'A', make: 'Citroën' })
})

it('an empty root has no vehicles', async () => {
  expect(await readFeedRows(xml, '<stock></stock>')).toEqual([])
})

it('accepts an empty line before the declaration', async () => {
  expect(await readFeedRows(xml, '\n<?xml version="1.0"?><s><vehicle/></s>')).toHaveLength(1)
})

it('accepts control characters and unknown entities', async () => {
  const [row] = await readFeedRows(xml, '<s><vehicle><make>A\u000b&unknown;</make></vehicle></s>')
  expect(row?.fields.get('make')).toContain('&unknown;')
})

describe('is refused with a message', () => {
  it.each([
    ['half a file', '<s><vehicle><make>A</make></vehicle><vehicle><ma', 'ends in the middle, on line 1'],
    ['a root without its end', '<s><vehicle></vehicle>', 'ends in the middle'],
    [
      'tags that do not match',
      '<s><vehicle><make>A</vehicle></s>',
      'cannot be read: on line 1 the tags do not match',
    ],
    ['nothing', '', 'there is no element in it at all'],
    ['no xml', 'make,model\nA,B', 'something stands outside of the outermost element'],
    ['another element', '<s><car><make>A</make></car></s>', 'has no <vehicle>; it holds <car>, <make>'],
    ['two roots', '<s></s><s></s>', 'cannot be read'],
  ])('when it is %s', async (_what, text, reason) => {
    await expect(readFeedRows(xml, text)).rejects.toThrow(reason)
  })

  it('when entities multiply', async () => {
    const bomb = `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><s><vehicle><make>&b;</make></vehicle></s>`
    await expect(readFeedRows(xml, bomb)).rejects.toThrow('declares entities of its own')
  })

  it('when an entity refers to a file', async () => {
    const outside = `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/hostname">]><s><vehicle><make>&x;</make></vehicle></s>`
    await expect(readFeedRows(xml, outside)).rejects.toThrow('declares entities of its own')
  })

  it('when it is nested too deeply', async () => {
    await expect(readFeedRows(xml, `<s>${'<a>'.repeat(1_000_000)}`)).rejects.toThrow('nested deeper than 64')
  })

  it.each([
    ['a text', `<s><vehicle><make>${'x'.repeat(9_000_000)}`],
    ['a doctype', `<!DOCTYPE ${'x'.repeat(9_000_000)}`],
    ['a vehicle', `<s><vehicle>${`<a>${'x'.repeat(1_000)}</a>`.repeat(9_000)}`],
  ])('when %s goes on for megabytes', async (_what, text) => {
    await expect(readFeedRows(xml, text)).rejects.toThrow('does not end within 4 MB')
  })
})
