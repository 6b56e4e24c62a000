import { findOverride } from '@forecourt/schemas/contract'
import { placeOfZone } from '@forecourt/schemas/contract/pure'
import { Badge, Card, Flex, Heading, Stack, Switch, Text } from '@sanity/ui'
import { useId } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import type { TypedPlace } from '../../inputs/typed/use-typed-value.ts'
import { SiteName } from '../today/parts.tsx'
import type { Campaign } from './campaign-content.query.ts'
import { listColumns, partKind, partTitle, stateOnSite, takesPart } from './campaign-text.ts'
import { LinkCell, LinkLabel } from './link-cell.tsx'
import { PlaceCell, TextCell, WindowCell } from './override-cells.tsx'
import { addSitePatches, type OverrideChange, overridePatches } from './override-patches.ts'
import { BaseLine, Hidden, Table } from './page-parts.tsx'
import type { EditedCampaign } from './use-campaign.ts'
import { formatWall } from './wall-text.ts'

interface SiteTableProps {
  readonly edited: EditedCampaign
  readonly campaign: Campaign
  readonly part: string
}

/** What each site has of a part, and of that what it has otherwise. */
export function SiteTable(props: SiteTableProps) {
  const { edited, campaign, part } = props
  const id = useId()
  const { text, position, leads } = listColumns(campaign, part)
  const columns = [
    ...['Site', 'From and until', text],
    ...(position ? ['Place'] : []),
    ...(leads ? ['Leads to'] : []),
  ]
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={1} id={id}>
          The {partKind(campaign, part)} on each site
        </Heading>
        <Text size={1} muted>
          Grey comes from the campaign. Type over it to change one site.
        </Text>
      </Flex>
      <Card border radius={2} overflow="auto">
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <Hidden>On</Hidden>
              </th>
              {[...columns, 'State'].map((words) => (
                <th key={words} scope="col">
                  <Text size={1} muted>
                    {words}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <BaseRow {...props} />
            {edited.sites.map((site) => (
              <SiteRow key={site.id} {...props} site={site} />
            ))}
          </tbody>
        </Table>
      </Card>
    </Stack>
  )
}

/** What the campaign itself says. */
function BaseRow({ edited, campaign, part }: SiteTableProps) {
  const { position, leads } = listColumns(campaign, part)
  const first = edited.sites.find(({ id }) => takesPart(campaign, part, id))
  return (
    <BaseLine>
      <td />
      <th scope="row">
        <Text size={1}>Campaign</Text>
      </th>
      <td>
        <Stack gap={3}>
          <Text size={1}>{formatWall(campaign.start, 'from') || 'At once'}</Text>
          <Text size={1}>{formatWall(campaign.expiry, 'until') || 'Without an end'}</Text>
        </Stack>
      </td>
      <td>
        <Text size={1}>{partTitle(campaign, part)}</Text>
      </td>
      {position ? (
        <td>
          <Text size={1}>{position.place ?? 'Next'}</Text>
        </td>
      ) : null}
      {leads ? (
        <td>
          {leads.leadsToOffer ? (
            <Text size={1}>The campaign’s offer</Text>
          ) : (
            <LinkLabel site={first} href={leads.link} />
          )}
        </td>
      ) : null}
      <td />
    </BaseLine>
  )
}

function SiteRow({ edited, campaign, part, site }: SiteTableProps & { site: StudioSite }) {
  const isNamed = campaign.sites?.some(({ _ref }) => _ref === site.id) ?? false
  const isOn = takesPart(campaign, part, site.id)
  const change = (next: OverrideChange) => edited.change(overridePatches(campaign, part, site.id, next))
  const toggle = () =>
    isNamed ? change({ leftOut: isOn ? true : null }) : edited.change(addSitePatches(site.id))
  const { position, leads } = listColumns(campaign, part)
  const columns = 2 + (position ? 1 : 0) + (leads ? 1 : 0)
  return (
    <tr>
      <td style={{ width: 52 }}>
        <Switch checked={isOn} aria-label={site.name} onChange={toggle} />
      </td>
      <th scope="row" style={{ minWidth: 150 }}>
        <Stack gap={3}>
          <Text size={1} weight="medium" muted={!isOn}>
            <SiteName site={site} />
          </Text>
          {isOn ? (
            <Text size={1} muted>
              {placeOfZone(site.timeZone)} time
            </Text>
          ) : null}
        </Stack>
      </th>
      {isOn ? (
        <OverrideCells campaign={campaign} part={part} site={site} change={change} document={edited.id} />
      ) : (
        <td colSpan={columns}>
          <Text size={1} muted>
            {isNamed ? 'Left out here' : 'Not in this campaign'}
          </Text>
        </td>
      )}
      <td style={{ width: 190, minWidth: 130 }}>
        {isOn ? <SiteState edited={edited} campaign={campaign} part={part} site={site} /> : null}
      </td>
    </tr>
  )
}

interface OverrideCellsProps {
  /** The campaign’s published id. */
  readonly document: string
  readonly campaign: Campaign
  readonly part: string
  readonly site: StudioSite
  change(next: OverrideChange): void
}

function OverrideCells({ document, campaign, part, site, change }: OverrideCellsProps) {
  const typedAt = (field: string): TypedPlace => ({
    document,
    path: ['overrides'],
    key: `${part}/${site.id}/${field}`,
  })
  const own = findOverride(campaign, part, site.id)
  const { text, position, leads } = listColumns(campaign, part)
  return (
    <>
      <td style={{ width: 240, minWidth: 200 }}>
        <WindowCell typedAt={typedAt} campaign={campaign} own={own} site={site} onChange={change} />
      </td>
      <td style={{ minWidth: 200 }}>
        <TextCell
          typedAt={typedAt('text')}
          label={`${text} for ${site.name}`}
          given={partTitle(campaign, part)}
          own={own?.text}
          onChange={(words) => change({ text: words })}
        />
      </td>
      {position ? (
        <td style={{ width: 110 }}>
          <PlaceCell
            typedAt={typedAt('position')}
            label={`Place for ${site.name}`}
            given={position.place}
            own={own?.position}
            onChange={(place) => change({ position: place })}
          />
        </td>
      ) : null}
      {leads ? (
        <td style={{ width: 220, minWidth: 170 }}>
          <LinkCell
            site={site}
            given={leads.link}
            givenText={leads.leadsToOffer ? 'The campaign’s offer' : null}
            own={own?.link}
            onChange={(link) => change({ link })}
          />
        </td>
      ) : null}
    </>
  )
}

/** Whether a site is ready, live or held back, and by what. */
function SiteState({ edited, campaign, part, site }: SiteTableProps & { site: StudioSite }) {
  const now = useNow()
  const { existing, problems } = edited
  const { tone, words } = stateOnSite({ campaign, part, site, existing, problems, now })
  const own = problems.filter((one) => one.part === part && one.site === site.id)
  return (
    <Stack gap={3}>
      <Flex>
        <Badge tone={tone}>{words}</Badge>
      </Flex>
      {own.map(({ text }) => (
        <Text key={text} size={1} muted>
          {text}
        </Text>
      ))}
    </Stack>
  )
}
