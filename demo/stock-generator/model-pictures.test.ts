import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LayerLibrary } from '../../local/photos/layer-library.ts'
import { parsePhotoRequest } from '../../local/photos/photo-request.ts'
import { listModels } from '../../tenants/platform/models.ts'
import { CATALOG } from './catalog/catalog.ts'
import { PHOTO_FACES } from './photo-kinds.ts'
import { PHOTO_HOST } from './photos.ts'
import { getFace } from './vehicle/face-of.ts'

const library = new LayerLibrary(join(import.meta.dirname, '../../local/photos/layers'), PHOTO_FACES)
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const models = listModels().map((model) => ({
  make: plain((model.manufacturer as { _ref: string })._ref.replace('manufacturer-', '')),
  name: plain(String(model.name)),
  picture: String(model.cloudfrontNewImageUrl),
}))

it('model pictures: each is one the photo host has', () => {
  const missing = models.filter(({ picture }) => {
    const answer = parsePhotoRequest(library, picture.replace(PHOTO_HOST, ''))
    return !picture.startsWith(`${PHOTO_HOST}/`) || 'status' in answer
  })
  expect(missing).toEqual([])
})

it('model pictures: a model in stock has the face its newest stock is drawn with', () => {
  const others = models.flatMap(({ make, name, picture }) => {
    const grades = CATALOG.filter((grade) => plain(grade.make) === make && plain(grade.model) === name)
    const newest = Math.max(...grades.map(({ to }) => to))
    const drawn = grades
      .filter(({ to }) => to === newest)
      .map((grade) => `/${grade.photo}-${getFace(grade)}/`)
    return drawn.length > 0 && !drawn.some((vehicle) => picture.includes(vehicle))
      ? [{ make, name, picture, drawn }]
      : []
  })
  expect(others).toEqual([])
})
