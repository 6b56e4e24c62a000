import { useRevalidator } from '@remix-run/react'
import { memo, Suspense, useContext, useEffect } from 'react'
import type { ActionsSection } from '#app/features/vehicle/actions/actions-section.server.ts'
import { SalesBanner } from '#app/features/vehicle/sales/sales-banner.tsx'
import { StockVersion } from '#app/parts/car/live/stock-version.ts'
import { watchCar } from '#app/parts/car/live/watch-car.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'
import { ServerMarkup } from '#app/ui/server-markup.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { whenLoaded, whenPressed } from '#app/ui/when-near.ts'
import { Gallery } from '../gallery/components/gallery.tsx'
import type { VehicleModel } from '../queries.server.ts'
import { SimilarSection } from '../similar/similar-section.tsx'
import { useViewedCar } from '../use-viewed-car.ts'
import { SignatureBand } from './signature-band.tsx'
import { VehicleBars } from './vehicle-bars.tsx'
import { VehicleSide } from './vehicle-side.tsx'
// Of what is below the first screen the styles come with the page.
import '#app/styles/pages/delivery.css'
import '#app/styles/pages/finance.css'
import '#app/styles/pages/location-plan.css'
import '#app/styles/pages/price-gauge.css'
import '#app/styles/pages/region-plan.css'
import '#app/styles/pages/vehicle-place.css'

const BELOW = 'below'

/** Below the first screen: the server renders it, its script comes after that of the first screen. */
const VehicleBlocks = memo(
  lazyPart(async () => (await loadBlocks()).VehicleBlocks),
  isSameData,
)

/** With the first press, or once the first screen and its pictures are there. */
async function loadBlocks() {
  if (typeof document !== 'undefined') await Promise.race([whenPressed(), whenLoaded()])
  return import('./vehicle-blocks.tsx')
}

/** A car's own page: gallery, price and actions, then what this dealer says first, facts, story. */
export function VehiclePage({ car }: { car: VehicleModel }) {
  useLiveVehicle(car)
  useViewedCar(car.viewed)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={car.crumbs} />
        <div className="vdp">
          <Gallery
            key={car.meta.path}
            pictures={car.pictures}
            spin={car.spin}
            viewer={car.viewer}
            interior={car.interior}
            video={car.video}
            galleryView={car.galleryView}
            tag={car.tag}
            name={car.name}
            icon={car.icon}
            request={car.available ? car.leads.photos : undefined}
            faults={car.signature.faults}
          />
          <VehicleSide car={car} />
        </div>
        {car.available ? null : <SimilarSection similar={car.similar} item={car.item} />}
      </div>
      <SignatureBand car={car} />
      <div className="wrap page" id={BELOW}>
        <Suspense fallback={<ServerMarkup within={BELOW} part="blocks" />}>
          <VehicleBlocks car={car} />
        </Suspense>
        {car.available ? <SimilarSection similar={car.similar} item={car.item} /> : null}
        <NextLinks nextLinks={car.nextLinks} />
        <VehicleBars car={car} />
      </div>
      {car.sales === null ? null : <SalesBanner count={car.sales} />}
    </>
  )
}

/** Where else the dealer can help. */
function NextLinks({ nextLinks }: Pick<ActionsSection, 'nextLinks'>) {
  if (nextLinks.length === 0) return null
  return (
    <nav aria-label="More ways we can help">
      <ul className="next-links">
        {nextLinks.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              {label} <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Reloads a car's page data when the car changes; a car removed from the stock keeps its page. */
function useLiveVehicle({ viewed, name, price, available, tag }: VehicleModel): void {
  const { revalidate } = useRevalidator()
  const since = useContext(StockVersion)
  const { id } = viewed
  const { text } = price
  const look = available && tag?.look === 'dark' ? ('dark' as const) : undefined
  useEffect(() => {
    const car = {
      id,
      name,
      price: text,
      ...(available ? {} : { unavailable: 'Sold' }),
      ...(look ? { tagLook: look } : {}),
    }
    return watchCar({ car, update: (now) => now && revalidate() }, since)
  }, [id, name, text, available, look, since, revalidate])
}
