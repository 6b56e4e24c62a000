import type { ScheduledTile } from '@forecourt/schemas/contract'
import { Button, Card, Grid, Stack, Text } from '@sanity/ui'
import { type DocumentInspectorProps, useDocumentOperation } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { WhereItShows } from '../../documents/explain/where-it-shows.tsx'
import { LookFrame } from '../../documents/looks/look-frame.tsx'
import { LookPane } from '../../documents/looks/look-pane.tsx'
import { useEdited } from '../../documents/looks/use-edited.ts'
import { findClashes, formatClash, formatTimes, listPlaces, type TilePlace } from './tile-places.ts'
import { useScheduledTiles } from './use-scheduled-tiles.ts'

/** A tile as its form has it, as far as its place depends on it. */
interface EditedTile {
  name?: string
  headline?: string
  position?: number
  start?: string
  expiry?: string
  display?: string[]
  strictDisplay?: boolean
}

/** A preview of a tile among its neighbouring cars, and the other tiles for the same place. */
export function TileLook({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { id, edited, sites, site, pickSite } = useEdited<EditedTile>(documentId, documentType)
  return (
    <LookPane
      title="How it looks"
      onClose={onClose}
      sites={sites}
      site={site}
      onSite={pickSite}
      foot={<WhereItShows documentId={id} type="promoTile" document={edited} />}
    >
      {site && edited ? (
        <>
          <LookFrame key={site.id} id={id} draft={edited} site={site} title="Tile" height={460} />
          <TilePlacement id={id} tile={edited} site={site} siteIds={sites.map((one) => one.id)} />
        </>
      ) : null}
    </LookPane>
  )
}

interface WhereItStandsProps {
  readonly id: string
  readonly tile: EditedTile
  readonly site: StudioSite
  readonly siteIds: readonly string[]
}

function TilePlacement({ id, tile, site, siteIds }: WhereItStandsProps) {
  const { value: tiles = [], error } = useScheduledTiles(site.id)
  const { patch } = useDocumentOperation(id, 'promoTile')
  const own = scheduled(id, tile, siteIds)
  const now = new Date().toISOString()
  const places = listPlaces(own, tiles, site, now)
  const place = (position: number) => patch.execute([{ set: { position } }])
  const isFixed = patch.disabled !== false
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text size={2} weight="semibold" as="h2">
          Where it is
        </Text>
        <Text size={1} muted>
          A page of 21 results, three a row
        </Text>
      </Stack>
      {error ? <Text size={1}>We couldn’t read the other tiles. {error}</Text> : null}
      {findClashes(own, tiles, site, now).map((clash) => (
        <Card
          key={`${clash.first.id} ${clash.second.id}`}
          tone="caution"
          padding={3}
          radius={2}
          role="status"
        >
          <Text size={1}>{formatClash(clash, id, site)}</Text>
        </Card>
      ))}
      <Grid gridTemplateColumns={3} gap={1} style={{ maxWidth: 260 }} role="group" aria-label="Places">
        {places.map((one) => (
          <PlaceButton key={one.place} place={one} isDisabled={isFixed} onPick={() => place(one.place)} />
        ))}
      </Grid>
      <Places own={own} places={places} site={site} />
    </Stack>
  )
}

function scheduled(id: string, tile: EditedTile, sites: readonly string[]): ScheduledTile {
  const { name = '', headline = '', position, start, expiry, display = [], strictDisplay = false } = tile
  return {
    id,
    name: name || headline || 'This tile',
    display,
    strictDisplay,
    sites,
    excludedSites: [],
    position: position ?? null,
    start: start ?? null,
    expiry: expiry ?? null,
  }
}

function PlaceButton({
  place: { place, isOwn, others },
  isDisabled,
  onPick,
}: {
  place: TilePlace
  isDisabled: boolean
  onPick: () => void
}) {
  const names = others.map(({ name }) => name).join(', ')
  const words = [`Place ${place}`, isOwn ? 'this tile' : '', names].filter(Boolean).join(', ')
  return (
    <Button
      mode={isOwn ? 'default' : 'ghost'}
      tone={isOwn ? 'primary' : others.length > 0 ? 'caution' : 'default'}
      aria-label={words}
      aria-pressed={isOwn}
      title={words}
      disabled={isDisabled}
      fontSize={1}
      padding={2}
      text={String(place)}
      onClick={onPick}
    />
  )
}

/** The places that are asked for, with who has them when. */
function Places({
  own,
  places,
  site,
}: {
  own: ScheduledTile
  places: readonly TilePlace[]
  site: StudioSite
}) {
  return (
    <Stack gap={3}>
      {own.position === null ? (
        <Text size={1} muted>
          No place chosen: it takes the next of the site’s usual places that is free.
        </Text>
      ) : null}
      {places
        .filter(({ isOwn, others }) => isOwn || others.length > 0)
        .map(({ place, isOwn, others }) => (
          <Card key={place} borderTop paddingTop={3} tone="inherit">
            <Stack gap={2}>
              <Text size={1} muted>
                Place {place}
              </Text>
              {isOwn ? <Text size={1}>This tile, {formatTimes(own, site)}</Text> : null}
              {others.map((other) => (
                <Text key={other.id} size={1}>
                  {other.name}, {formatTimes(other, site)}
                </Text>
              ))}
            </Stack>
          </Card>
        ))}
      <Text size={1} muted>
        On a phone there’s one a row, so place {own.position ?? 8} is that many cards down.
      </Text>
    </Stack>
  )
}
