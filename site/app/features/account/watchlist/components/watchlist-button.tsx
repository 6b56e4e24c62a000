import { type FormEvent, useEffect, useRef, useState } from 'react'
import { watchlistButtonShown } from '#app/features/account/watchlist/watchlist-verdict.ts'
import { watchlistPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { SAVED_MARK, seemsSignedIn } from '../../sign-in/signed-in-mark.ts'
import type { WatchedCar } from '../watched-cars.ts'

type WatchlistButtonProps = { car: WatchedCar & { status: string }; path: string }

/**
 * Save on a car's page, where the dealer has sign-in (SAVE-05): a form, which leads whoever is signed out, or has no
 * JavaScript, through sign-in and back (SAVE-08). What is more loads only for who is signed in.
 */
export function WatchlistButton({ car, path }: WatchlistButtonProps) {
  const [saved, setSaved] = useState<boolean | null>(null)
  const store = useRef<typeof import('../watched-cars.ts')['watchedCars'] | null>(null)
  useEffect(() => {
    if (!seemsSignedIn()) return
    let leave = () => {}
    let gone = false
    void import('../watched-cars.ts').then(async ({ watchedCars }) => {
      if (gone) return
      store.current = watchedCars
      const look = () => setSaved(watchedCars.read()?.has(car.id) ?? null)
      leave = watchedCars.subscribe(look)
      look()
      await watchedCars.load()
      await sayIfJustSaved(car)
    }, warnMissingPart)
    return () => {
      gone = true
      leave()
    }
  }, [car])
  if (!watchlistButtonShown(car, saved === true)) return null
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (store.current === null) return
    event.preventDefault()
    const form = event.currentTarget
    if (!(await store.current.toggle(car))) form.submit()
  }
  return (
    <form method="post" action={watchlistPath()} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="car_id" value={car.id} />
      <input type="hidden" name="back" value={path} />
      <button type="submit" aria-pressed={saved === true}>
        <Icon name="heart" />
        {saved ? 'Saved' : 'Save'}
      </button>
    </form>
  )
}

/** Once, on the way back from sign-in that saved it. */
async function sayIfJustSaved({ id, name }: WatchedCar): Promise<void> {
  if (!document.cookie.includes(`${SAVED_MARK}=${encodeURIComponent(id)}`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: a mark of the site's own, read once
  document.cookie = `${SAVED_MARK}=; Path=/; Max-Age=0; SameSite=Lax`
  const [{ changeToast }, { showToast }] = await Promise.all([
    import('../watchlist-texts.ts'),
    import('#app/ui/toast/toast-list.ts'),
  ])
  const { text, ...more } = changeToast(name, true)
  showToast(text, more)
}
