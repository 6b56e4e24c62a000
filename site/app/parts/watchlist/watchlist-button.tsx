import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { SAVED_FLAG, seemsSignedIn } from '#app/http/signed-in-flag.ts'
import { signInPath, watchedIdsPath, watchlistPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { expectRouterData } from '#app/ui/when-near.ts'
import type { GarageEntry } from '../car/card/card-model.ts'
import { useGarage } from '../car/saved/saved-list.ts'
import { CHANGE_ROUTES, useWatchlistChange } from './use-watchlist-change.ts'
import type { WatchedCar, WatchedIds } from './watchlist-model.ts'

type WatchlistButtonProps = {
  car: WatchedCar & { status: string }
  /** What the browser stores of it; null where the dealer has no garage. */
  entry: GarageEntry | null
  path: string
}

/**
 * Save on a car's page, where the dealer has sign-in (SAVE-05): a form, which leads through sign-in and back (SAVE-08).
 * Whoever is signed out keeps the car in the browser at once, where it can, and is offered that way (SAVE-03). The
 * watchlist is loaded only for signed-in visitors.
 */
export function WatchlistButton({ car, entry, path }: WatchlistButtonProps) {
  const form = useRef<HTMLFormElement>(null)
  const { load, data: watched } = useFetcher<WatchedIds | null>()
  const { change, pending } = useWatchlistChange(car, form)
  const garage = useGarage(useTenantSlug())
  useEffect(() => {
    if (!seemsSignedIn()) return
    expectRouterData()
    load(watchedIdsPath())
    void reportIfJustSaved(car)
  }, [car.id, load])
  const isKept = garage.entries.some(({ id }) => id === car.id)
  const isSaved = pending ?? watched?.car_ids.includes(car.id) ?? isKept
  if (!watchlistButtonShown(car, isSaved)) return null
  const onSubmit = (event: FormEvent) => {
    if (!seemsSignedIn()) {
      if (entry === null) return
      event.preventDefault()
      garage.toggle(entry)
      if (!isKept) void reportKept(car, path)
      return
    }
    event.preventDefault()
    change(!isSaved, watched?.phone_number ?? null)
  }
  return (
    <form method="post" action={watchlistPath()} ref={form} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="car_id" value={car.id} />
      <input type="hidden" name="back" value={path} />
      <button type="submit" aria-pressed={isSaved}>
        <Icon name="heart" />
        {isSaved ? 'Saved' : 'Save'}
      </button>
      {watched ? <PrefetchRoutes paths={CHANGE_ROUTES} /> : null}
    </form>
  )
}

/** What was kept in this browser, with the way to have it on every device. */
async function reportKept(car: WatchedCar, path: string): Promise<void> {
  const signIn = signInPath({ type: 'watchlist', redirect: path, back: path })
  await import('./report-change.ts').then(({ reportKeptCar }) => reportKeptCar(car, signIn), warnMissingPart)
}

/** Once, after the sign-in that saved the car. */
async function reportIfJustSaved(car: WatchedCar): Promise<void> {
  if (!document.cookie.includes(`${SAVED_FLAG}=${encodeURIComponent(car.id)}`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: a flag of the site's own, read once
  document.cookie = `${SAVED_FLAG}=; Path=/; Max-Age=0; SameSite=Lax`
  await import('./report-change.ts').then(
    ({ reportChange }) => reportChange(car, true, { success: true }),
    warnMissingPart,
  )
}

/** Whether the watchlist button is shown: for available cars, and for saved ones, to remove them (SAVE-10). */
export function watchlistButtonShown(car: { status: string }, saved: boolean): boolean {
  return saved || isAvailable(car)
}
