import { useEffect, useState } from 'react'
import type { GarageEntry } from '#app/parts/car/card/card-model.ts'
import { COMPARE_FULL } from '#app/parts/car/card/compare-box.tsx'
import { comparePath } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'

type TrayCarsProps = {
  cars: readonly GarageEntry[]
  change: (changed: (entries: readonly GarageEntry[]) => readonly GarageEntry[]) => void
}

/** The content of the tray: a picture and remove button per car, and the link to the comparison. */
export function TrayCars({ cars, change }: TrayCarsProps) {
  const refused = useRefused(cars)
  const moveFocus = useFocusAfterRemoval('.tray__cars button', '.tray a', cars.length)
  return (
    <div className="wrap tray__in">
      <ul className="tray__cars" onClickCapture={moveFocus}>
        {cars.map(({ id, name, primary_image_url }) => (
          <li key={id}>
            <div className="pic">
              {primary_image_url ? (
                <img src={primary_image_url} width={72} height={48} alt="" data-fallback="" />
              ) : null}
            </div>
            <span>{name}</span>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => change((entries) => entries.filter((each) => each.id !== id))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <p className="tray__words" role="status">
        {refused ? FULL : ''}
      </p>
      <Button look="plain" size="small" onClick={() => change(() => [])}>
        Clear
      </Button>
      <LinkButton
        look={cars.length > 1 ? 'brand' : 'line'}
        size="small"
        href={comparePath(cars.map(({ slug }) => slug))}
      >
        Compare <span className="num">{cars.length}</span>
      </LinkButton>
    </div>
  )
}

const FULL = 'You can compare up to four vehicles. Remove one first.'

/** Whether a car was refused because the list is full; reset when the list changes. */
function useRefused(cars: readonly GarageEntry[]): boolean {
  const [refusedBy, setRefusedBy] = useState<readonly GarageEntry[] | null>(null)
  useEffect(() => {
    const note = () => setRefusedBy(cars)
    addEventListener(COMPARE_FULL, note)
    return () => removeEventListener(COMPARE_FULL, note)
  }, [cars])
  return refusedBy === cars
}
