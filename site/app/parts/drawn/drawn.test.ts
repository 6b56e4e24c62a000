import { type FontPair, TYPEFACES } from '@forecourt/schemas/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { iconAnswer } from './site-icon.server.ts'
import {
  carSocialHref,
  carSocialPicture,
  offerSocialPicture,
  socialPictureAnswer,
} from './social-pages.server.ts'
import { Typeface } from './typefaces.server.ts'

const line = { x: 0, y: 0, size: 20, width: 200, fill: '#000000' }
const dealer = testDealer({ offers: [{ ...rawOffer, price: 29_990 }] })
const { tenant } = dealer.bundle

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test.each(Object.keys(TYPEFACES) as FontPair[])('the heading family of %s is drawn as outlines', (pair) => {
  const drawn = Typeface.of(pair).draw('Zoë $38,990', line)
  expect(drawn.match(/<path /g)?.length).toBeGreaterThanOrEqual(9)
  expect(drawn).not.toContain('<text')
})

test('a line is shortened to its width; characters that the font does not have are left out', () => {
  const face = Typeface.of('figtree')
  const glyphs = (text: string) => face.draw(text, line).match(/<path /g)?.length ?? 0
  expect(glyphs('i'.repeat(5_000))).toBeLessThan(60)
  expect(glyphs('ab漢字')).toBe(2)
  expect(face.draw('漢字', line)).toBe('')
})

test('words wrap into as many lines as there are; a word that is too long stays whole', () => {
  const face = Typeface.of('figtree')
  expect(face.wrap('one two three four', { size: 40, width: 160, lines: 2 })).toEqual([
    'one two',
    'three four',
  ])
  expect(face.wrap('', { size: 40, width: 160, lines: 2 })).toEqual([])
})

test.each([
  ['192.png', 192],
  ['512.png', 512],
  ['maskable.png', 512],
  ['touch.png', 180],
])('the icon %s is a PNG of %i pixels', async (file, size) => {
  const { format, width, height } = await sharp(await bytesOf(await iconAnswer(tenant, file))).metadata()
  expect([format, width, height]).toEqual(['png', size, size])
})

test('favicon.ico holds three PNGs at the places that its directory names', async () => {
  const ico = await bytesOf(await iconAnswer(tenant, 'favicon.ico'))
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)]
    const { format, width } = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect([format, width]).toEqual(['png', size])
  }
})

test.each(['x.png', '__proto__', 'toString', '99999.png'])('there is no icon %s', async (file) => {
  await expect(iconAnswer(tenant, file)).rejects.toMatchObject({ status: 404 })
})

test('a vehicle is drawn with its name and the price that its page shows; a sold one without', () => {
  expect(carSocialPicture(testCar(), dealer)).toMatchObject({
    title: '2023 Volta Ampere 5',
    figure: '$38,990',
    figureNotes: ['Drive Away'],
    dealer: 'Dealer A',
  })
  expect(carSocialPicture(soldCar(1), dealer)).toMatchObject({ figure: 'Sold', figureNotes: [] })
})

test('an offer is drawn with its figure and a date at which it ends', () => {
  const [offer] = dealer.bundle.offers
  if (!offer) throw new Error('no offer')
  expect(offerSocialPicture(offer, dealer)).toMatchObject({
    title: 'Winter offer',
    figure: '$29,990',
    sub: 'Until 31 December 2026',
  })
})

test('the address changes with what is drawn', () => {
  expect(carSocialHref(testCar(), dealer)).not.toBe(carSocialHref(testCar({ price: 35_000 }), dealer))
  expect(carSocialHref(testCar(), dealer)).toBe(carSocialHref(testCar(), dealer))
})

test('the picture is a JPEG of 1200 by 630, with the photo or without it', async () => {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer()
  const picture = carSocialPicture(testCar({ make: '<script>&"', model: 'x'.repeat(400) }), dealer)
  for (const found of [photo, null]) {
    const answer = await socialPictureAnswer(picture, { readPicture: async () => found })
    const { format, width, height } = await sharp(await bytesOf(answer)).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  }
})

test('a picture whose photo could not be loaded is asked for again soon', async () => {
  const picture = carSocialPicture(testCar({ id: 'a_9', colour: 'Other' }), dealer)
  const answer = await socialPictureAnswer(picture, { readPicture: async () => null })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
})
