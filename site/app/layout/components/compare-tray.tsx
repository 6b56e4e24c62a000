import { Suspense, useEffect } from 'react'
import { COMPARE_FORM } from '#app/parts/car/card/compare-box.tsx'
import { useSavedList } from '#app/parts/car/saved/saved-list.ts'
import { comparePath, savedPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'

const TrayCars = lazyPart(async () => (await import('./tray-cars.tsx')).TrayCars, PlainTray)

/** The comparison and the saved vehicles have no tray over them. Evaluated in the browser only. */
const isElsewhere = () => ![comparePath(), savedPath()].includes(location.pathname)

/**
 * The cars picked to compare, over the foot of the page, without shifting it. Its form is that of the cards' boxes;
 * without JavaScript it is shown as soon as a box is ticked, and submits them.
 */
export function CompareTray({ tenantSlug }: { tenantSlug: string }) {
  const { entries, change } = useSavedList(tenantSlug, 'compare')
  const isOn = entries.length > 0 && isElsewhere()
  useEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-tray', isOn)
    return () => page.removeAttribute('data-tray')
  }, [isOn])
  return (
    <form
      id={COMPARE_FORM}
      action={comparePath()}
      autoComplete="off"
      className={isOn ? 'tray is-on' : 'tray'}
      aria-label="Compare"
    >
      {entries.length > 0 ? (
        <Suspense>
          <TrayCars cars={entries} change={change} />
        </Suspense>
      ) : (
        <PlainTray />
      )}
    </form>
  )
}

/** What needs no script of its own: the form's button. */
function PlainTray() {
  return (
    <div className="wrap tray__in">
      <p>Tick vehicles to see them side by side.</p>
      <Button size="small" type="submit">
        Compare
      </Button>
    </div>
  )
}
