import { expect, test } from 'vitest'
import { type PictureMakerOptions, pictureMaker } from './make-picture.ts'
import { computeSize, parsePictureAddress, pictureAddresses } from './picture-address.ts'

const SECRET = 's'.repeat(32)
const order = {
  url: 'https://photos.example/a b/ü.jpg?x=1',
  width: 600,
  height: 400,
  fit: 'cover',
  quality: 78,
} as const
const addresses = pictureAddresses(SECRET, order)
const address = addresses[100]
const making = (options: Partial<PictureMakerOptions>) =>
  pictureMaker({
    secret: SECRET,
    drawnHosts: new Set(),
    cutOuts: new Set(),
    placeholders: { find: () => null },
    ...options,
  })

const rect = { left: 120, top: 0, width: 1260, height: 840 }

test('an address carries its whole order', () => {
  expect(parsePictureAddress(SECRET, addresses[150])).toEqual({ ...order, rect: null, percent: 150 })
  const cropped = pictureAddresses(SECRET, { ...order, rect })[200]
  expect(parsePictureAddress(SECRET, cropped)).toEqual({ ...order, rect, percent: 200 })
})

test('the rectangle of an address is signed', () => {
  const cropped = pictureAddresses(SECRET, { ...order, rect })[100]
  expect(cropped).toContain('/rect-120-0-1260-840/')
  for (const changed of [cropped.replace('rect-120', 'rect-121'), cropped.replace(/rect-[\d-]+\//, '')])
    expect(parsePictureAddress(SECRET, changed)).toBeNull()
})

test.each([
  ['another size', address.replace('600x400', '601x400')],
  ['a size that is not offered', address.replace('/100.webp', '/900.webp')],
  ['another fit', address.replace('400c/', '400f/')],
  ['another picture', address.replace('photos.example', 'evil.example')],
  ['another signature', address.replace(/\/media\/../, '/media/AA')],
  ['no signature', address.replace(/\/media\/[^/]+/, '/media/')],
  ['more behind it', `${address}/x`],
])('%s than was signed is refused', (_, changed) => {
  expect(changed).not.toBe(address)
  expect(parsePictureAddress(SECRET, changed)).toBeNull()
})

test('an address signed with another secret is refused', () => {
  expect(parsePictureAddress('t'.repeat(32), address)).toBeNull()
})

test('a picture is offered in sizes for small and dense screens, none wider than 2400', () => {
  const {
    src,
    srcSet = '',
    width,
    height,
    alt,
  } = making({})(order.url, { width: 1600, height: 800, alt: 'A car' })
  expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual([
    '800w',
    '1600w',
    '2400w',
    '2400w',
  ])
  for (const source of srcSet.split(', '))
    expect(parsePictureAddress(SECRET, source.split(' ')[0] ?? '')).not.toBeNull()
  expect(parsePictureAddress(SECRET, src)).toMatchObject({ width: 1600, height: 800, percent: 100 })
  expect(computeSize({ width: 1600, height: 800, percent: 200 })).toEqual({ width: 2400, height: 1200 })
  expect({ width, height, alt }).toEqual({ width: 1600, height: 800, alt: 'A car' })
})

test('a picture is marked as drawn by its host, whatever else its address contains', () => {
  const picture = making({ drawnHosts: new Set(['drawn.example']) })
  const box = { width: 60, height: 40, alt: '' }
  expect(picture('https://drawn.example/1.webp?w=9', box).drawn).toBe(true)
  for (const url of ['https://photos.example/drawn.example', 'https://drawn.example.evil.example/1', ''])
    expect(picture(url, box)).not.toHaveProperty('drawn')
})

test('a drawing without background is whole in its box, of either side; no photo is', () => {
  const picture = making({ drawnHosts: new Set(['drawn.example']), cutOuts: new Set(['suv/hero']) })
  const box = { width: 60, height: 40, alt: '' }
  for (const side of ['hero', 'hero-left']) {
    const { src, cut } = picture(`https://drawn.example/suv/${side}/red.webp`, { ...box, cutOut: true })
    const url = `https://drawn.example/suv/${side}/red.webp?cut=1&w=120`
    expect([parsePictureAddress(SECRET, src), cut]).toMatchObject([{ url, fit: 'contain' }, true])
  }
  const others = ['https://drawn.example/suv/rear/red.webp', 'https://photos.example/suv/hero/red.webp']
  for (const url of others) {
    const { src, cut } = picture(url, { ...box, cutOut: true })
    expect([parsePictureAddress(SECRET, src), cut]).toMatchObject([{ url, fit: 'cover' }, undefined])
  }
  expect(picture('https://drawn.example/suv/hero/red.webp', box)).not.toHaveProperty('cut')
})

test('a placeholder is three colours, or the tiny picture where the page leads with it', () => {
  const picture = making({ placeholders: { find: () => ({ rows: '#abc,#999,#333', tiny: 'UklGRg==' }) } })
  const box = { width: 60, height: 40, alt: '' }
  expect(picture(order.url, box).placeholder).toBe('linear-gradient(#abc,#999,#333)')
  expect(picture(order.url, { ...box, blurred: true }).placeholder).toBe(
    'center/cover url(data:image/webp;base64,UklGRg==)',
  )
  expect(picture(order.url, { ...box, fit: 'contain' })).not.toHaveProperty('placeholder')
  expect(making({})(order.url, box)).not.toHaveProperty('placeholder')
})

test.each([
  'https://photos.example/1.jpg',
  'https://photos.example/a b/ü,1 2x.jpg?x=1&y=%2F#z',
  'https://photos.example/a//b/../c/./100.webp',
  'https://photos.example/..',
  'https://photos.example/a/',
  'https://photos.example',
  'https://',
  'http://127.0.0.1:3333/images/p/d/a.jpg',
  'e/photos.example/1.jpg',
  'words, "quoted"',
  'https://photos.example/\ud800.jpg'.toWellFormed(),
])('the address %j is read back unchanged, whatever browsers and proxies normalise', (url) => {
  const { src } = making({})(url, { width: 60, height: 40, alt: '' })
  expect(src).not.toMatch(/\/\/|[\s,"]/)
  const onItsWay = new URL(src, 'http://a.example').pathname
  expect(parsePictureAddress(SECRET, onItsWay)?.url).toBe(url)
})

test('an address with half a character throws no error', () => {
  expect(() =>
    making({})('https://photos.example/\ud800.jpg', { width: 60, height: 40, alt: '' }),
  ).not.toThrow()
})

test('an address longer than 4000 characters is refused', () => {
  const { src } = making({})(`https://photos.example/${'a'.repeat(5_000)}`, {
    width: 60,
    height: 40,
    alt: '',
  })
  expect(parsePictureAddress(SECRET, src)).toBeNull()
})

test('CALL-26: the quality is a part of the signed address, unless it is the usual one', () => {
  const order = { url: 'https://photos.example/1.jpg', width: 120, height: 80, fit: 'cover' as const }
  const { 100: packed } = pictureAddresses('secret', { ...order, quality: 70 })
  expect(packed).toContain('/120x80cq70/')
  expect(parsePictureAddress('secret', packed)).toMatchObject({ quality: 70, width: 120 })
  expect(parsePictureAddress('secret', packed.replace('q70', 'q90'))).toBeNull()
  const { 100: usual } = pictureAddresses('secret', order)
  expect(usual).toContain('/120x80c/')
  expect(parsePictureAddress('secret', usual)).toMatchObject({ quality: 78 })
})
