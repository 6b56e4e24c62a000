import { FindNearest, PlaceList } from '#app/parts/place-finder/place-finder.tsx'
import { locationsPath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { locationCrumbs } from '../location-crumbs.ts'
import type { LocationsPageModel } from '../queries.server.ts'

/** Every place of the dealer: nearest first to a postcode, numbered in the list and on one plan. */
export function LocationsPage({ finder }: Pick<LocationsPageModel, 'finder'>) {
  return (
    <>
      <PageHead title="Our Locations" crumbs={locationCrumbs()}>
        {finder.isSearchable ? <FindNearest finder={finder} action={locationsPath()} /> : null}
      </PageHead>
      <div className="wrap place-page">
        <PlaceList finder={finder} />
      </div>
    </>
  )
}
