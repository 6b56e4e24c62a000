import { describe, expect, it } from 'vitest'
import { findFileProblem, findPictureFileProblem, findSizeProblem, findSvgProblem } from './upload-problem.ts'

const picture = (name: string, type: string, size = 1_000) => findPictureFileProblem({ name, type, size })

describe('a picture that is chosen', () => {
  it.each([
    ['yard.jpg', 'image/jpeg'],
    ['logo.svg', 'image/svg+xml'],
  ])('is looked into where it is of a kind that browsers show: %s', (name, type) => {
    expect(picture(name, type)).toBeNull()
  })

  it('is refused by its kind and size, with what to do', () => {
    expect(picture('IMG_1.HEIC', '')).toMatch(/iPhone photo.*Save it as a JPEG/)
    expect(picture('terms.pdf', 'application/pdf')).toMatch(/isn’t a picture we can use\. Upload a JPEG/)
    expect(picture('hero.png', 'image/png', 60_000_000)).toMatch(
      /is 60 MB\. A picture can be up to 40 MB\. Save/,
    )
    expect(picture('empty.png', 'image/png', 0)).toMatch(/is empty/)
  })

  it('is refused where it has too few pixels for every place it is for, and taken where it is only soft', () => {
    const small = { width: 40, height: 40 }
    expect(findSizeProblem('a.gif', small, ['offerCard', 'offerPage'])).toBe(
      '“a.gif” is only 40 × 40 pixels. Upload one at least 750 pixels wide.',
    )
    expect(findSizeProblem('a.gif', small, ['brandLogo'])).toBeNull()
    expect(findSizeProblem('a.gif', small, [])).toBeNull()
    expect(findSizeProblem('a.jpg', { width: 300, height: 200 }, ['offerCard'])).toBeNull()
  })

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"/>',
    '<svg><a href="javascript:alert(1)"/></svg>',
    '<svg><foreignObject/></svg>',
  ])('is refused where it is a drawing that runs: %s', (text) => {
    expect(findSvgProblem('logo.svg', text)).toMatch(/has a script in it\. Export it again/)
  })

  it('is taken where it is a drawing alone', () => {
    expect(findSvgProblem('logo.svg', '<svg><path d="M0 0"/></svg>')).toBeNull()
  })
})

describe('a film that is chosen', () => {
  const FILMS = 'video/mp4,video/webm'

  it('is sent in the kinds that its field takes, up to its size', () => {
    expect(findFileProblem({ name: 'walk.mp4', type: 'video/mp4', size: 1_000 }, FILMS)).toBeNull()
    expect(findFileProblem({ name: 'terms.pdf', type: 'application/pdf', size: 1_000 }, '')).toBeNull()
    expect(findFileProblem({ name: 'walk.mov', type: 'video/quicktime', size: 1_000 }, FILMS)).toMatch(
      /ends in \.mp4 or \.webm/,
    )
    expect(findFileProblem({ name: 'walk.mp4', type: 'video/mp4', size: 300_000_000 }, FILMS)).toMatch(
      /is 300 MB\. A file can be up to 200 MB/,
    )
  })
})
