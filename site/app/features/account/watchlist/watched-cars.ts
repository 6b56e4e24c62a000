// The watchlist of whoever is signed in, as this page knows it: it changes at once, and back when the site refuses.

import { recordEvent } from '#app/features/analytics/record-event.ts'
import { removeCarPath, saveCarPath, watchedIdsPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast/toast-list.ts'
import { CAR_SAVED_EVENT } from '../sign-in/account-events.ts'
import { CHANGE_FAILED, changeToast } from './watchlist-texts.ts'

type Known = { phone: string | null; ids: ReadonlySet<string> }
export type WatchedCar = { id: string; name: string }
export type QuoteCall = { fetch: typeof fetch; alert: (words: string) => void }

const BROWSER: QuoteCall = { fetch: (...all) => fetch(...all), alert: (words) => window.alert(words) }

/** One page's watchlist. */
export class WatchedCars {
  readonly #asking: QuoteCall
  readonly #listeners = new Set<() => void>()
  #known: Known | null = null
  #loading: Promise<void> | null = null

  constructor(asking: QuoteCall = BROWSER) {
    this.#asking = asking
  }

  /** Ids of the watched cars; null while it is not known, and for nobody. */
  readonly read = (): ReadonlySet<string> | null => (this.#known?.phone ? this.#known.ids : null)

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks the site once; failing that, the page says nothing of what is saved. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /**
   * Saves a car, or removes it (SAVE-05).
   * @param wanted what it is to be; without it, the other of what it is
   * @returns false when nobody is signed in any more
   */
  async toggle(car: WatchedCar, wanted?: boolean): Promise<boolean> {
    await this.load()
    const known = this.#known
    if (known === null || known.phone === null) return false
    const saved = wanted ?? !known.ids.has(car.id)
    this.#put(known.phone, car.id, saved)
    const failure = await this.#send(saved ? saveCarPath() : removeCarPath(), known.phone, car.id)
    if (failure === null) {
      if (saved) recordEvent(CAR_SAVED_EVENT, { car_id: car.id })
      const { text, ...more } = changeToast(car.name, saved)
      showToast(text, more)
      return true
    }
    this.#put(known.phone, car.id, !saved)
    if (failure === 'signed-out') this.#set({ phone: null, ids: new Set() })
    else this.#asking.alert(failure.message)
    return failure !== 'signed-out'
  }

  async #load(): Promise<void> {
    try {
      const answer = await this.#asking.fetch(watchedIdsPath(), { headers: { accept: 'application/json' } })
      if (!answer.ok && answer.status !== 401) throw new Error(`the watchlist answered ${answer.status}`)
      const { phone_number, car_ids } = await answer.json()
      this.#set({ phone: phone_number, ids: new Set(car_ids) })
    } catch (error) {
      console.warn('The watchlist is not known.', error)
      this.#loading = null
    }
  }

  async #send(
    path: string,
    phone: string,
    carId: string,
  ): Promise<null | 'signed-out' | { message: string }> {
    try {
      const body = new URLSearchParams({ phone_number: phone, car_id: carId })
      const answer = await this.#asking.fetch(path, { method: 'POST', body })
      if (answer.status === 401) return 'signed-out'
      const { success, message } = await answer.json()
      return success === true ? null : { message: message || CHANGE_FAILED }
    } catch (error) {
      console.warn('The watchlist was not changed.', error)
      return { message: CHANGE_FAILED }
    }
  }

  /** The list may have changed meanwhile by another button: it is changed, not put back. */
  #put(phone: string, carId: string, saved: boolean): void {
    const ids = new Set(this.#known?.ids)
    if (saved) ids.add(carId)
    else ids.delete(carId)
    this.#set({ phone, ids })
  }

  #set(known: Known): void {
    this.#known = known
    for (const listener of this.#listeners) listener()
  }
}

/** The page's own. */
export const watchedCars = new WatchedCars()
