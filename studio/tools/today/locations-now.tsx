import { writableTypes } from '@forecourt/schemas/contract'
import { Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { formatOpening, type OpenPlace } from './hours-ahead.ts'
import { Line, Plain, Section } from './parts.tsx'
import { HeadingLink, PlaceLink } from './place-link.tsx'

const MOST = 5

/** A site's locations, each a click from its hours; of many the first ones. For those who write them. */
export function LocationsNow({
  places,
  site,
  now,
}: {
  places: readonly OpenPlace[]
  site: StudioSite
  now: string
}) {
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  if (places.length === 0 || !writableTypes(roles, site.slug).includes('location')) return null
  const more = places.length > MOST
  return (
    <Section
      title="Locations & hours"
      end={
        more ? (
          <HeadingLink tool="content" site={site.id} words={`All ${places.length} in Content`} />
        ) : undefined
      }
    >
      <Plain>
        {places.slice(0, MOST).map((place) => (
          <Line
            key={place.id}
            what={
              <Text size={1}>
                <PlaceLink place={{ kind: 'document', id: place.id, type: 'location' }} look="text">
                  {place.title}
                </PlaceLink>
              </Text>
            }
            end={
              <Text size={1} muted>
                {formatOpening(place, now)}
              </Text>
            }
          />
        ))}
      </Plain>
    </Section>
  )
}
