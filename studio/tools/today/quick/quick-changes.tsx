import { writableTypes } from '@forecourt/schemas/contract'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { TagIcon } from '@sanity/icons/Tag'
import { Card } from '@sanity/ui'
import type { ComponentType, MouseEvent } from 'react'
import { useCurrentUser, useTools } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useVehicleWords } from '../../../access/vehicle-words.tsx'
import { Section } from '../parts.tsx'

const OnPhones = styled.div`
  display: none;
  @media (max-width: 600px) { display: block; }
`
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
`
const Tile = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 0 14px;
  color: inherit;
  font: 500 15px/1.2 var(--forecourt-font, Inter, system-ui, sans-serif);
  text-decoration: none;
  & svg { font-size: 25px; color: var(--card-link-color); }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
`

interface QuickChange {
  readonly words: string
  readonly path: string
  readonly icon: ComponentType
  /** The type of document that somebody has to be allowed to write; null for a tool. */
  readonly type: string | null
}

/** Stands for what the site sells. */
const VEHICLE = '{vehicle}'

const CHANGES: readonly QuickChange[] = [
  { words: 'Hours', path: '/today/hours', icon: ClockIcon, type: 'location' },
  { words: `Hide a ${VEHICLE}`, path: '/stock', icon: EyeClosedIcon, type: null },
  { words: 'A price', path: '/today/prices', icon: TagIcon, type: 'offer' },
  { words: 'End a tile', path: '/calendar', icon: CalendarIcon, type: 'promoTile' },
]

/** On a phone, what staff change between two customers. */
export function QuickChanges({ site }: { site: StudioSite }) {
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const vehicles = useVehicleWords()
  const tools = useTools().map(({ name }) => name)
  const { navigateUrl } = useRouter()
  const types: readonly string[] = writableTypes(roles, site.slug)
  const shown = CHANGES.filter(
    ({ type, path }) => (type === null || types.includes(type)) && tools.includes(path.split('/')[1] ?? ''),
  )
  if (shown.length === 0) return null
  return (
    <OnPhones>
      <Section title="Quick changes">
        <Tiles>
          {shown.map(({ words, path, icon: Icon }) => (
            <Card key={path} border radius={2}>
              <Tile
                href={path}
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  navigateUrl({ path })
                }}
              >
                <Icon />
                {words.replace(VEHICLE, vehicles.one)}
              </Tile>
            </Card>
          ))}
        </Tiles>
      </Section>
    </OnPhones>
  )
}
