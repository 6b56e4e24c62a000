import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EditIcon } from '@sanity/icons/Edit'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { PackageIcon } from '@sanity/icons/Package'
import { StackIcon } from '@sanity/icons/Stack'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ComponentType, useState } from 'react'
import { styled } from 'styled-components'
import type { Need } from './need.ts'
import { Plain, Section, SiteName } from './parts.tsx'
import { PlaceLink } from './place-link.tsx'

const MOST = 6
const ICONS: Readonly<Record<Need['icon'], ComponentType>> = {
  lead: EnvelopeIcon,
  stock: PackageIcon,
  dates: CalendarIcon,
  clash: StackIcon,
  approval: EditIcon,
}

const Round = styled.span<{ $tone: 'critical' | 'caution' }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--card-badge-${({ $tone }) => $tone}-bg-color);
  color: var(--card-badge-${({ $tone }) => $tone}-fg-color);
  font-size: 19px;
`

/** What wants doing, red first. `named`: each with its site. */
export function NeedsSection({ needs, named }: { needs: readonly Need[]; named: boolean }) {
  const [all, setAll] = useState(false)
  const shown = all ? needs : needs.slice(0, MOST)
  const sites = new Set(needs.map(({ site }) => site.id)).size
  const things = `${needs.length} ${needs.length === 1 ? 'thing' : 'things'}`
  const note =
    needs.length > 0 && (named ? `${things} on ${sites} ${sites === 1 ? 'site' : 'sites'}` : things)
  return (
    <Section title="Needs you" note={note}>
      <Card border radius={2} overflow="hidden">
        {needs.length === 0 ? <Nothing /> : null}
        <Plain>
          {shown.map((need, at) => (
            <NeedLine key={need.id} need={need} named={named} first={at === 0} />
          ))}
        </Plain>
        {needs.length > shown.length ? (
          <Card borderTop padding={1}>
            <Button
              mode="bleed"
              fontSize={1}
              text={`${needs.length - shown.length} more`}
              onClick={() => setAll(true)}
            />
          </Card>
        ) : null}
      </Card>
    </Section>
  )
}

function NeedLine({ need, named, first }: { need: Need; named: boolean; first: boolean }) {
  const { tone, icon, site, fact, consequence, action } = need
  const Icon = ICONS[icon]
  return (
    <Card as="li" borderTop={!first} padding={3}>
      <Flex align="center" gap={3}>
        <Round $tone={tone === 'red' ? 'critical' : 'caution'} aria-hidden="true">
          <Icon />
        </Round>
        <Stack gap={3} flex={1}>
          {named ? (
            <Text size={0} muted>
              <SiteName site={site} />
            </Text>
          ) : null}
          <Text size={1} weight="medium">
            {fact}
          </Text>
          <Text size={1} muted>
            {consequence}
          </Text>
        </Stack>
        <PlaceLink
          place={action.place}
          look="button"
          words={action.words}
          label={`${action.words}: ${fact}${named ? `, ${site.name}` : ''}`}
        />
      </Flex>
    </Card>
  )
}

const Nothing = () => (
  <Flex align="center" gap={3} padding={4}>
    <Text size={2} muted>
      <CheckmarkCircleIcon />
    </Text>
    <Text size={1} muted>
      Nothing needs you. Problems of the site, and what soon will be one, are listed here.
    </Text>
  </Flex>
)
