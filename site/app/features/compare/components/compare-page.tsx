import '#app/styles/pages/compare.css'
import '#app/styles/pages/compare-print.css'
import { Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { LatestRow } from '#app/parts/car/card/latest-row.tsx'
import { compareSlugs } from '#app/parts/car/saved/compare-cars.ts'
import { useSavedList } from '#app/parts/car/saved/saved-list.ts'
import { comparePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'
import type { CompareModel } from '../compare-model.ts'
import { CompareTable } from './compare-table.tsx'
import { CopyLink } from './copy-link.tsx'

/** Cars side by side. Without cars in its address it shows those saved in the browser. */
export function ComparePage({ page }: { page: CompareModel }) {
  useStoredComparison(page)
  useRemoveUnavailable(page)
  const many = page.cars.length
  const moveFocus = useFocusAfterRemoval('.compare__remove', '.compare .empty a', many)
  return (
    <>
      <PageHead title="Compare" />
      <div className="wrap page compare" onClickCapture={moveFocus}>
        <Notes page={page} />
        {many === 0 ? (
          <EmptyState
            title="Pick two to compare"
            text="Tick Compare on up to four vehicles in our stock, and they appear here side by side."
            action={{ label: 'Search stock', href: page.stockHref }}
          />
        ) : null}
        {many > 0 ? (
          <>
            <Choice page={page} />
            <CompareTable page={page} />
            <div className="row compare__share">
              <CopyLink path={page.onlyDifferences ? page.hrefs.differences : page.hrefs.all} />
              <PrintButton />
            </div>
          </>
        ) : null}
      </div>
      <LatestRow cards={page.latest} />
    </>
  )
}

/** Says which requested cars are not shown. */
function Notes({ page: { missing, tooMany, cars } }: { page: CompareModel }) {
  if (missing === 0 && !tooMany) return null
  return (
    <div className="alert alert--warn compare__notes">
      {missing > 0 ? <p>{missingText(missing, cars.length)}</p> : null}
      {tooMany ? <p>You can compare up to four vehicles. These are the first four.</p> : null}
    </div>
  )
}

function missingText(missing: number, shown: number): string {
  const one = missing === 1
  if (shown === 0)
    return one
      ? 'This vehicle is not in our stock any more.'
      : 'These vehicles are not in our stock any more.'
  return one
    ? 'One of the vehicles is not in our stock any more.'
    : `${missing} of the vehicles are not in our stock any more.`
}

/** All facts or only those that differ. */
function Choice({ page: { hrefs, onlyDifferences, counts, cars } }: { page: CompareModel }) {
  const current = (is: boolean) => (is ? 'true' : undefined)
  return (
    <div className="compare__choice">
      {cars.length > 1 ? (
        <nav className="seg" aria-label="Facts">
          <Link to={hrefs.all} aria-current={current(!onlyDifferences)} preventScrollReset>
            All facts <span className="n num">{counts.all}</span>
          </Link>
          <Link to={hrefs.differences} aria-current={current(onlyDifferences)} preventScrollReset>
            Differences only <span className="n num">{counts.differing}</span>
          </Link>
        </nav>
      ) : (
        <p className="muted">Tick Compare on another vehicle to see it beside this one.</p>
      )}
    </div>
  )
}

/** An address without cars is replaced by one with the cars saved in this browser, once, so that Back works. */
function useStoredComparison({ cars, missing }: CompareModel) {
  const { entries } = useSavedList(useTenantSlug(), 'compare')
  const navigate = useNavigate()
  const asked = useRef(false)
  const bare = cars.length === 0 && missing === 0
  useEffect(() => {
    if (!bare || asked.current || entries.length === 0) return
    asked.current = true
    navigate(comparePath(entries.map(({ slug }) => slug)), { replace: true })
  }, [bare, entries, navigate])
}

/** A car that is no longer in the stock cannot be removed on this page, so it is removed from the saved list. */
function useRemoveUnavailable(page: CompareModel) {
  const { change } = useSavedList(useTenantSlug(), 'compare')
  useEffect(() => {
    if (page.missing === 0) return
    const here = page.cars.map(({ card }) => card.slug)
    const { slugs } = compareSlugs(new URLSearchParams(location.search).getAll('cars'))
    change((saved) => saved.filter(({ slug }) => here.includes(slug) || !slugs.includes(slug)))
  }, [page, change])
}

/** Puts the page on paper; without JavaScript the browser's own menu does. */
function PrintButton() {
  return (
    <Button look="line" size="small" icon="printer" className="only-js" onClick={() => print()}>
      Print
    </Button>
  )
}
