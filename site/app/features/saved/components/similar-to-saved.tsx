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

/** What is like the car saved last, below the saved ones; it stays the same while others are saved and removed. */
export function SimilarToSaved({ saved }: { saved: readonly SavedCar[] }) {
  const [to] = useState(() => saved.flatMap((each) => (each.kind === 'card' ? [each.card] : []))[0])
  if (to === undefined) return null
  return <Similar name={to.name} slug={to.slug} saved={saved} />
}

const SECTION = 'similar'
const WAITING = 3

type SimilarProps = { name: string; slug: string; saved: readonly SavedCar[] }

function Similar({ name, slug, saved }: SimilarProps) {
  const similar = useDataWhenNear<SimilarModel>(SECTION, carSimilarPath(slug))
  if (similar === null) return null
  const cards = similar?.cards.filter(({ id }) => !saved.some(({ entry }) => entry.id === id))
  if (cards?.length === 0) return null
  return (
    <Section
      id={SECTION}
      title={`Like the ${name}`}
      tinted
      {...(similar?.hasMore ? { more: { label: 'See all', href: similar.href } } : {})}
    >
      {cards ? <Suggestions cards={cards} /> : <LoadingCarRow cards={WAITING} />}
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
