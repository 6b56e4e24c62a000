import { expect, it } from 'vitest'
import * as BLOCKS from '../../schemas/src/page/blocks/block-shapes.ts'
import { blockGallery } from './block-gallery.ts'

it('the gallery shows every kind of block', () => {
  const { blocks } = blockGallery({
    pictures: ['suv-blue', 'ute-blue', 'hatch-sky'],
    makes: ['toyota'],
    location: 'location-of-a-dealer',
    film: 'https://photos.forecourt.example/suv-shield/film/green.webm',
  })
  const shown = (blocks as readonly { _type: string }[]).map(({ _type }) => _type)
  expect(Object.keys(BLOCKS).filter((type) => !shown.includes(type))).toEqual([])
})
