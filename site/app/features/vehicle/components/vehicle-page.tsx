import { SalesBanner } from '#app/features/vehicle/sales/sales-banner.tsx'
import { useLiveVehicle } from '#app/features/vehicle/use-live-vehicle.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { NextLinks } from '../actions/next-links.tsx'
import { Gallery } from '../gallery/components/gallery.tsx'
import { AnnouncementBar } from '../place/announcement-bar.tsx'
import type { VehicleModel } from '../queries.server.ts'
import { SimilarSection } from '../similar/similar-section.tsx'
import { useViewedCar } from '../use-viewed-car.ts'
import { VehicleBars } from './vehicle-bars.tsx'
import { VehicleBlocks } from './vehicle-blocks.tsx'
import { VehicleSide } from './vehicle-side.tsx'

/** A car's own page: gallery first, price and actions at the side, then facts, then story. */
export function VehiclePage({ car }: { car: VehicleModel }) {
  useLiveVehicle(car)
  useViewedCar(car.viewed)
  return (
    <>
      {car.announcement ? (
        <AnnouncementBar city={car.announcement} directions={car.place.directions} />
      ) : null}
      <div className="wrap page">
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
          />
          <VehicleSide car={car} />
          {car.available ? null : <SimilarSection similar={car.similar} item={car.item} />}
          <VehicleBlocks car={car} />
        </div>
        {car.available ? <SimilarSection similar={car.similar} item={car.item} /> : null}
        <NextLinks nextLinks={car.nextLinks} />
        <VehicleBars car={car} />
      </div>
      {car.sales === null ? null : <SalesBanner count={car.sales} />}
    </>
  )
}
