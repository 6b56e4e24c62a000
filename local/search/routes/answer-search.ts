import { randomUUID } from 'node:crypto'
import type { Access } from '../auth/access.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Engine } from '../engine.ts'
import { countFacets, FacetError } from '../facets/distribution.ts'
import { HitMaker } from '../format/hits.ts'
import { ApiError } from '../http/api-error.ts'
import { floatText, joinedText, membersText, objectText } from '../http/json-text.ts'
import { RawJson } from '../http/raw-json.ts'
import { exactText, parseDocument } from '../index/exact-json.ts'
import { withScratch } from '../index/scratch.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Json } from '../index/walk.ts'
import { runSearch, type SearchOutput } from '../query/search.ts'
import type { SearchRequest } from '../validate/search-request.ts'
import { pageBounds, searchInput } from './search-input.ts'

/** One search in one index. `extra`: additional members. */
export async function answerSearch(
  engine: Engine,
  uid: string,
  request: SearchRequest,
  access: Access,
  extra: { indexUid?: string } = {},
): Promise<RawJson> {
  if (!access.sees(uid)) throw new ApiError('invalid_api_key', 'The provided API key is invalid.')
  const entry = engine.catalog.require(uid)
  const index = await entry.search()
  // Starts after loading the index, which must not count towards the cutoff.
  const started = performance.now()
  const found = withScratch(() => answer(entry, index, request, access.filterFor(uid), started))
  return new RawJson(joinedText(membersText(extra), ...found, membersText({ requestUid: randomUUID() })))
}

/** The answer's members, as JSON text. */
function answer(
  entry: IndexEntry,
  index: SearchIndex,
  request: SearchRequest,
  ruleFilter: Json,
  started: number,
): string[] {
  const input = searchInput(index, request, ruleFilter, started)
  const output = runSearch(index, input)
  const facets = request.facets ? facetsText(index, request.facets, output) : ''
  const hits = `"hits":[${formatHits(entry, index, request, output, input.sort).join()}]`
  const rest = {
    query: request.q ?? '',
    processingTimeMs: Math.floor(performance.now() - started),
    ...totals(index, request, output),
  }
  return [hits, membersText(rest), facets]
}

/** The hits as JSON texts; unchanged documents are not parsed. */
function formatHits(
  entry: IndexEntry,
  index: SearchIndex,
  request: SearchRequest,
  { docs, scores, terms }: SearchOutput,
  sort: ReturnType<typeof searchInput>['sort'],
): string[] {
  const place = sort.find((item) => 'point' in item)
  const maker = new HitMaker(index, terms, {
    attributesToRetrieve: request.attributesToRetrieve,
    attributesToHighlight: request.attributesToHighlight ?? [],
    attributesToCrop: request.attributesToCrop ?? [],
    cropLength: request.cropLength,
    tags: {
      preTag: request.highlightPreTag,
      postTag: request.highlightPostTag,
      cropMarker: request.cropMarker,
    },
    showMatchesPosition: request.showMatchesPosition,
    sortPoint: place ? place.point : null,
  })
  const documents = docs.length === 0 ? [] : entry.readBodies(docs)
  const texts = maker.isPlain
    ? documents
    : documents.map((body) => exactText(maker.make(parseDocument(body))))
  if (!request.showRankingScore) return texts
  return texts.map((text, at) =>
    joinedText(text.slice(1, -1), `"_rankingScore":${floatText(scores[at] ?? 0)}`),
  )
}

function totals(index: SearchIndex, request: SearchRequest, { total }: SearchOutput) {
  const { isPaged, offset, limit, page, hitsPerPage } = pageBounds(index, request)
  if (!isPaged) return { limit, offset, estimatedTotalHits: total }
  return {
    hitsPerPage,
    page,
    totalPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage),
    totalHits: total,
  }
}

/** The counts and extremes of facets as members. Throws `invalid_search_facets`. */
function facetsText(index: SearchIndex, requested: string[], { candidates, total }: SearchOutput): string {
  try {
    const { distribution, stats } = countFacets(index, requested, candidates, total)
    const counts = objectText(distribution, (values) => objectText(values, String))
    const extremes = objectText(stats, ({ min, max }) => `{"min":${floatText(min)},"max":${floatText(max)}}`)
    return `"facetDistribution":${counts},"facetStats":${extremes}`
  } catch (error) {
    if (error instanceof FacetError) throw new ApiError('invalid_search_facets', error.message)
    throw error
  }
}
