import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { Mirror } from '../store/mirror.ts'
import { SAMPLE_DOCUMENTS } from '../testing/sample-documents.ts'
import { Deadline } from './deadline.ts'
import { parseQuery } from './parse-query.ts'
import { QueryScope } from './scope.ts'
import { SyncTags } from './sync-tags.ts'
import { createView } from './view.ts'

/** Whether the query scanned all documents. */
function readsAll(query: string, params: Record<string, unknown> = {}): boolean {
  const mirror = new Mirror()
  for (const document of SAMPLE_DOCUMENTS) mirror.put(document)
  let all = false
  const view = createView(mirror, { kind: 'raw' }, null)
  const watched = {
    ...view,
    all(): LakeDocument[] {
      all = true
      return view.all()
    },
  }
  const project = { projectId: 'p', dataset: 'd' }
  const limits = { deadline: new Deadline(1000), tags: new SyncTags() }
  const env = { view: watched, params, now: 0, identity: 'me', project, ...limits }
  parseQuery(query, params).evaluate(new QueryScope(env, null, null))
  return all
}

describe('queries answered by index', () => {
  test.each([
    '*[_type == "offer"]',
    '*["offer" == _type && price > 3]',
    '*[_type in $types]',
    '*[_id == $id]',
    '*[_id in [$id, "x"]]',
    '*[references($id)]',
    '*[_type == "tenant"]{"n": count(*[references(^._id)])}',
    '*[_type == "tenant"]{"n": count(*[tenant._ref == ^._id])}',
    '*[slug.current == $id]',
    '*[tenant->slug.current == $id]',
    '*[(_type == "offer" && price > 1) || _id == "page-1"]',
    '*[sanity::versionOf($id)]',
    '*[$id in tags]',
    '*[$id in sites[]->slug.current]',
    '*[references(*[_type == "tenant" && slug.current == $id]._id)]',
    '*[_type == "tenant"]{"n": count(*[_id in *[_type == "offer" && references(^.^._id)]._id])}',
  ])('%s', (query) => {
    expect(readsAll(query, { types: ['offer', 'page'], id: 'offer-1' })).toBe(false)
  })

  test.each([
    '*',
    '*[price > 3]',
    '*[_type == "offer" || price > 3]',
    '*[!(_type == "offer")]',
    '*[_type != "offer"]',
    '*[_type == kind]',
    '*[price == 100]',
    '*[references(other[]._ref)]',
    '*[count(*[_type == ^._type]) == 1]',
  ])('%s: scans all documents', (query) => {
    expect(readsAll(query)).toBe(true)
  })
})
