import { expect, it } from 'vitest'
import { modelPictureAddress } from './model-pictures.ts'
import { listModels } from './models.ts'

const models = listModels().map(({ _id, slug, cloudfrontNewImageUrl }) => ({
  id: _id,
  slug: (slug as { current: string }).current,
  picture: cloudfrontNewImageUrl,
}))

it('model pictures: every model has one, no two models the same', () => {
  expect(models.filter(({ picture }) => typeof picture !== 'string')).toEqual([])
  const repeated = models.filter(({ picture }, at) =>
    models.slice(0, at).some((other) => other.picture === picture),
  )
  expect(repeated).toEqual([])
})

it('model pictures: slugs are unique, an unknown one throws', () => {
  expect(new Set(models.map(({ slug }) => slug)).size).toBe(models.length)
  expect(() => modelPictureAddress('model-t')).toThrow('Give the model model-t a picture')
})
