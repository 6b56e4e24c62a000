import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { PictureSize } from '#app/ui/picture.tsx'
import { buildGallery } from './model-pictures.server.ts'

const line = (angle: string) => ({
  key: angle,
  caption: angle,
  imageUrl: `https://drawn.example/${angle}.webp`,
})

function cutsOfGallery(angles: string[]) {
  const dealer = testDealer({
    tenant: { template: 'marque', dealershipWebsites: [{ make: 'Volta', makeSlug: 'volta' }] },
    models: [
      {
        id: 'model-ampere',
        slug: 'ampere',
        name: 'Ampere',
        manufacturerName: 'Volta',
        manufacturerSlug: 'volta',
        gallery: angles.map(line),
      },
    ],
  })
  const [model] = dealer.bundle.models
  if (!model) throw new Error('The bundle has no model')
  const picture = (src: string, { width, height, cutOut }: Omit<PictureSize, 'fit'>) => ({
    src,
    width,
    height,
    alt: '',
    ...(cutOut && !src.includes('behind') ? { cut: true as const } : {}),
  })
  return buildGallery(model, { ...dealer, picture }).map(({ picture: { cut = false } }) => cut)
}

it.each([
  [
    ['front', 'side'],
    [true, true],
  ],
  [
    ['front', 'side', 'behind'],
    [false, false, false],
  ],
  [['behind'], [false]],
])('a gallery of %j has cut-outs where all are, else none: %j', (angles, cuts) => {
  expect(cutsOfGallery(angles)).toEqual(cuts)
})
