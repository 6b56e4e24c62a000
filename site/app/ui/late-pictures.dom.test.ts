import { beforeEach, expect, it, vi } from 'vitest'
import { LATE_PICTURES, LATE_WIDTH } from './late-pictures.ts'

// As the document runs it, once.
new Function(LATE_PICTURES)()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
})

/** A picture of a page that has arrived with that width. */
function arrive(naturalWidth: number, src = '/media/x/600x400c/s/a/1.jpg/100.webp') {
  const image = document.createElement('img')
  image.setAttribute('src', src)
  image.setAttribute('srcset', `${src} 600w, ${src.replace('/100', '/200')} 1200w`)
  document.body.append(image)
  const loads = (width: number) => {
    Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true })
    image.dispatchEvent(new Event('load'))
  }
  loads(naturalWidth)
  return { image, loads }
}

it('a picture that was late is asked for again, in every size', () => {
  const { image } = arrive(LATE_WIDTH)
  expect(image.getAttribute('src')).not.toContain('again')
  vi.advanceTimersByTime(3_000)
  expect(image.getAttribute('src')).toMatch(/100\.webp\?again=1$/)
  expect(image.getAttribute('srcset')).toMatch(/100\.webp\?again=1 600w, .*200\.webp\?again=1 1200w$/)
})

it('the address of its original stays as it is signed', () => {
  const original = '/media/x/600x400w/s/photos/red.webp%3Fcut/side.webp'
  const { image } = arrive(LATE_WIDTH, `${original}/100.webp`)
  vi.advanceTimersByTime(3_000)
  expect(image.getAttribute('src')).toBe(`${original}/100.webp?again=1`)
  expect(image.getAttribute('srcset')).toBe(
    `${original}/100.webp?again=1 600w, ${original}/200.webp?again=1 1200w`,
  )
})

it('it is asked for with longer pauses, and not for ever', () => {
  const { image, loads } = arrive(LATE_WIDTH)
  for (const again of [1, 2, 3, 4, 4, 4]) {
    vi.advanceTimersByTime(60_000)
    expect(image.getAttribute('src')).toMatch(new RegExp(`\\?again=${again}$`))
    loads(LATE_WIDTH)
  }
})

it.each([
  ['has arrived', 300, undefined],
  ['is none of the pipeline', 1, '/dot.webp'],
])('a picture that %s is left alone', (_what, width, src) => {
  const { image } = arrive(width, src)
  vi.advanceTimersByTime(60_000)
  expect(image.getAttribute('src')).not.toContain('again')
})
