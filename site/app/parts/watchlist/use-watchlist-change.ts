import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { removeCarPath, saveCarPath } from '#app/paths.ts'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import type { ChangeReply, WatchedCar } from './watchlist-model.ts'

/** The routes that a change is sent to, for `PrefetchRoutes`. */
export const CHANGE_ROUTES = [saveCarPath(), removeCarPath()]

/**
 * Saves a car, or removes it. `pending` is what the page shows before the site answers (SAVE-05): saved, removed, or null
 * without a change under way, as after a refusal (OPEN-56).
 * @param form sends the change instead where the session has ended, and so leads to sign-in
 */
export function useWatchlistChange(car: WatchedCar, form: RefObject<HTMLFormElement | null>) {
  const { submit, data: reply, formAction } = useFetcher<ChangeReply>()
  const isSaved = useRef(true)
  useEffect(() => {
    if (reply === undefined) return
    // A new document, whose header shows that nobody is signed in.
    if (reply.signed_out) form.current?.submit()
    else
      void import('./report-change.ts').then(
        ({ reportChange }) => reportChange(car, isSaved.current, reply),
        warnMissingPart,
      )
  }, [reply])
  const change = (saves: boolean, phone: string | null) => {
    isSaved.current = saves
    const fields = { ...(phone === null ? {} : { phone_number: phone }), car_id: car.id }
    submit(fields, { method: 'post', action: saves ? saveCarPath() : removeCarPath() })
  }
  return { change, pending: formAction === undefined ? null : formAction === saveCarPath() }
}
