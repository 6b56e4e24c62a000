import { formatShortInstant } from '@forecourt/schemas/contract'
import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useDocumentStore } from 'sanity'
import { styled } from 'styled-components'
import { useCurrentSite } from '../../access/current-site.tsx'
import { useLive } from '../../content-api/use-live.ts'
import { useNow } from '../../content-api/use-now.ts'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'
import { EmptyCard, SiteName } from '../today/parts.tsx'
import { type Campaign, campaignsQuery } from './campaign-content.query.ts'
import { formatCampaign, stateOfCampaign } from './campaign-text.ts'
import { NewCampaign } from './new-campaign.tsx'
import { Inner, Scroll, Table } from './page-parts.tsx'
import { useCampaignLink } from './use-campaign-link.ts'
import { formatWall } from './wall-text.ts'

interface Listed {
  readonly id: string
  readonly draft: Campaign | null
  readonly published: Campaign | null
}

/** A campaign’s draft and what is published of it, together. */
function pairUp(all: readonly Campaign[]): Listed[] {
  const ids = new Set(all.map(({ _id }) => _id.replace(/^drafts\./, '')))
  const find = (id: string) => all.find(({ _id }) => _id === id) ?? null
  return [...ids].map((id) => ({ id, draft: find(`drafts.${id}`), published: find(id) }))
}

/** Every campaign of the person’s sites, what was changed last on top. */
export function CampaignList() {
  const store = useDocumentStore()
  const { value, error } = useLive(
    () =>
      store.listenQuery(
        campaignsQuery,
        {},
        { perspective: 'raw', apiVersion: STRUCTURE_API_VERSION, tag: 'campaigns' },
      ),
    (answer: readonly Campaign[]) => pairUp(answer),
    'campaigns',
  )
  return (
    <Scroll tone="transparent">
      <Inner>
        <Flex align="flex-end" gap={4} wrap="wrap" marginBottom={5}>
          <Stack gap={4} flex={1}>
            <Heading as="h1" size={3}>
              Campaigns
            </Heading>
            <Text size={1} muted>
              An offer, a banner and tiles for several sites, published and undone together.
            </Text>
          </Stack>
          <NewCampaign />
        </Flex>
        {error ? <EmptyCard tone="critical">We couldn’t read the campaigns. {error}</EmptyCard> : null}
        {value?.length === 0 ? (
          <EmptyCard>No campaigns. A new one starts with all your sites.</EmptyCard>
        ) : null}
        {value && value.length > 0 ? <Campaigns campaigns={value} /> : null}
        {value || error ? null : (
          <Card padding={6} tone="transparent" aria-busy="true" aria-label="Being read" role="status" />
        )}
      </Inner>
    </Scroll>
  )
}

function Campaigns({ campaigns }: { campaigns: readonly Listed[] }) {
  return (
    <Card border radius={2} overflow="auto">
      <Table>
        <thead>
          <tr>
            {['Campaign', 'Sites', 'From and until', 'State'].map((words) => (
              <th key={words} scope="col">
                <Text size={1} muted>
                  {words}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map((listed) => (
            <CampaignRow key={listed.id} {...listed} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Open = styled.a`
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`

function CampaignRow({ id, draft, published }: Listed) {
  const now = useNow()
  const { sites } = useCurrentSite()
  const link = useCampaignLink(id)
  const campaign = draft ?? published
  if (!campaign) return null
  const state = stateOfCampaign(draft, published)
  const named = sites.filter((site) => campaign.sites?.some(({ _ref }) => _ref === site.id))
  const at = published?.publication?.at
  return (
    <tr>
      <th scope="row">
        <Stack gap={3}>
          <Text size={1}>
            <Open {...link}>{campaign.name || 'Campaign without a name'}</Open>
          </Text>
          <Text size={1} muted>
            {formatCampaign(campaign)}
          </Text>
        </Stack>
      </th>
      <td>
        <Stack gap={3}>
          {named.map((site) => (
            <Text key={site.id} size={1}>
              <SiteName site={site} />
            </Text>
          ))}
        </Stack>
      </td>
      <td>
        <Stack gap={3}>
          <Text size={1}>{formatWall(campaign.start, 'from') || 'At once'}</Text>
          <Text size={1}>{formatWall(campaign.expiry, 'until') || 'Without an end'}</Text>
        </Stack>
      </td>
      <td>
        <Stack gap={3}>
          <Flex>
            <Badge tone={state.tone}>{state.words}</Badge>
          </Flex>
          {at ? (
            <Text size={1} muted>
              {formatShortInstant(at, named[0]?.timeZone ?? 'UTC', now)}
            </Text>
          ) : null}
        </Stack>
      </td>
    </tr>
  )
}
