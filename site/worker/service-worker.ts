// The service worker of a dealer's site (decision 061): pages of cars are read without a network, and never from the
// cache while there is one.
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isReadableOffline, type WorkerMessage } from '#app/layout/offline/readable-pages.ts'
import { carCardsPath, offlinePath, savedPath, signOutPath } from '#app/paths.ts'
import { SavedCards } from './saved-cards.ts'
import { assetsOf, isForEverybody, madeAt, manifestOf, withTime } from './stored-answers.ts'
import type { WorkerScope } from './worker-scope.ts'

const scope = globalThis as unknown as WorkerScope

/** A changed format gets a new number; the caches of older workers are deleted. */
const NAMES = {
  pages: 'forecourt-pages-1',
  pictures: 'forecourt-pictures-1',
  cards: 'forecourt-cards-1',
  assets: 'forecourt-assets-1',
  shell: 'forecourt-shell-1',
} as const
/** Readable before they were visited. */
const SHELL = [offlinePath(), savedPath()]
const SHELL_MS = 60 * 60_000

const limits = {
  pages: new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true }),
  pictures: new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
  assets: new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
}
const onlyShared = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isForEverybody(response) ? response : null,
}
const assets = new CacheFirst({ cacheName: NAMES.assets, plugins: [onlyShared, limits.assets] })
const pictures = new CacheFirst({ cacheName: NAMES.pictures, plugins: [onlyShared, limits.pictures] })
const network = new NetworkOnly()
const cards = new SavedCards(() => caches.open(NAMES.cards))
const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  plugins: [
    onlyShared,
    limits.pages,
    {
      cacheDidUpdate: async ({ newResponse, event }) => storeAssets(await newResponse.clone().text(), event),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withTime(cachedResponse, madeAt(cachedResponse, Date.now())) : null,
    },
  ],
})

/** The list of scripts of routes whose scripts this worker has stored. */
let storedManifest = ''

async function storeAssets(html: string, event: Event): Promise<void> {
  const named = assetsOf(html)
  await storeAll(named, event)
  // Without the script of a route the router loads the page again, which without a network has no end.
  const manifest = manifestOf(named)
  if (!manifest || manifest === storedManifest) return
  const answer = await assets.handle({ request: new Request(manifest), event: event as never })
  await storeAll(assetsOf(await answer.clone().text()), event)
  storedManifest = manifest
}

const storeAll = (paths: readonly string[], event: Event) =>
  settle(paths.map((path) => assets.handle({ request: new Request(path), event: event as never })))

/** Waits for all; a file that does not come is reported and loaded with another page. */
async function settle(work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') console.warn('Not stored for reading offline.', result.reason)
}

async function storeShell(event: Event): Promise<void> {
  const cache = await caches.open(NAMES.shell)
  for (const path of SHELL) {
    const stored = await cache.match(path)
    if (stored && madeAt(stored, 0) > Date.now() - SHELL_MS) continue
    const answer = await fetch(path)
    if (!isForEverybody(answer)) {
      // Where nothing can be saved, there is no such page.
      await cache.delete(path)
      continue
    }
    await cache.put(path, answer.clone())
    await storeAssets(await answer.text(), event)
  }
}

/** What is shown instead of a page that is not stored. */
async function fetchShell(path: string): Promise<Response> {
  const cache = await caches.open(NAMES.shell)
  const saved = path === savedPath() ? await cache.match(path) : undefined
  if (saved) return withTime(saved, Math.min(madeAt(saved, Date.now()), await cards.oldest(Date.now())))
  return (await cache.match(offlinePath())) ?? Response.error()
}

async function visited({ page, pictures: seen, cards: cardsOf }: Visited, event: Event): Promise<void> {
  const ours = (address: string) => {
    const url = new URL(address, scope.location.origin)
    return url.origin === scope.location.origin ? [url] : []
  }
  const work = [storeShell(event)]
  for (const url of ours(page))
    if (isReadableOffline(url.pathname) && url.pathname !== savedPath())
      work.push(pages.handle({ request: new Request(url), event: event as never }).then(() => {}))
  for (const url of seen.flatMap(ours))
    if (isPicture(url))
      work.push(pictures.handle({ request: new Request(url), event: event as never }).then(() => {}))
  for (const url of ours(cardsOf ?? '/')) if (isCards(url)) work.push(cards.complete(url))
  await settle(work)
}

type Visited = Extract<WorkerMessage, { kind: 'visited' }>

const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/')
const isCards = ({ pathname }: URL) => pathname === carCardsPath([]).split('?')[0]

/** Nothing that the last person looked at stays on a shared device. */
async function forget(): Promise<void> {
  await Promise.all([limits.pages.deleteCacheAndMetadata(), limits.pictures.deleteCacheAndMetadata()])
  await caches.delete(NAMES.cards)
}

async function remove(): Promise<void> {
  await forget()
  await Promise.all((await caches.keys()).filter(isOwn).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

const isOwn = (name: string) => name.startsWith('forecourt-')

// Every page is loaded from the network first, so a newer worker may replace an older one at any time.
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([scope.skipWaiting(), storeShell(event)]))
})

scope.addEventListener('activate', (event) => {
  const known = new Set<string>(Object.values(NAMES))
  const old = async () => {
    const names = (await caches.keys()).filter((name) => isOwn(name) && !known.has(name))
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  // The page is requested while the worker starts.
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([old(), preload, scope.clients.claim()]))
})

scope.addEventListener('message', (event) => {
  event.waitUntil(event.data.kind === 'remove' ? remove() : visited(event.data, event))
})

scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname.startsWith(signOutPath())) event.waitUntil(forget())
})

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url, event }) => {
    const isShared = isReadableOffline(url.pathname) && url.pathname !== savedPath()
    try {
      return await (isShared ? pages : network).handle({ request, event })
    } catch {
      return fetchShell(url.pathname)
    }
  },
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isPicture(url) && request.destination === 'image',
  pictures,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCards(url),
  ({ request }) => cards.answer(request),
)
