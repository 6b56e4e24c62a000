import { useState } from 'react'
import { LoadingCarRow } from '#app/parts/car/card/car-row.tsx'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { cardPicture } from '#app/parts/car/card/card-picture.ts'
import type { SavedCar } from '#app/parts/car/saved/saved-cars.ts'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { carPath, carSimilarPath } from '#app/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'

/** What is like the vehicles saved last, below the saved ones; it stays the same while others are saved and removed. */
export function SimilarToSaved({ saved }: { saved: readonly SavedCar[] }) {
  const [[first, second, ...more]] = useState(() =>
    saved.flatMap((each) => (each.kind === 'card' ? [each.card] : [])),
  )
  if (first === undefined) return null
  if (second === undefined || more.length > 0) return <SimilarToOne to={first} saved={saved} />
  return <SimilarToBoth one={first} other={second} saved={saved} />
}

const SECTION = 'similar'
const WAITING = 3

type SimilarProps = { to: CarCardModel; saved: readonly SavedCar[] }

function SimilarToOne({ to: { name, slug }, saved }: SimilarProps) {
  const similar = useDataWhenNear<SimilarModel>(SECTION, carSimilarPath(slug))
  if (similar === null) return null
  const more = similar?.hasMore ? { label: 'See all', href: similar.href } : undefined
  return <Similar title={`Like the ${name}`} cards={similar?.cards} saved={saved} more={more} />
}

type BothProps = { one: CarCardModel; other: CarCardModel; saved: readonly SavedCar[] }

/** What is like each of two, in turns. */
function SimilarToBoth({ one, other, saved }: BothProps) {
  const [first, second] = [
    useDataWhenNear<SimilarModel>(SECTION, carSimilarPath(one.slug)),
    useDataWhenNear<SimilarModel>(SECTION, carSimilarPath(other.slug)),
  ]
  const isWaiting = first === undefined || second === undefined
  return (
    <Similar
      title="Close to those two"
      cards={isWaiting ? undefined : alternate(first?.cards ?? [], second?.cards ?? [])}
      saved={saved}
    />
  )
}

function alternate(ones: readonly CarCardModel[], others: readonly CarCardModel[]): CarCardModel[] {
  const longest = Math.max(ones.length, others.length)
  const turns = Array.from({ length: longest }, (_, turn) => [ones[turn], others[turn]]).flat()
  return [...new Map(turns.flatMap((card) => (card ? [[card.id, card] as const] : []))).values()]
}

type ListProps = {
  title: string
  /** undefined while they are asked for. */
  cards: readonly CarCardModel[] | undefined
  saved: readonly SavedCar[]
  more?: { label: string; href: string } | undefined
}

function Similar({ title, cards, saved, more }: ListProps) {
  const others = cards?.filter(({ id }) => !saved.some(({ entry }) => entry.id === id))
  if (others?.length === 0) return null
  return (
    <Section id={SECTION} title={title} tinted {...(more ? { more } : {})}>
      {others ? <Suggestions cards={others} /> : <LoadingCarRow cards={WAITING} />}
    </Section>
  )
}

/** Vehicles that are not saved look like none that is: a picture, a name and a price. */
function Suggestions({ cards }: { cards: readonly CarCardModel[] }) {
  return (
    <ul className="suggestions">
      {cards.map((card) => (
        <li key={card.id}>
          <SiteLink href={carPath(card.slug)}>
            <Picture
              picture={cardPicture(card)}
              instead={card.icon ?? 'car-front'}
              sizes="(min-width: 64rem) 17rem, 60vw"
            />
            <b>{card.name}</b>
          </SiteLink>
          <p className="small muted">
            {[[card.price, card.priceType].filter(Boolean).join(' '), card.facts?.[0]]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
