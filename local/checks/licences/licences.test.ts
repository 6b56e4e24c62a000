import { expect, test } from 'vitest'
import { noticesText, refusedLicences } from './licences.ts'

const one = (license: string, name = 'a') => [{ name, license, homepage: '' }]

test.each(['MIT', '(MIT OR GPL-3.0)', '(Apache-2.0 AND MIT)', 'MPL-2.0'])('%s is allowed', (license) => {
  expect(refusedLicences(one(license))).toEqual([])
})

test.each(['GPL-3.0', 'UNLICENSED', '', '(MIT AND AGPL-3.0)', 'Unknown'])('%s is refused', (license) => {
  expect(refusedLicences(one(license))).toHaveLength(1)
})

test('a package with an exception is allowed, another with the same licence is not', () => {
  expect(refusedLicences(one('CC-BY-4.0', 'caniuse-lite'))).toEqual([])
  expect(refusedLicences(one('CC-BY-4.0', 'other'))).toEqual(['other: CC-BY-4.0'])
})

test('the notices name each package with its licence and page', () => {
  expect(noticesText([{ name: 'a', license: 'MIT', homepage: 'https://a.example' }])).toContain(
    '| [a](https://a.example) | MIT |',
  )
})
