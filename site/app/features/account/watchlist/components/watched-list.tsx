import { useFetchers } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { CarCard } from '#app/parts/car/card/car-card.tsx'
import { FellNote } from '#app/parts/car/saved/fell-note.tsx'
import { useWatchlistChange } from '#app/parts/watchlist/use-watchlist-change.ts'
import type { WatchedItem } from '#app/parts/watchlist/watchlist-model.ts'
import { removeCarPath, searchPath, watchlistPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'
import { Toasts } from '#app/ui/toast/toasts.tsx'

type Level = 2 | 3
type WatchedListProps = { items: readonly WatchedItem[]; phone: string; back: string; level?: Level }

/** Watched cars as cards, sold ones marked as sold, each with a button that removes it, also without JavaScript. */
export function WatchedList({ items, phone, back, level = 2 }: WatchedListProps) {
  const removed = useRemovals()
  const isEmpty = items.every(({ id }) => removed.has(id))
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title="Nothing saved so far"
          text="Save a vehicle and you’ll find it here on any device."
          action={{ label: 'Search stock', href: searchPath() }}
        />
      ) : null}
      <div className="cards" hidden={isEmpty}>
        {items.map((item) => (
          <WatchedEntry
            key={item.id}
            item={item}
            phone={phone}
            back={back}
            level={level}
            isRemoved={removed.has(item.id)}
          />
        ))}
      </div>
      <PrefetchRoutes paths={[removeCarPath()]} />
      <Toasts />
    </>
  )
}

/** Ids of the cars whose removal the site has not answered yet. */
function useRemovals(): ReadonlySet<string> {
  const removals = useFetchers().filter(({ formAction }) => formAction === removeCarPath())
  return new Set(removals.map(({ formData }) => String(formData?.get('car_id'))))
}

type WatchedEntryProps = { item: WatchedItem; phone: string; back: string; level: Level; isRemoved: boolean }

function WatchedEntry({ item, phone, back, level, isRemoved }: WatchedEntryProps) {
  const name = item.kind === 'card' ? item.card.name : item.name
  const Heading = level === 2 ? 'h2' : 'h3'
  const form = useRef<HTMLFormElement>(null)
  const { change } = useWatchlistChange({ id: item.id, name }, form)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    change(false, normalisePhone(phone))
  }
  return (
    <div className="garage__item" hidden={isRemoved}>
      {item.kind === 'card' ? (
        <CarCard card={item.card} level={level} />
      ) : (
        <article className="card card--unlisted">
          <Heading className="card__name">{name}</Heading>
          <p className="muted">No longer in stock.</p>
        </article>
      )}
      {item.kind === 'card' && item.fell ? <FellNote fell={item.fell} /> : null}
      <form className="garage__remove" method="post" action={watchlistPath()} ref={form} onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="car_id" value={item.id} />
        <input type="hidden" name="back" value={back} />
        <Button type="submit" look="line" size="small" icon="x">
          Remove<span className="vh"> {name}</span>
        </Button>
      </form>
    </div>
  )
}
