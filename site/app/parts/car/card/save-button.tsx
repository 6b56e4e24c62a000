import { Icon } from '#app/ui/icon.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { useGarage } from '../saved/saved-list.ts'
import type { CarCardModel, GarageEntry } from './card-model.ts'

/** The heart on a card: in the garage or not. It needs JavaScript and is hidden without. */
export function SaveButton({ card }: { card: CarCardModel }) {
  const { entries, toggle } = useGarage(useTenantSlug())
  const saved = entries.some(({ id }) => id === card.id)
  return (
    <button
      type="button"
      className="save only-js"
      aria-pressed={saved}
      data-car-id={card.id}
      aria-label={`Save ${card.name}`}
      onClick={() => toggle(buildEntry(card))}
    >
      <Icon name="heart" />
    </button>
  )
}

/** The saved car as the browser stores it (DATA-18); the picture's address is this site's own. */
export function buildEntry({ id, slug, name, make = '', model = '', photo = '' }: CarCardModel): GarageEntry {
  return { id, name, slug, make, model, primary_image_url: photo.split(' ')[0] ?? '' }
}

/** The same on a car's own page, in words. */
export function SaveLink({ entry }: { entry: GarageEntry }) {
  const { entries, toggle } = useGarage(useTenantSlug())
  const saved = entries.some(({ id }) => id === entry.id)
  return (
    <button
      type="button"
      className="only-js"
      aria-pressed={saved}
      data-event={saved ? undefined : 'saveCar'}
      onClick={() => toggle(entry)}
    >
      <Icon name="heart" />
      {saved ? 'Saved' : 'Save'}
    </button>
  )
}
