import { expect, test } from 'vitest'
import { listPageLinks, listPictures, pagePath } from './page-links.ts'

const ORIGIN = 'https://a.example'

test.each([
  ['/about-us#team', '/about-us'],
  ['/search/x?a=1&amp;b=2', '/search/x?a=1&b=2'],
  ['https://a.example/offers', '/offers'],
  ['https://other.example/', null],
  ['mailto:a@a.example', null],
  ['tel:123', null],
  ['/api/cars/1', null],
  ['/staff/api/today', null],
  ['/sign-out', null],
  ['javascript:alert(1)', null],
  ['//evil.example/x', null],
])('the link %s is the page %s', (href, path) => expect(pagePath(href, ORIGIN)).toBe(path))

test('a page’s links and pictures are listed once each', () => {
  const html =
    '<a class="x" href="/a">A</a><a href="/a#b">A</a><a href="https://x.example">X</a><img alt="" src="/media/1?s=2&amp;t=3"><img src="/media/1?s=2&amp;t=3"><img src="data:x">'
  expect(listPageLinks(html, ORIGIN)).toEqual(['/a'])
  expect(listPictures(html)).toEqual(['/media/1?s=2&t=3'])
})
