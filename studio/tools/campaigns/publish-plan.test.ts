import type { MadeDocument } from '@forecourt/schemas/contract'
import type { SanityDocument } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import type { Campaign, Made } from './campaign-content.query.ts'
import {
  isAsPublished,
  listObstacles,
  planPreview,
  planPublish,
  planUndo,
  previewTransactionId,
} from './publish-plan.ts'

const stamps = { _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z' }
const document = (_id: string, _rev: string, fields: object = {}) =>
  ({ _id, _rev, _type: 'promoTile', ...stamps, ...fields }) as unknown as Made
const campaign = (_id: string, _rev: string, fields: object = {}) =>
  ({ _id, _rev, _type: 'campaign', ...stamps, name: 'Summer', ...fields }) as unknown as Campaign
const at = '2026-11-24T00:00:00Z'
const makes = (site: string): MadeDocument => ({
  site,
  part: 't1',
  document: { _id: `tile-${site}`, _type: 'promoTile', sites: [{ _ref: site }] },
})
const nothing = new Set<string>()

describe('a campaign that was published', () => {
  const published = campaign('c1', 'r9', { publication: { at, before: [] } })
  const source = { draft: null, published, made: [makes('a')], existing: [document('tile-a', 'r9')] }

  it('is as published while all its documents are as that publish wrote them', () => {
    expect(isAsPublished(source)).toBe(true)
  })

  it.each<[string, Partial<typeof source> | { draft: Campaign }]>([
    ['has a draft', { draft: campaign('drafts.c1', 'r10') }],
    ['makes one more', { made: [makes('a'), makes('b')] }],
    ['makes one less', { made: [] }],
    ['made one that was changed by hand', { existing: [document('tile-a', 'r11')] }],
    ['made one that was deleted', { existing: [] }],
  ])('is not as published when it %s', (_words, change) => {
    expect(isAsPublished({ ...source, ...change })).toBe(false)
  })
})

describe('a publish', () => {
  const source = {
    draft: campaign('drafts.c1', 'r2'),
    published: campaign('c1', 'r1'),
    at,
    heldBack: nothing,
    made: [makes('a'), makes('b')],
    existing: [
      document('tile-a', 'r3', { sites: [{ _ref: 'a' }] }),
      document('drafts.tile-a', 'r4'),
      document('tile-c', 'r5', { sites: [{ _ref: 'c' }] }),
    ],
  }
  const guard = (id: string, ifRevisionID: string) => ({
    patch: { id, unset: ['_guarded'], ifRevisionID },
  })

  it('replaces existing documents, creates missing ones, deletes those no longer made', () => {
    const mutations = planPublish(source)
    expect(mutations.slice(0, 5)).toEqual([
      guard('tile-a', 'r3'),
      { createOrReplace: makes('a').document },
      { create: makes('b').document },
      guard('tile-c', 'r5'),
      { delete: { id: 'tile-c' } },
    ])
  })

  it('publishes the campaign with the revisions that it replaced, and takes its draft away', () => {
    const [, , , , , guarded, replaced, ...rest] = planPublish(source)
    expect(guarded).toEqual(guard('c1', 'r1'))
    expect(replaced).toMatchObject({
      createOrReplace: {
        _id: 'c1',
        publication: {
          at,
          before: [
            { id: 'c1', rev: 'r1' },
            { id: 'tile-a', rev: 'r3' },
            { id: 'tile-b' },
            { id: 'tile-c', rev: 'r5', removed: true },
          ],
        },
      },
    })
    expect(rest).toEqual([guard('drafts.c1', 'r2'), { delete: { id: 'drafts.c1' } }])
  })

  it('leaves a site that is held back as it is', () => {
    const ids = JSON.stringify(planPublish({ ...source, heldBack: new Set(['a', 'c']) }))
    expect(ids).not.toMatch(/tile-[ac]/)
    expect(ids).toContain('tile-b')
  })
})

describe('the preview of a campaign', () => {
  const own = document('drafts.tile-a', previewTransactionId())
  const byHand = document('drafts.tile-b', 'r7')
  const stale = document('drafts.tile-c', previewTransactionId())
  const source = { draft: campaign('drafts.c1', 'r2'), published: null, made: [makes('a'), makes('b')] }
  const written = (existing: Made[]) =>
    planPreview({ ...source, existing }).filter((mutation) => !('patch' in mutation))

  it('makes a draft of everything that is made, and writes nothing else', () => {
    expect(written([])).toMatchObject([
      { create: { _id: 'drafts.tile-a' } },
      { create: { _id: 'drafts.tile-b' } },
    ])
  })

  it('leaves a draft that somebody writes by hand, renews its own and deletes those made no more', () => {
    expect(written([own, byHand, stale])).toMatchObject([
      { createOrReplace: { _id: 'drafts.tile-a' } },
      { delete: { id: 'drafts.tile-c' } },
    ])
  })

  it('is taken away by the next publish, with drafts by hand left', () => {
    const mutations = planPublish({ ...source, at, heldBack: nothing, existing: [own, byHand] })
    expect(mutations).toContainEqual({ delete: { id: 'drafts.tile-a' } })
    expect(mutations).not.toContainEqual({ delete: { id: 'drafts.tile-b' } })
  })
})

describe('an undo', () => {
  const before = [
    { _key: 'b0', id: 'c1' },
    { _key: 'b1', id: 'tile-a', rev: 'r0' },
    { _key: 'b2', id: 'tile-b' },
    { _key: 'b3', id: 'tile-c', rev: 'r5', removed: true },
  ]
  const past = new Map<string, SanityDocument>([
    ['tile-a', document('tile-a', 'r0', { headline: 'Before' })],
    ['tile-c', document('tile-c', 'r5')],
  ])
  const source = {
    published: campaign('c1', 'r9', { publication: { at, before } }),
    draft: null,
    past,
    current: [document('tile-a', 'r9'), document('tile-b', 'r9')],
  }

  it('puts back what was replaced and removed, deletes what was new, and keeps the campaign as a draft', () => {
    const mutations = planUndo(source).filter((mutation) => !('patch' in mutation))
    expect(mutations).toMatchObject([
      { createOrReplace: { _id: 'tile-a', headline: 'Before' } },
      { delete: { id: 'tile-b' } },
      { createOrReplace: { _id: 'tile-c' } },
      { delete: { id: 'c1' } },
      { create: { _id: 'drafts.c1', name: 'Summer' } },
    ])
    expect(JSON.stringify(mutations)).not.toMatch(/publication|_rev/)
    expect(listObstacles(source)).toEqual([])
  })

  it('leaves the publish before it to be undone next, with every revision that the campaign wrote', () => {
    const earlier = { at: '2026-11-20T00:00:00Z', before: [], revisions: ['r1'] }
    const past = new Map([['c1', campaign('c1', 'r5', { publication: earlier })]])
    const published = campaign('c1', 'r9', {
      publication: { at, before: [{ _key: 'b0', id: 'c1', rev: 'r5' }] },
    })
    const restored = planUndo({ published, draft: null, past, current: [published] })
    expect(restored).toContainEqual({
      createOrReplace: expect.objectContaining({
        publication: { ...earlier, revisions: expect.arrayContaining(['r1', 'r5', 'r9']) },
      }),
    })
  })

  it('takes what an earlier undo wrote as untouched', () => {
    const published = campaign('c1', 'r9', { publication: { at, before, revisions: ['r4'] } })
    const current = [document('tile-a', 'r4'), document('tile-b', 'r9')]
    expect(listObstacles({ ...source, published, current })).toEqual([])
  })

  it.each([
    ['changed', { current: [document('tile-a', 'r10'), document('tile-b', 'r9')] }, 'tile-a'],
    ['deleted', { current: [document('tile-a', 'r9')] }, 'tile-b'],
    ['draft', { current: [...source.current, document('drafts.tile-b', 'r9')] }, 'tile-b'],
    ['made-anew', { current: [...source.current, document('tile-c', 'r11')] }, 'tile-c'],
    ['forgotten', { past: new Map([['tile-a', document('tile-a', 'r0')]]) }, 'tile-c'],
  ] as const)('is refused for a document that was %s since', (reason, change, id) => {
    expect(listObstacles({ ...source, ...change })).toEqual([{ id, reason }])
  })
})
