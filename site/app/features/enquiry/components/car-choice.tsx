import { useFetcher, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { cardPicture } from '#app/parts/car/card/card-picture.ts'
import { readSavedList } from '#app/parts/car/saved/saved-list.ts'
import type { SavedCardModel } from '#app/parts/car/saved/saved-model.ts'
import { readViewedIds } from '#app/parts/car/saved/viewed-ids.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { bookTestDrivePath, carCardsPath, searchPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import type { DriveCar, DrivePlace } from '../test-drive-model.ts'

const RECENT_CARS = 4

type CarChoiceProps = { car: LeadCarModel | null; cars: readonly DriveCar[]; place: DrivePlace | null }

/** The vehicle to drive: the chosen one, or tiles to choose from. */
export function CarChoice({ car, cars, place }: CarChoiceProps) {
  return car ? <ChosenCar car={car} place={place} /> : <CarTiles cars={cars} />
}

function ChosenCar({ car, place }: { car: LeadCarModel; place: DrivePlace | null }) {
  return (
    <>
      <div className="bigcar">
        <Picture picture={car.picture} instead="car-front" eager sizes="(min-width: 60rem) 24rem, 92vw" />
        <div className="bigcar__body">
          <p className="bigcar__name">
            <SiteLink href={car.href}>{car.name}</SiteLink>
          </p>
          {car.sub ? <p className="small muted">{car.sub}</p> : null}
          <p className="price">
            {car.price}
            {car.priceType ? <small>{car.priceType}</small> : null}
          </p>
          {place ? (
            <p className="small muted drive__note">
              <Icon name="map-pin" />
              {place.name}
            </p>
          ) : null}
        </div>
      </div>
      <p className="drive__other">
        <SiteLink className="link" href={bookTestDrivePath()}>
          Choose another
        </SiteLink>
      </p>
    </>
  )
}

/** Radio buttons, sent as they are without JavaScript; with it a choice shows the vehicle, its place and its times. */
function CarTiles({ cars }: { cars: readonly DriveCar[] }) {
  const navigate = useNavigate()
  const recent = useRecentCars()
  const offered = [...recent, ...cars.filter(({ id }) => recent.every((car) => car.id !== id))]
  if (offered.length === 0) return null
  return (
    <fieldset className="field">
      <legend className="label">
        {recent.length > 0 ? 'You looked at these, and these are new here' : 'New here'}
      </legend>
      <div className="tiles tiles--cars">
        {offered.slice(0, Math.max(cars.length, recent.length)).map(({ id, name, price, place, picture }) => (
          <label className="tile tile--car" key={id}>
            <input
              type="radio"
              name="car_id"
              value={id}
              data-opens=""
              onChange={() => navigate(bookTestDrivePath(id), { replace: true, preventScrollReset: true })}
            />
            <Picture
              picture={picture && { ...picture, alt: '' }}
              instead="car-front"
              sizes="(min-width: 40rem) 15rem, 10rem"
            />
            <span>
              <b>{name}</b>
              {price ? <b className="tile__price">{price}</b> : null}
              {place}
            </span>
          </label>
        ))}
      </div>
      <p className="small drive__other">
        <SiteLink className="link" href={searchPath()}>
          Search all stock
        </SiteLink>
      </p>
    </fieldset>
  )
}

/** The vehicles that this browser saved or looked at, which can still be driven; none where the dealer has no garage. */
function useRecentCars(): DriveCar[] {
  const tenant = useTenantSlug()
  const { load, data } = useFetcher<{ cards: SavedCardModel[] } | null>()
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    const saved = readSavedList(tenant, 'favourites').map(({ id }) => id)
    const recent = [...new Set([...saved, ...readViewedIds(tenant)])].slice(0, RECENT_CARS)
    setIds(recent)
    if (recent.length > 0) load(carCardsPath(recent))
  }, [tenant, load])
  const cards = data?.cards ?? []
  return ids
    .flatMap((id) => cards.find((card) => card.id === id) ?? [])
    .filter(({ similar }) => similar === undefined)
    .map((card) => ({
      id: card.id,
      name: card.name,
      price: card.price ?? '',
      place: card.place ?? '',
      picture: cardPicture(card),
    }))
}
