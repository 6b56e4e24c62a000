import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = {
  title: 'Offers',
  description: 'All of them.',
  siteName: 'Dealer A',
  origin: 'https://a.example',
  path: '/special-offers',
}

test('a page has a title that names the dealer once, a description and one canonical address', () => {
  expect(pageMeta(page)).toEqual(
    expect.arrayContaining([
      { title: 'Offers | Dealer A' },
      { name: 'description', content: 'All of them.' },
      { tagName: 'link', rel: 'canonical', href: 'https://a.example/special-offers' },
    ]),
  )
  expect(pageMeta({ ...page, title: 'Dealer A: offers' })[0]).toEqual({ title: 'Dealer A: offers' })
})

test('the picture that other sites show has an absolute address', () => {
  const image = (address: string) =>
    pageMeta({ ...page, image: address }).find((tag) => 'property' in tag && tag.property === 'og:image')
  expect(image('/social/metro.jpg')).toMatchObject({ content: 'https://a.example/social/metro.jpg' })
  expect(image('https://cdn.example/x.webp')).toMatchObject({ content: 'https://cdn.example/x.webp' })
})
