import { expect, test } from 'vitest'
import { pictureMaker } from './make-picture.ts'
import { parsePictureAddress, pictureAddresses, sizeOf } from './picture-address.ts'

const SECRET = 's'.repeat(32)
const order = { url: 'https://photos.example/a b/ü.jpg?x=1', width: 600, height: 400, fit: 'cover' } as const
const addresses = pictureAddresses(SECRET, order)
const address = addresses[100]

test('an address carries its whole order', () => {
  expect(parsePictureAddress(SECRET, addresses[150])).toEqual({ ...order, percent: 150 })
})

test.each([
  ['another size', address.replace('600x400', '601x400')],
  ['a size that is not offered', address.replace('/100.webp', '/900.webp')],
  ['another fit', address.replace('400c/', '400f/')],
  [
    'another picture',
    address.replace(
      /[^/]+\/100\.webp$/,
      `${Buffer.from('https://evil.example/').toString('base64url')}/100.webp`,
    ),
  ],
  ['another signature', address.replace(/\/media\/../, '/media/AA')],
  ['no signature', address.replace(/\/media\/[^/]+/, '/media/')],
  ['more behind it', `${address}/x`],
])('%s than was signed is nobody’s order', (_, changed) => {
  expect(changed).not.toBe(address)
  expect(parsePictureAddress(SECRET, changed)).toBeNull()
})

test('another house’s address is nobody’s order', () => {
  expect(parsePictureAddress('t'.repeat(32), address)).toBeNull()
})

test('a picture is offered in sizes for small and dense screens, none wider than 2400', () => {
  const {
    src,
    srcSet = '',
    width,
    height,
    alt,
  } = pictureMaker(SECRET)(order.url, { width: 1600, height: 800, alt: 'A car' })
  expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual([
    '800w',
    '1600w',
    '2400w',
    '2400w',
  ])
  for (const source of srcSet.split(', '))
    expect(parsePictureAddress(SECRET, source.split(' ')[0] ?? '')).not.toBeNull()
  expect(parsePictureAddress(SECRET, src)).toMatchObject({ width: 1600, height: 800, percent: 100 })
  expect(sizeOf({ width: 1600, height: 800, percent: 200 })).toEqual({ width: 2400, height: 1200 })
  expect({ width, height, alt }).toEqual({ width: 1600, height: 800, alt: 'A car' })
})
