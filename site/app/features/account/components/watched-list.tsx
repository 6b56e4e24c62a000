import { type FormEvent, useState } from 'react'
import { CarCard } from '#app/features/stock-search/components/car-card.tsx'
import { Toasts } from '#app/features/toast/toasts.tsx'
import { searchPath, watchlistPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type WatchedCar, watchedCars } from '../watched-cars.ts'
import type { WatchedItem } from '../watchlist-model.ts'

type WatchedListProps = { items: readonly WatchedItem[]; back: string; level?: 2 | 3 }

/** Watched cars as cards, a sold one as sold, each with the way to remove it, with and without JavaScript. */
export function WatchedList({ items, back, level = 2 }: WatchedListProps) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const shown = items.filter(({ id }) => !removed.has(id))
  const put = (id: string, gone: boolean) =>
    setRemoved((before) => {
      const now = new Set(before)
      if (gone) now.add(id)
      else now.delete(id)
      return now
    })
  async function remove(event: FormEvent<HTMLFormElement>, car: WatchedCar) {
    event.preventDefault()
    const form = event.currentTarget
    put(car.id, true)
    const here = await watchedCars.toggle(car)
    if (!here) return form.submit()
    // It is back when the site refused.
    if (watchedCars.read()?.has(car.id)) put(car.id, false)
  }
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing on your watchlist yet"
          text="Press Save on a vehicle’s page, and find it here on every device."
          action={{ label: 'Search stock', href: searchPath() }}
        />
      ) : (
        <div className="cards">
          {shown.map((item) => {
            const name = item.kind === 'card' ? item.card.name : item.name
            const Heading = level === 2 ? 'h2' : 'h3'
            return (
              <div className="garage__item" key={item.id}>
                {item.kind === 'card' ? (
                  <CarCard card={item.card} level={level} />
                ) : (
                  <article className="card card--gone">
                    <Heading className="card__name">{name}</Heading>
                    <p className="muted">Not in our stock any more.</p>
                  </article>
                )}
                <form
                  className="garage__remove"
                  method="post"
                  action={watchlistPath()}
                  onSubmit={(event) => remove(event, { id: item.id, name })}
                >
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="car_id" value={item.id} />
                  <input type="hidden" name="back" value={back} />
                  <Button type="submit" look="line" size="small" icon="x">
                    Remove<span className="vh"> {name}</span>
                  </Button>
                </form>
              </div>
            )
          })}
        </div>
      )}
      <Toasts />
    </>
  )
}
