import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { toggleCompared } from '../saved/compare-cars.ts'
import { useSavedList } from '../saved/saved-list.ts'
import type { CarCardModel, GarageEntry } from './card-model.ts'
import { buildEntry } from './save-button.tsx'

/** The form of the ticked cards: without JavaScript, submitting it opens the comparison. */
export const COMPARE_FORM = 'compare'

/** A box on a card’s picture: beside others or not. */
export function CompareBox({ card }: { card: CarCardModel }) {
  const { compared, toggle } = useCompared(card.id)
  const box = useRef<HTMLInputElement>(null)
  const tick = () => toggle(buildEntry(card))
  // Boxes ticked before hydration are taken over.
  useEffect(() => {
    if (box.current?.checked && !compared) tick()
  }, [])
  return (
    <label className="card__compare">
      <input
        ref={box}
        type="checkbox"
        name="cars"
        value={card.slug}
        form={COMPARE_FORM}
        aria-label={`Compare ${card.name}`}
        checked={compared}
        onChange={tick}
      />
      <Icon name="scale" />
    </label>
  )
}

/** The same on a car's own page, in words. */
export function CompareLink({ entry }: { entry: GarageEntry }) {
  const { compared, toggle } = useCompared(entry.id)
  return (
    <button type="button" className="only-js" aria-pressed={compared} onClick={() => toggle(entry)}>
      <Icon name="scale" />
      {compared ? 'Compared' : 'Compare'}
    </button>
  )
}

function useCompared(id: string) {
  const { entries, change } = useSavedList(useTenantSlug(), 'compare')
  return {
    compared: entries.some((entry) => entry.id === id),
    toggle: (entry: GarageEntry) =>
      change((saved) => {
        const { list, full } = toggleCompared(saved, entry)
        if (full) dispatchEvent(new Event(COMPARE_FULL))
        return list
      }),
  }
}

/** Event dispatched on the window when the comparison is full. */
export const COMPARE_FULL = 'forecourt:compare-full'
