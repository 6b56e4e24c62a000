import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { SAVED_FLAG, seemsSignedIn } from '#app/http/signed-in-flag.ts'
import { watchedIdsPath, watchlistPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'
import { expectRouterData } from '#app/ui/when-near.ts'
import { CHANGE_ROUTES, useWatchlistChange } from './use-watchlist-change.ts'
import type { WatchedCar, WatchedIds } from './watchlist-model.ts'

type WatchlistButtonProps = { car: WatchedCar & { status: string }; path: string }

/**
 * Save on a car's page, where the dealer has sign-in (SAVE-05): a form, which leads whoever is signed out, or has no
 * JavaScript, through sign-in and back (SAVE-08). The watchlist is loaded only for signed-in visitors.
 */
export function WatchlistButton({ car, path }: WatchlistButtonProps) {
  const form = useRef<HTMLFormElement>(null)
  const { load, data: watched } = useFetcher<WatchedIds | null>()
  const { change, pending } = useWatchlistChange(car, form)
  useEffect(() => {
    if (!seemsSignedIn()) return
    expectRouterData()
    load(watchedIdsPath())
    void reportIfJustSaved(car)
  }, [car.id, load])
  const isSaved = pending ?? watched?.car_ids.includes(car.id) ?? false
  if (!watchlistButtonShown(car, isSaved)) return null
  const onSubmit = (event: FormEvent) => {
    if (!seemsSignedIn()) return
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
