import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import {
  carPath,
  carPdfPath,
  homePath,
  isSharedPage,
  locationPath,
  needsOwnDocument,
  personalisedFinancePath,
  printPath,
  reservePath,
  searchPath,
  servicePath,
} from '#app/paths.ts'
import { SiteLink } from './site-link.tsx'

test.each([
  reservePath('a-car'),
  reservePath('a-car', 'buy-online'),
  personalisedFinancePath(),
  servicePath('?tab=parts'),
  carPdfPath('a-car'),
  printPath('a-car'),
])('%s is loaded as a document', (href) => {
  expect(needsOwnDocument(href)).toBe(true)
})

test.each([carPath('a-car'), searchPath(), '/service-plans', '/printers', '/'])(
  '%s is fetched by the router',
  (href) => {
    expect(needsOwnDocument(href)).toBe(false)
  },
)

test.each(['tel:0755501234', 'https://elsewhere.example/', '//elsewhere.example/', '#main'])(
  'a link to %s is an ordinary one',
  (href) => {
    expect(pageHtml(<SiteLink href={href}>to</SiteLink>)).toBe(`<a href="${href}">to</a>`)
  },
)

test.each([homePath(), carPath('a-car'), carPath('trade-in-ute'), searchPath(), locationPath('north')])(
  '%s may be loaded ahead',
  (href) => {
    expect(isSharedPage(href)).toBe(true)
  },
)

test.each([
  reservePath('a-car'),
  carPdfPath('a-car'),
  '/cars/trade-in',
  '/sign-in',
  '/contact',
  '/modelshop',
])('%s is loaded when it is pressed', (href) => {
  expect(isSharedPage(href)).toBe(false)
})
