import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { locationCrumbs } from '../location-crumbs.ts'
import type { LocationPageModel } from '../location-page.server.ts'

/** The name of a place, whether it is open, where it is, what to do, and how it looks. */
export function LocationHead({ location }: { location: LocationPageModel }) {
  return (
    <div className="place-head">
      <div className="wrap">
        <Breadcrumbs crumbs={locationCrumbs(location.name)} />
        <div className="place-head__in">
          {location.photo ? (
            <div className="place-head__pic">
              <Picture picture={location.photo} sizes="(min-width: 60rem) 55vw, 100vw" eager />
            </div>
          ) : null}
          <div className="place-head__body">
            <h1 data-sanity={location.edit}>{location.name}</h1>
            <div className="place-head__facts">
              {location.openState ? <OpenNow state={location.openState} /> : null}
              {location.rating ? <Rating {...location.rating} /> : null}
            </div>
            {location.address ? (
              <address data-sanity={fieldEdit(location.edit, 'address')}>{location.address}</address>
            ) : null}
            <HeadActions location={location} />
          </div>
        </div>
      </div>
    </div>
  )
}

function HeadActions({ location }: { location: LocationPageModel }) {
  const [phone] = location.phones
  return (
    <div className="place-head__acts">
      {location.directions ? (
        <LinkButton icon="navigation" size="large" href={location.directions} className="place-head__first">
          Get Directions
        </LinkButton>
      ) : null}
      {phone ? (
        <LinkButton look="line" size="large" icon="phone" href={phone.href} aria-label={`Call ${phone.text}`}>
          Call
        </LinkButton>
      ) : null}
      <LinkButton look="line" size="large" href={location.stockHref}>
        View Our Stock
      </LinkButton>
      {location.videoHref ? (
        <LinkButton
          look="line"
          size="large"
          icon="play"
          href={location.videoHref}
          target="_blank"
          rel="noopener"
        >
          Watch our video
        </LinkButton>
      ) : null}
      {location.testDriveHref ? (
        <LinkButton look="line" size="large" href={location.testDriveHref}>
          {location.testDriveText}
        </LinkButton>
      ) : null}
    </div>
  )
}
