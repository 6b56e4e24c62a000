import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from '@remix-run/react'
import { memo, useEffect } from 'react'
import { requireDealerContext } from '#app/context.ts'
import { ADDRESS_KEYS } from '#app/domain/search-address/search-keys.ts'
import { isTypeBase } from '#app/domain/search-address/search-path.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { ResultsPage } from '#app/features/search/components/results-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { findEmptyWords } from '#app/parts/search/empty-words.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { type SearchModel, searchStatus } from '#app/parts/search/results/search-model.ts'
import { rememberResults, withStaleResults } from '#app/parts/search/results/stale-results.ts'
import { structuredSearch } from '#app/parts/search/results/structured-search.ts'
import { SentenceBox } from '#app/parts/search-box/sentence-box.tsx'
import { getSentenceHref } from '#app/parts/search-box/understand.server.ts'
import { searchPath } from '#app/paths.ts'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'
// Of what is below the results the styles come with the page.
import '#app/styles/pages/alert-form.css'

/** Below the results: its script comes after theirs. */
const FollowForm = memo(
  lazyPart(async () => (await import('#app/features/alerts/components/alert-form.tsx')).AlertForm),
  isSameData,
)

export { RouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [...ADDRESS_KEYS, 'text'] }

/** `/search/{type, make, body, location or dealership}` and `/search/{make}/{model}`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const splat = (params['*'] ?? '').replace(/\/+$/, '')
  const { search, searchParams } = new URL(request.url)
  if (splat === '') throw redirect(searchPath() + search, 301)
  if (searchParams.has('text'))
    throw redirect(await getSentenceHref(requireDealerContext(context), splat, searchParams))
  // Slugs are lower case; an address that is written otherwise leads to the one that is not.
  const page = await getSearch(requireDealerContext(context), splat.toLowerCase(), searchParams)
  // A form sends empty fields too, and car types as parameters, which have a path of their own.
  const href = searchHref(page.state, page.base)
  const [path] = href.split('?')
  const asked = searchPath('') + splat
  const fromForm = path !== asked || [...searchParams.values()].includes('')
  // A form leads to a path of car types; any other path is the one that this spelling means.
  const isSpelling = path === asked.toLowerCase() || !isTypeBase(page.base)
  if (page.outcome === 'found' && fromForm) throw redirect(href, isSpelling && path !== asked ? 301 : 302)
  const emptyWords = findEmptyWords(page)
  if (emptyWords !== null) context.noteEmptySearch?.(emptyWords)
  return data(page, { status: searchStatus(page) })
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return withStaleResults(formatAddress(new URL(request.url)), async () => serverLoader<SearchModel>())
}

const formatAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  pageMeta(page ? { ...page.meta, structured: structuredSearch(page) } : undefined, matches)

export default function Search() {
  const page = useLoaderData() as SearchModel
  useEffect(() => rememberResults(page, formatAddress(location)), [page])
  useReloadOnline(page)
  return <ResultsPage page={page} SentenceBox={SentenceBox} FollowForm={FollowForm} />
}

/** Results that are stale because a search failed are loaded again once the network is back. */
function useReloadOnline({ staleResults }: SearchModel) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!staleResults) return
    addEventListener('online', revalidate)
    return () => removeEventListener('online', revalidate)
  }, [staleResults, revalidate])
}
