import { homePath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { LocationCardModel } from '../location-card.server.ts'
import { LocationGrid } from './location-card.tsx'

/** Every place of the dealer. */
export function LocationsPage({ locations }: { locations: readonly LocationCardModel[] }) {
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ label: 'Home', href: homePath() }, { label: 'Locations' }]} />
      <div className="head">
        <h1>Our Locations</h1>
      </div>
      <h2 className="vh">All locations</h2>
      {locations.length > 0 ? (
        <LocationGrid places={locations} />
      ) : (
        <EmptyState
          title="No locations yet"
          text="Our addresses and opening hours will stand here."
          action={{ label: 'Front page', href: homePath() }}
        />
      )}
    </div>
  )
}
