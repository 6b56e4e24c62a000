import { type FormEvent, useState } from 'react'
import { CarCard } from '#app/features/car/card/car-card.tsx'
import { searchPath, watchlistPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Toasts } from '#app/ui/toast/toasts.tsx'
import { type WatchedCar, watchedCars } from '../watched-cars.ts'
import type { WatchedItem } from '../watchlist-model.ts'

type Level = 2 | 3
type Remove = (event: FormEvent<HTMLFormElement>, car: WatchedCar) => void
type WatchedListProps = { items: readonly WatchedItem[]; back: string; level?: Level }

/** Watched cars as cards, a sold one as sold, each with the way to remove it, with and without JavaScript. */
export function WatchedList({ items, back, level = 2 }: WatchedListProps) {
  const { removed, remove } = useRemoval()
  const shown = items.filter(({ id }) => !removed.has(id))
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
          {shown.map((item) => (
            <WatchedEntry key={item.id} item={item} back={back} level={level} remove={remove} />
          ))}
        </div>
      )}
      <Toasts />
    </>
  )
}

type WatchedEntryProps = { item: WatchedItem; back: string; level: Level; remove: Remove }

function WatchedEntry({ item, back, level, remove }: WatchedEntryProps) {
  const name = item.kind === 'card' ? item.card.name : item.name
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="garage__item">
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
}

/** Takes a car off the page at once; it is back when the site refused. */
function useRemoval() {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const put = (id: string, gone: boolean) =>
    setRemoved((before) => new Set(gone ? [...before, id] : [...before].filter((each) => each !== id)))
  const remove: Remove = async (event, car) => {
    event.preventDefault()
    const form = event.currentTarget
    put(car.id, true)
    if (!(await watchedCars.toggle(car, false))) return form.submit()
    if (watchedCars.read()?.has(car.id)) put(car.id, false)
  }
  return { removed, remove }
}
