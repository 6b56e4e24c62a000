import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { getVehicle } from '../queries.server.ts'
import { getSpin } from './gallery-section.server.ts'
import { gallerySlides } from './gallery-slides.ts'

const frames = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://photos.example/spin/${index}.webp`)
const createStock = (car: ReturnType<typeof testCar>) => ({ findCarBySlug: async () => car })
const page = (car: ReturnType<typeof testCar>, more = {}) =>
  getVehicle({ ...testDealer({}, createStock(car)), ...more }, car)

describe('the gallery of a car', () => {
  it('with a spin begins at three quarters, then all its pictures', async () => {
    const car = await page(testCar({ spin_images: frames(36) }))
    expect(gallerySlides(car).map(({ id }) => id)).toEqual([
      'spin',
      ...[1, 2, 3, 4, 5, 6].map((number) => `picture-${number}`),
    ])
    expect(car.spin).toMatchObject({
      first: { src: 'https://photos.example/spin/4.webp', alt: '2023 Volta Ampere 5, Deep Blue, all round' },
      href: `/cars/${testCar().slug}/spin`,
    })
  })

  it.each([0, 7])('with %d frames opens with its pictures', async (count) => {
    const car = await page(testCar({ spin_images: frames(count) }))
    expect(car.spin).toBeNull()
    expect(gallerySlides(car)[0]?.id).toBe('picture-1')
  })

  it.each([
    ['moto', true],
    ['metro', false],
  ])('of the template %s asks for illustrations without their studio: %s', async (template, expected) => {
    const asked: (boolean | undefined)[] = []
    const dealer = testDealer({ tenant: { template } }, createStock(testCar()))
    await getVehicle(
      {
        ...dealer,
        picture: (src, { width, height, alt, cutOut }) => {
          if (width === 600) asked.push(cutOut)
          return { src, width, height, alt }
        },
      },
      testCar(),
    )
    expect(asked.slice(0, 6)).toEqual(Array(6).fill(expected))
  })

  it('lists no further frames before the spin is opened', async () => {
    const car = await page(testCar({ spin_images: frames(36) }))
    expect(JSON.stringify(car)).not.toContain('spin/1.webp')
  })

  it('VDP-09: has the panorama of the inside where the feed names one', async () => {
    const car = await page(testCar({ spin_interior_image: 'https://photos.example/inside.webp' }))
    expect(car.interior?.picture.alt).toBe('2023 Volta Ampere 5, Deep Blue, interior')
    expect((await page(testCar())).interior).toBeNull()
  })

  it('VDP-10: comes with its hotspots, those of the panorama where they say their place', async () => {
    const exterior = [{ description: 'LED lamps', anchors: [], positions: { '0': { x: 50, y: 60 } } }]
    const interior = [
      { description: 'Heated seats', anchors: ['20 70'], positions: {} },
      { description: 'Nowhere', anchors: [], positions: {} },
    ]
    const car = testCar({
      spin_images: frames(36),
      spin_interior_image: 'https://photos.example/inside.webp',
      hotspots: { exterior, interior },
    })
    expect((await getSpin(testDealer({}, createStock(car)), car.slug)).hotspots).toEqual(exterior)
    expect((await page(car)).interior?.hotspots).toEqual([
      { description: 'Heated seats', place: { x: 20, y: 70 } },
    ])
  })

  it('CALL-27: has the provider’s viewer by its code, unless it has frames of its own', async () => {
    const spinViewer = (code: string) => `https://viewer.example/${code}`
    const viewer = async (car: Record<string, unknown>) => (await page(testCar(car), { spinViewer })).viewer
    expect(await viewer({ spin_code: 'A1' })).toBe('https://viewer.example/A1')
    expect(await viewer({ spin_code: 'A1', spin_images: frames(36) })).toBeNull()
    expect(await viewer({})).toBeNull()
    expect((await page(testCar({ spin_code: 'A1' }))).viewer).toBeNull()
  })

  it('labels illustrations, and blurs only the first picture', async () => {
    const blurred: string[] = []
    const drawn = (
      url: string,
      { blurred: leads, ...rest }: { blurred?: boolean } & Record<string, unknown>,
    ) => {
      if (leads) blurred.push(url)
      return { src: url, width: 600, height: 400, alt: '', ...rest, drawn: true }
    }
    const { pictures } = await page(testCar(), { picture: drawn })
    expect(pictures.map(({ picture: { alt } }) => alt).slice(0, 2)).toEqual([
      '2023 Volta Ampere 5, Deep Blue, illustration',
      '2023 Volta Ampere 5, Deep Blue, picture 2, illustration',
    ])
    expect(blurred).toEqual(['https://photos.example/volta/1.webp'])
  })
})

it('a video is played from where a browser finds it; a car without one has none', async () => {
  const filmed = testCar({ external_video_url: 'https://films.example/walk.webm' })
  const pageAddress = (address: string) => address.replace('https://films.example', 'http://127.0.0.1:1')
  const car = await page(filmed, { pageAddress })
  expect(car.video).toEqual({ href: 'http://127.0.0.1:1/walk.webm', plays: 'file' })
  expect((await page(testCar())).video).toBeNull()
})

describe('the frames of a spin', () => {
  const made = (url: string) => ({
    src: url,
    srcSet: [300, 600, 900, 1200].map((width) => `${url}/${width} ${width}w`).join(', '),
    width: 600,
    height: 400,
    alt: '',
  })

  it('are listed in order in two sizes', async () => {
    const car = testCar({ spin_images: frames(36) })
    const { small, large } = await getSpin({ ...testDealer({}, createStock(car)), picture: made }, car.slug)
    expect([small.length, large.length]).toEqual([36, 36])
    expect([small[0], large[35]]).toEqual([
      'https://photos.example/spin/0.webp/600',
      'https://photos.example/spin/35.webp/900',
    ])
  })

  it('are absent for a car without a spin and for one the dealer does not have', async () => {
    await expect(getSpin(testDealer({}, createStock(testCar())), 'x')).rejects.toMatchObject({ status: 404 })
    await expect(getSpin(testDealer(), 'x')).rejects.toMatchObject({ status: 404 })
  })
})
