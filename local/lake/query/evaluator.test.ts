import { evaluate, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { queryDocuments } from './query-documents.ts'
import { SAMPLE_DOCUMENTS } from './sample-documents.ts'

const PARAMS = { type: 'offer', ids: ['offer-1', 'offer-2'], low: 100, slug: 'quay', from: 1, to: 2 }

async function referenceAnswer(query: string): Promise<unknown> {
  const timestamp = new Date('2025-06-01T00:00:00Z')
  const sanity = { projectId: 'forecourt', dataset: 'production' }
  const options = { dataset: SAMPLE_DOCUMENTS, params: PARAMS, timestamp, identity: 'tester', sanity }
  const value = await evaluate(parse(query, { params: PARAMS }), options)
  return JSON.parse(JSON.stringify(toJS(await value.asStatic())))
}

const QUERIES = [
  '*',
  '*[_type == $type]',
  '*[_type == "offer" && price > $low]{_id, price}',
  '*[_type == "offer" || _type == "tenant"]._id',
  '*[_type in ["offer", "page"]]._id',
  '*[_id in $ids]{title}',
  '*[_id == "offer-1"][0]',
  '*[_id == "offer-1"][0].tags[1]',
  '*[_type == "offer"] | order(price desc)._id',
  '*[_type == "offer"] | order(lower(title) asc, price desc){title}',
  '*[_type == "offer"] | order(missing asc, price asc)[0..1]._id',
  '*[_type == "offer"][0...2]._id',
  '*[_type == "offer"][-2..-1]._id',
  '*[_type == "offer"][$from..$to]._id',
  '*[_type == "offer"]{..., "dealer": tenant->name}',
  '*[_type == "offer"]{"dealer": tenant->{name, slug}}',
  '*[_type == "offer" && tenant->slug.current == $slug]._id',
  '*[tenant._ref == "tenant-quay"]._id',
  '*[references("tenant-quay")]._id',
  '*[_type == "tenant"]{_id, "offers": *[_type == "offer" && references(^._id)]._id}',
  '*[_type == "tenant"]{_id, "n": count(*[references(^._id)])}',
  '*[_type == "tenant"]{"all": *[_type == "offer" && tenant._ref == ^._id]{"up": ^._id, "upup": ^.^._id}}',
  '*[defined(price)]._id',
  '*[!defined(price)]._id',
  '*[price in 100..200]._id',
  '*[price in 100...200]._id',
  '*["mg" in tags]._id',
  '*[title match "sum*"]._id',
  '*[title match ["summer", "off*"]]._id',
  '*[[title, body] match "plain"]._id',
  '*[_id in path("drafts.**")]._id',
  '*[_id in path("*")]._id',
  '*[_type == "offer"].tags',
  '*[_type == "offer"].tags[]',
  '*[_type == "offer"].parts[].name',
  '*[_type == "offer"].parts[cost > 5].name',
  '*[_type == "offer"]{"cheap": parts[cost <= 5]{name, "of": ^.title}}',
  '*[_type == "offer"].parts[_key == "a"][0].cost',
  '*[_type == "offer"]{"p": coalesce(missing, price, 1)}',
  '*[_type == "offer"]{"kind": select(price > 200 => "dear", price > 100 => "fair", "cheap")}',
  '*[_type == "offer"]{title, price > 150 => {"dear": true}}',
  '*[_type == "offer"]{title, ...parts[0]}',
  '*[_type == "page"]{"text": pt::text(content)}',
  '*[_type == "page"].content[].children[].text',
  'count(*[_type == "offer"])',
  'math::sum(*[_type == "offer"].price)',
  'math::avg(*[_type == "offer"].price)',
  'math::min(*[_type == "offer"].price)',
  'math::max(*.price)',
  'array::unique(*._type)',
  'array::compact(*.price)',
  'array::join(["a", "b"], "-")',
  'array::intersects(["a"], ["b", "a"])',
  'string::split("a,b", ",")',
  'string::startsWith("abc", "ab")',
  'upper("abc") + lower("DEF")',
  'round(3.14159, 2)',
  'round(-2.5)',
  'length("abc") + length([1, 2])',
  'now()',
  'identity()',
  'dateTime("2025-01-01T00:00:00Z") + 60',
  'dateTime("2025-01-02T00:00:00Z") - dateTime("2025-01-01T00:00:00Z")',
  'dateTime(now()) > dateTime("2024-01-01T00:00:00Z")',
  'string(1) + string(true)',
  '1 + "a"',
  '10 % 3 + 2 ** 3 - -1',
  '1 / 0',
  '{"a": 1, "b": [1, ...[2, 3]]}',
  '{"a": 1} + {"b": 2}',
  '[1, 2] + [3]',
  'null == null',
  '[1] == [1]',
  '"a" < 1',
  'true && null',
  'false || null',
  '!null',
  '*[_type == "offer"]{"same": @.title == title}',
  '*[_type == "offer" && price == *[_id == "offer-1"][0].price]._id',
  '*[_type == "tenant" && slug.current == $slug][0]{name, "offers": *[_type == "offer" && tenant._ref == ^._id] | order(price asc){title, price}}',
  '*[sanity::versionOf("offer-1")]._id',
  'sanity::projectId() + sanity::dataset()',
  '*[_type == "offer"] | score(title match "summer", boost(body match "plain", 3)){_id, _score}',
  '*["weird.name" == 1 || @["weird.name"] == "x"]._id',
  '*[nothing.at.all == null]._id',
  '*[_type == "offer"]{"deep": parts[]{name, "other": ^.parts[name != ^.name].name}}',
  '*["quay" in sites[]->slug.current]._id',
  '*["mg" in tags[]]._id',
  '*[references(*[_type == "tenant" && slug.current == $slug]._id)]._id',
  '*[_id in *[_type == "offer" && price > 150].tenant._ref]._id',
  '*[_type == "tenant"]{"n": *[_id in *[_type == "offer" && references(^.^._id)]._id]._id}',
  '*[_type == "tenant"]{"first": *[references(^._id)][0].title}',
]

describe('the evaluator answers as groq-js does', () => {
  test.each(QUERIES)('%s', async (query) => {
    expect(queryDocuments(SAMPLE_DOCUMENTS, query, PARAMS)).toEqual(await referenceAnswer(query))
  })
})
