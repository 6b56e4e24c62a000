import { type ReactNode, useSyncExternalStore } from 'react'
import type { CarCardModel } from './card-model.ts'

type CardFoot = (card: CarCardModel) => ReactNode

let current: CardFoot | null = null
const listeners = new Set<() => void>()

/** Renders something at the foot of every card of the page, as the preview's Explain does; null renders nothing. */
export function setCardFoot(foot: CardFoot | null): void {
  current = foot
  for (const listener of listeners) listener()
}

/** The content rendered at the foot of the cards; always null on the server. */
export const useCardFoot = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
