import { readSavedList } from '#app/parts/car/saved/saved-list.ts'
import { carCardsPath, serviceWorkerPath } from '#app/paths.ts'
import { isReadableOffline, type WorkerMessage } from './readable-pages.ts'

const MOST_PICTURES = 30
/** Of one request, as the site answers it. */
const MOST_CARDS = 48

type Connection = { readonly saveData?: boolean }

/** Reports a visited page to the worker, which it registers first where needed. @throws what the browser refuses */
export async function storeVisit(tenant: string, path: string): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!navigator.onLine || connection?.saveData) return
  await navigator.serviceWorker.register(serviceWorkerPath(), { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const ids = readSavedList(tenant, 'favourites').map(({ id }) => id)
  const isReadable = isReadableOffline(new URL(path, location.origin).pathname)
  const message: WorkerMessage = {
    kind: 'visited',
    page: path,
    pictures: isReadable ? shownPictures(document) : [],
    cards: ids.length > 0 ? carCardsPath(ids.slice(0, MOST_CARDS)) : null,
  }
  active?.postMessage(message)
}

/** Has the worker of this site delete what it stored, and itself. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const message: WorkerMessage = { kind: 'remove' }
  registration?.active?.postMessage(message)
}

/** Addresses of the pictures that are loaded; those below were not looked at. */
export function shownPictures(page: ParentNode): string[] {
  const loaded = [...page.querySelectorAll('img')].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  )
  const addresses = loaded.map(({ currentSrc }) => currentSrc).filter((src) => src.includes('/media/'))
  return [...new Set(addresses)].slice(0, MOST_PICTURES)
}
