import { formatShortInstant, formatShortTime } from '@forecourt/schemas/contract'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { useCurrentSite } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { Need } from './need.ts'
import { Table } from './on-site-now.tsx'
import { Section, SiteName, Tabular } from './parts.tsx'
import { PlaceLink } from './place-link.tsx'
import { liveNow, nextChange, type Showing } from './showings.ts'
import type { TodayDraft } from './today-content.query.ts'
import type { SiteNumbers } from './use-site-numbers.ts'

interface YourSitesProps {
  sites: readonly StudioSite[]
  showings: readonly Showing[]
  needs: readonly Need[]
  drafts: readonly TodayDraft[]
  numbers: SiteNumbers
  now: string
}

const Choose = styled.button`
  all: unset;
  cursor: pointer;
  font-weight: 500;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; }
  @media (max-width: 600px) { padding-block: 14px; margin-block: -14px; }
`
const Top = styled(Table)`
  & td, & th[scope='row'] { vertical-align: top; }
  /* What is next, drafts and cars are on the site's own page. */
  @media (max-width: 600px) { & :is(td, th):is(:nth-child(3), :nth-child(5), :nth-child(7)) { display: none; } }
`

/** All of a person's sites in a line each; a site's name chooses it. */
export function YourSites(props: YourSitesProps) {
  return (
    <Section title="Your sites">
      <Card border radius={2} overflow="auto">
        <Top>
          <thead>
            <tr>
              {['Site', 'Live', 'Next to change', 'Problems', 'Drafts', 'Leads today', 'Stock'].map(
                (words) => (
                  <th key={words} scope="col">
                    <Text size={1} muted>
                      {words}
                    </Text>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {props.sites.map((site) => (
              <SiteRow key={site.id} site={site} {...props} />
            ))}
          </tbody>
        </Top>
      </Card>
    </Section>
  )
}

function SiteRow({ site, showings, needs, drafts, numbers, now }: YourSitesProps & { site: StudioSite }) {
  const { select } = useCurrentSite()
  const { value, error } = numbers[site.id] ?? {}
  const own = needs.filter((need) => need.site.id === site.id)
  return (
    <tr>
      <th scope="row">
        <Stack gap={2}>
          <Text size={1}>
            <Choose type="button" onClick={() => select(site.id)}>
              <SiteName site={site} />
            </Choose>
          </Text>
          <Text size={0} muted>
            {[site.city, formatShortTime(now, site.timeZone)].filter(Boolean).join(', ')}
          </Text>
        </Stack>
      </th>
      <Cell>{liveNow(showings, site.id, now).length}</Cell>
      <td>
        <Next site={site} showings={showings} now={now} />
      </td>
      <td>
        <Problems needs={own} />
      </td>
      <Cell>{drafts.filter(({ sites }) => sites.includes(site.id)).length}</Cell>
      <Cell title={error}>{value ? value.leads.today : error ? 'not read' : ''}</Cell>
      <Cell title={error}>{value?.stock?.onSite.toLocaleString('en-AU') ?? (error ? 'not read' : '')}</Cell>
    </tr>
  )
}

const Cell = ({ children, title }: { children: number | string; title?: string | undefined }) => (
  <td title={title}>
    <Text size={1}>
      <Tabular>{children}</Tabular>
    </Text>
  </td>
)

function Next({ site, showings, now }: { site: StudioSite; showings: readonly Showing[]; now: string }) {
  const next = nextChange(showings, site.id, now)
  if (!next)
    return (
      <Text size={1} muted>
        Nothing planned
      </Text>
    )
  const { showing, starts, at } = next
  return (
    <Stack gap={2}>
      <Text size={1}>
        <PlaceLink place={{ kind: 'document', id: showing.id, type: showing.type }} look="text">
          {showing.title} {starts ? 'starts' : 'ends'}
        </PlaceLink>
      </Text>
      <Text size={0} muted>
        {formatShortInstant(at, site.timeZone, now)}
      </Text>
    </Stack>
  )
}

function Problems({ needs }: { needs: readonly Need[] }) {
  const count = (tone: Need['tone']) => needs.filter((need) => need.tone === tone).length
  const [red, amber] = [count('red'), count('amber')]
  if (red + amber === 0)
    return (
      <Text size={1} muted>
        None
      </Text>
    )
  return (
    <Flex gap={1} wrap="wrap">
      {red > 0 ? <Badge tone="critical" style={{ whiteSpace: 'nowrap' }}>{`${red} urgent`}</Badge> : null}
      {amber > 0 ? (
        <Badge tone="caution" style={{ whiteSpace: 'nowrap' }}>{`${amber} to look at`}</Badge>
      ) : null}
    </Flex>
  )
}
