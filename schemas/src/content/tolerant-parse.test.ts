import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentList, contentNumber, contentText, orDefault, strict } from './content-values.zod.ts'
import { href } from './link.zod.ts'
import { parseTolerantly } from './tolerant-parse.ts'

const shape = z.object({
  name: z.string(),
  note: contentText,
  look: orDefault(z.enum(['plain', 'bold']), 'plain'),
  links: contentList(z.object({ label: z.string(), href, places: contentList(z.string()) })),
  parts: z.object({ size: contentNumber }).prefault({}),
  lender: z.object({ rate: z.number(), fee: strict(contentNumber) }).nullish(),
  end: strict(contentText),
})

const link = (label: unknown, to: unknown, places: unknown = []) => ({ label, href: to, places })
const parse = (document: unknown) => parseTolerantly(shape, document)
const buildFields = (document: unknown) => parse(document).problems.map(({ path }) => path)

it('parses a valid document without a problem', () => {
  const { value, problems } = parse({ name: 'A', links: [link('L', '/l')] })
  expect(problems).toEqual([])
  expect(value).toMatchObject({ name: 'A', look: 'plain', links: [link('L', '/l')] })
})

it('gives an optional value that does not fit its default, with one problem', () => {
  const { value, problems } = parse({ name: 'A', note: 7, look: 'bold' })
  expect(value).toMatchObject({ name: 'A', note: '', look: 'bold' })
  expect(problems).toEqual([{ path: 'note', text: 'Invalid input: expected string, received number' }])
})

it('drops the member of a list whose required value is wrong, and no other', () => {
  const document = { name: 'A', links: [link('One', '/1'), link('Two', 'javascript:x'), link('Three', '/3')] }
  expect(parse(document).value?.links.map(({ label }) => label)).toEqual(['One', 'Three'])
  expect(buildFields(document)).toEqual(['links[1].href'])
})

it('says each field by its place in the document, however many members before it are dropped', () => {
  const links = [null, link('One', 'ftp://x'), link('Two', '/2', ['a', 7, 'b', 8]), link(7, '/3')]
  expect(parse({ name: 'A', links }).value?.links).toEqual([link('Two', '/2', ['a', 'b'])])
  expect(buildFields({ name: 'A', links }).sort()).toEqual([
    'links[0]',
    'links[1].href',
    'links[2].places[1]',
    'links[2].places[3]',
    'links[3].label',
  ])
})

it('says one problem of a member with two wrong values', () => {
  expect(buildFields({ name: 'A', links: [link(7, 'ftp://x')] })).toHaveLength(1)
})

it('rejects a document whose required value is wrong, with that value as its only problem', () => {
  const links = [link('One', 'ftp://x')]
  expect(parse({ name: { secret: 1 }, links })).toEqual({
    value: null,
    problems: [{ path: 'name', text: 'Invalid input: expected string, received object' }],
  })
  expect(parse({ name: null, links }).problems.map(({ path }) => path)).toEqual(['name'])
})

it.each([['text'], [7], [[]], [null], [undefined]])('rejects %j for a document', (document) => {
  const { value, problems } = parse(document)
  expect(value).toBeNull()
  expect(problems).toHaveLength(1)
})

it('omits the owner of a strict value that does not fit, and lets an empty one be', () => {
  expect(parse({ name: 'A', lender: { rate: 8 } }).value?.lender).toEqual({ rate: 8, fee: null })
  expect(parse({ name: 'A', lender: { rate: 8, fee: 'much' } }).value?.lender).toBeUndefined()
  expect(buildFields({ name: 'A', lender: { rate: 8, fee: 'much' } })).toEqual(['lender.fee'])
  expect(parse({ name: 'A', end: 7 })).toMatchObject({ value: null, problems: [{ path: 'end' }] })
})

it('names no value in a problem', () => {
  const document = { name: 'A', note: { to: 'ann@a.example' }, look: 'ann@a.example', links: 'ann@a.example' }
  expect(buildFields(document)).toEqual(['note', 'look', 'links'])
  expect(JSON.stringify(parse(document).problems)).not.toContain('ann')
})

it('leaves the document itself as it was', () => {
  const document = { name: 'A', note: 7, links: [link('One', 'ftp://x')] }
  const before = structuredClone(document)
  parse(document)
  expect(document).toEqual(before)
})
