import { useEffect } from 'react'
import { SalesBanner } from '#app/features/vehicle/sales/sales-banner.tsx'
import { useLiveVehicle } from '#app/features/vehicle/use-live-vehicle.ts'
import { DeliveryEstimate } from '#app/parts/delivery/components/delivery-estimate.tsx'
import { FinanceSection } from '#app/parts/money/calculator/components/finance-section.tsx'
import { ReserveSection } from '#app/parts/reserve/reserve-section.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { Gallery } from '../gallery/components/gallery.tsx'
import { PriceGauge } from '../gauge/components/price-gauge.tsx'
import { VehicleRecord } from '../record/vehicle-record.tsx'
import { SimilarSection } from '../similar/similar-section.tsx'
import type { VehicleModel } from '../vehicle-model.ts'
import { storeViewedCar } from '../viewed-cars.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { Collapsible } from './collapsible.tsx'
import { IncludedList, PointList } from './dealer-words.tsx'
import { InformationTabs } from './information-tabs.tsx'
import { VehicleBars } from './vehicle-bars.tsx'
import { DealerComments, Features, KeyInformation, Specifications, Summary } from './vehicle-details.tsx'
import { VehiclePlace } from './vehicle-place.tsx'
import { VehicleSide } from './vehicle-side.tsx'

/** A car's own page: gallery first, price and actions at the side, then facts, then story. */
export function VehiclePage({ car }: { car: VehicleModel }) {
  const tenantSlug = useTenantSlug()
  useLiveVehicle(car)
  useEffect(() => storeViewedCar(tenantSlug, car.viewed), [tenantSlug, car.viewed])
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
          <div className="blocks">
            <KeyInformation keys={car.keys} assurances={car.dealerWords.assurances} />
            {car.gauge ? <PriceGauge gauge={car.gauge} item={car.item} /> : null}
            <VehicleRecord record={car.record} />
            <Summary summary={car.summary} item={car.item} />
            <Information car={car} />
            <Specifications specs={car.specs} />
            <FinanceSection money={car.money} />
            <VehiclePlace place={car.place} available={car.available} notice={car.notice} />
            {car.delivery ? (
              <Collapsible id="delivery" title="Delivery">
                <DeliveryEstimate {...car.delivery} />
              </Collapsible>
            ) : null}
          </div>
        </div>
        {car.available ? <SimilarSection similar={car.similar} item={car.item} /> : null}
        <NextLinks nextLinks={car.nextLinks} />
        <VehicleBars car={car} />
      </div>
      {car.sales === null ? null : <SalesBanner count={car.sales} />}
    </>
  )
}

/** VDP-22: what is told of it, by whom it is sold and what comes with it. */
function Information({ car }: { car: VehicleModel }) {
  const { comments, features, reserve, dealerWords } = car
  const { included, reasons, protection } = dealerWords
  const tabs = [
    {
      ...{ id: 'comments', title: 'Dealer Comments', isEmpty: comments.message !== '' },
      content: <DealerComments comments={comments} />,
    },
    ...(features.length > 0
      ? [{ id: 'features', title: 'Features', content: <Features features={features} /> }]
      : []),
    ...(included.length > 0
      ? [{ id: 'included', title: 'What’s Included', content: <IncludedList included={included} /> }]
      : []),
    ...(reasons.length > 0
      ? [{ id: 'reasons', title: 'Why Buy From Us?', content: <PointList points={reasons} /> }]
      : []),
    ...(reserve
      ? [{ id: 'reserve-online', title: 'Reserve Online', content: <ReserveSection offer={reserve} /> }]
      : []),
    ...(protection.length > 0
      ? [{ id: 'protection', title: 'Protect Your Car', content: <PointList points={protection} /> }]
      : []),
  ]
  return <InformationTabs tabs={tabs} />
}

function NextLinks({ nextLinks }: Pick<VehicleModel, 'nextLinks'>) {
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
