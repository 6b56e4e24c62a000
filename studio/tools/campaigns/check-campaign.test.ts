import type { MadeDocument } from '@forecourt/schemas/contract'
import { createSchema, type SanityDocument, type ValidationMarker } from 'sanity'
import { expect, it } from 'vitest'
import { studioTypes } from '../../schema-types.ts'
import type { Made } from './campaign-content.query.ts'
import { checkMade } from './check-campaign.ts'

const schema = createSchema({ name: 'test', types: studioTypes })
const made: MadeDocument[] = [
  { site: 'a', part: 'offer', document: { _id: 'o', _type: 'offer', slug: { current: 'tow-bar' } } },
  { site: 'a', part: 't1', document: { _id: 't', _type: 'promoTile', link: '/offers/tow-bar' } },
  { site: 'b', part: 't1', document: { _id: 'u', _type: 'promoTile', link: '/offers/tow-bar' } },
]
const leadsNowhere = async ({ link }: SanityDocument): Promise<ValidationMarker[]> =>
  typeof link === 'string' && link.startsWith('/offers/')
    ? [{ level: 'error', message: 'Leads nowhere.', path: ['link'] }]
    : []

it('each document is asked its rules, and a link to the offer made with it leads somewhere', async () => {
  expect(await checkMade(made, [], schema, leadsNowhere)).toEqual([
    { site: 'b', part: 't1', level: 'stops', text: 'Leads nowhere.' },
  ])
})

it('a draft made by hand of what the campaign makes holds its site back', async () => {
  const existing = [{ _id: 'drafts.o', _rev: 'r1' } as Made]
  expect(await checkMade(made.slice(0, 1), existing, schema, async () => [])).toEqual([
    expect.objectContaining({ site: 'a', part: 'offer', level: 'stops' }),
  ])
})
