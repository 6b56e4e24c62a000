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
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  const image = page.querySelector('img')
  replaceBrokenPictures(page)
  image?.dispatchEvent(new Event('error'))
  expect(warn).toHaveBeenCalledOnce()
  expect(image?.getAttribute('src')).toBe(src)
})
