import { JSDOM } from 'jsdom'
import { afterEach, expect, it, vi } from 'vitest'
import { replaceBrokenPictures } from './picture-fallback.ts'

afterEach(() => vi.restoreAllMocks())

it('a picture that failed is logged and replaced (VDP-52, ERR-12, CARD-18)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const image = {
    complete: true,
    naturalWidth: 0,
    currentSrc: '/media/one.webp',
    src: '/media/one.webp',
    closest: () => ({}),
    getAttribute: () => '/media/one.webp',
    removeAttribute: vi.fn(),
  }
  const document = { images: [image], addEventListener: vi.fn() } as unknown as Document
  replaceBrokenPictures(document)
  expect(warn).toHaveBeenCalledWith('A picture could not be loaded.', '/media/one.webp')
  expect(image.src).toBe('/no-picture.svg')
})

it.each([
  ['inside a picture frame', '<i class="pic"><img src="/a.webp"></i>', '/no-picture.svg'],
  ['of a full-screen gallery', '<img src="/a.webp" data-fallback="">', '/no-picture.svg'],
  ['that is a logo', '<img src="/a.webp">', '/a.webp'],
])('VDP-52: a picture %s is logged when it fails', (_where, html, src) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { document } = new JSDOM(html, { url: 'http://a.example/' }).window
  const image = document.querySelector('img')
  const listeners: ((event: unknown) => void)[] = []
  vi.stubGlobal('HTMLImageElement', image?.constructor)
  vi.spyOn(document, 'addEventListener').mockImplementation((_type, listener) => {
    listeners.push(listener as (event: unknown) => void)
  })
  replaceBrokenPictures(document)
  for (const listen of listeners) listen({ target: image })
  vi.unstubAllGlobals()
  expect(warn).toHaveBeenCalledOnce()
  expect(image?.getAttribute('src')).toBe(src)
})
