import { formatShortInstant } from '@forecourt/schemas/contract'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmptyCard, Section } from './parts.tsx'
import { PlaceLink } from './place-link.tsx'
import type { Showing } from './showings.ts'

const MOST = 6
const KIND_LABELS: Readonly<Record<Showing['kind'], string>> = {
  tile: 'Promo tile',
  offer: 'Offer',
  banner: 'Banner',
  popup: 'Popup',
}

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  & td, & th { padding: 10px 12px; font-weight: inherit; vertical-align: middle; }
  & tbody tr + tr > * { border-top: 1px solid var(--card-border-color); }
  & thead th { border-bottom: 1px solid var(--card-border-color); }
  @media (max-width: 600px) { & [data-spare] { display: none; } }
`
const Hidden = styled.thead`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
const Thumb = styled.img`
  display: block;
  width: 48px;
  height: 32px;
  border-radius: 3px;
  object-fit: cover;
  background: var(--card-border-color);
`

/** What shoppers see of a site now, what ends first before the rest. */
export function OnSiteNow({
  live,
  slug,
  zone,
  now,
}: {
  live: readonly Showing[]
  slug: string
  zone: string
  now: string
}) {
  const [all, setAll] = useState(false)
  const shown = all ? live : live.slice(0, MOST)
  return (
    <Section
      title="On the site now"
      note={live.length === 1 ? '1 thing' : `${live.length} things`}
      end={<SeeResults slug={slug} />}
    >
      {live.length === 0 ? (
        <EmptyCard>No offer, tile, banner or popup is on the site.</EmptyCard>
      ) : (
        <Card border radius={2} overflow="auto">
          <Table>
            <Hidden>
              <tr>
                <th>Picture</th>
                <th>What</th>
                <th>Where</th>
                <th>Until</th>
              </tr>
            </Hidden>
            <tbody>
              {shown.map((one) => (
                <LiveRow
                  key={`${one.kind} ${one.id} ${one.path ?? ''}`}
                  showing={one}
                  zone={zone}
                  now={now}
                />
              ))}
            </tbody>
          </Table>
          {live.length > shown.length ? (
            <Card borderTop padding={1}>
              <Button
                mode="bleed"
                fontSize={1}
                text={`${live.length - shown.length} more`}
                onClick={() => setAll(true)}
              />
            </Card>
          ) : null}
        </Card>
      )}
    </Section>
  )
}

/** Tiles are seen among the cars of the results page. */
const SeeResults = ({ slug }: { slug: string }) => (
  <Text size={1}>
    <PlaceLink place={{ kind: 'page', slug, path: '/search' }} look="text">
      See the results page
    </PlaceLink>
  </Text>
)

function LiveRow({ showing, zone, now }: { showing: Showing; zone: string; now: string }) {
  const { kind, title, where, expiry, picture, path } = showing
  return (
    <tr>
      <td style={{ width: 60 }}>
        {picture ? <Thumb src={`${picture}?w=96&h=64&fit=crop`} alt="" loading="lazy" /> : null}
      </td>
      <td>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            <PlaceLink
              place={{ kind: 'document', id: showing.id, type: showing.type, ...(path ? { path } : {}) }}
              look="text"
            >
              {title}
            </PlaceLink>
          </Text>
          <Text size={1} muted>
            {KIND_LABELS[kind]}
          </Text>
        </Stack>
      </td>
      <td data-spare>
        <Text size={1} muted>
          {where}
        </Text>
      </td>
      <td>
        <Text size={1}>{expiry ? formatShortInstant(expiry, zone, now) : 'no end date'}</Text>
      </td>
    </tr>
  )
}
