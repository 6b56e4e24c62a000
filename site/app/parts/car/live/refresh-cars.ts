// Fetches the cards of changed cars and updates them in place. By `fetch`: the stream that asks is outside of React.

import { cardsPath, carPath } from '#app/paths.ts'
import type { CarCardModel } from '../card/card-model.ts'
import { announcement, changeText } from './change-announcement.ts'
import { watchers } from './watched-cars.ts'

/** As many as the server answers at once. */
const MOST_ASKED = 40
/** Every browser is notified of a change at the same moment; random delays spread their requests. */
const SPREAD_MS = { named: 300, all: 2_000 }
const AGAIN_MS = 5_000

const wanted = new Set<string>()
let isAsking = false
/** The version of the stock that the latest change was reported with. */
let latest = ''

/**
 * @param ids of the cars that changed; null when any may have
 * @param version of the stock that the change was reported with
 */
export function refreshCars(ids: readonly string[] | null, version: string): void {
  latest = version
  const shown = new Set([...watchers].map(({ car }) => car.id))
  for (const id of ids ?? shown) if (shown.has(id)) wanted.add(id)
  scheduleRequest(Math.random() * (ids === null ? SPREAD_MS.all : SPREAD_MS.named))
}

function scheduleRequest(ms: number): void {
  if (wanted.size === 0 || isAsking) return
  isAsking = true
  setTimeout(ask, ms)
}

async function ask(): Promise<void> {
  const ids = [...wanted].slice(0, MOST_ASKED)
  for (const id of ids) wanted.delete(id)
  let delayMs = 0
  try {
    // The version makes the address new, so no process answers from a cache of before the change.
    const asked = `?ids=${ids.map(encodeURIComponent).join(',')}&version=${encodeURIComponent(latest)}`
    const answer = await fetch(cardsPath(asked))
    if (!answer.ok) throw new Error(String(answer.status))
    updateCards(ids, (await answer.json()) as CarCardModel[])
  } catch {
    // The cards stay as they were and are requested again.
    for (const id of ids) wanted.add(id)
    delayMs = AGAIN_MS
  }
  isAsking = false
  scheduleRequest(delayMs)
}

function updateCards(ids: readonly string[], cards: readonly CarCardModel[]): void {
  const affected = [...watchers].filter(({ car }) => ids.includes(car.id))
  const words = affected.map(({ car, update }) => {
    const now = cards.find(({ id }) => id === car.id) ?? null
    if (now === null ? car.unavailable : JSON.stringify(now) === JSON.stringify(car)) return ''
    update(now)
    if (now) fadeIn(now.slug)
    return changeText(car, now)
  })
  announce(announcement(words))
}

/** An updated card fades in to draw the eye; its place and height do not change. */
function fadeIn(slug: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const link of document.querySelectorAll(`article a[href="${carPath(slug)}"]`))
    link
      .closest('article')
      ?.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 700, easing: 'ease-out' })
}

let region: HTMLElement | undefined

function announce(words: string): void {
  if (!words) return
  if (!region) {
    region = document.createElement('p')
    region.className = 'vh'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  const at = region
  // Screen readers do not announce text in a live region that was inserted at the same moment.
  setTimeout(() => {
    at.textContent = words
  }, 100)
}
