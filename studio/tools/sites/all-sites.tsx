import { formatShortDay } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { DealerError, reopenDealer } from '@forecourt/tenants/lifecycle'
import { AddIcon } from '@sanity/icons/Add'
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useNow } from '../../content-api/use-now.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { ActButton } from '../calendar/act-button.tsx'
import { Table } from '../today/on-site-now.tsx'
import { Section, SiteName } from '../today/parts.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import type { ListedSite } from './use-all-sites.ts'

/** Every site in a line, those out of use below; each can be opened, compared, retired, or opened again. */
export function AllSites({ sites }: { sites: readonly ListedSite[] }) {
  const router = useRouter()
  const [retiring, setRetiring] = useState<ListedSite | null>(null)
  const reopen = useReopen()
  const inUse = sites.filter(({ retiredAt }) => retiredAt === null)
  const retired = sites.filter(({ retiredAt }) => retiredAt !== null)
  return (
    <Page>
      <Stack gap={5}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Heading as="h1" size={3}>
              All sites
            </Heading>
          </Box>
          <ActButton
            fontSize={1}
            icon={AddIcon}
            text="New dealer"
            onClick={() => router.navigate({ view: 'new' })}
          />
        </Flex>
        <Section title="In use" note={String(inUse.length)}>
          <Sites sites={inUse} onRetire={setRetiring} onReopen={reopen} />
        </Section>
        {retired.length > 0 ? (
          <Section
            title="Retired"
            note="Their addresses are out of use and stay theirs; nothing of them is deleted"
          >
            <Sites sites={retired} onRetire={setRetiring} onReopen={reopen} />
          </Section>
        ) : null}
      </Stack>
      {retiring ? (
        <RetireDialog site={retiring} onClose={() => setRetiring(null)} onUndo={() => reopen(retiring)} />
      ) : null}
    </Page>
  )
}

/** Opens a retired site again and says so. */
function useReopen(): (site: ListedSite) => Promise<void> {
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()
  return async ({ id, name }) => {
    try {
      await reopenDealer(client, id)
      toast.push({ status: 'success', title: `${name} is open again.` })
    } catch (error) {
      if (!(error instanceof DealerError)) console.error(error)
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
  }
}

interface SitesProps {
  readonly sites: readonly ListedSite[]
  readonly onRetire: (site: ListedSite) => void
  readonly onReopen: (site: ListedSite) => void
}

function Sites({ sites, ...actions }: SitesProps) {
  return (
    <Card border radius={2} overflow="auto">
      <Table>
        <thead>
          <tr>
            {['Site', 'Where it is', 'Locations', 'Pages', 'State'].map((words) => (
              <th key={words} scope="col">
                <Text size={1} muted>
                  {words}
                </Text>
              </th>
            ))}
            <th scope="col">
              <Text size={1} muted align="right">
                What can be done
              </Text>
            </th>
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} {...actions} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function SiteRow({ site, onRetire, onReopen }: Omit<SitesProps, 'sites'> & { site: ListedSite }) {
  const router = useRouter()
  const now = useNow()
  const { siteOrigin } = useStudioSettings()
  const { name, city, slug, hosts, retiredAt, timeZone, launch } = site
  const isWaiting = launch !== null && launch.liveAt === null
  const address = getSiteOrigin(siteOrigin, slug)
  const since = retiredAt ? formatShortDay(dateAt(retiredAt, timeZone), dateAt(now, timeZone)) : ''
  return (
    <tr>
      <th scope="row">
        <Stack gap={2}>
          <Text size={1} weight="medium">
            <SiteName site={site} />
          </Text>
          {city ? (
            <Text size={0} muted>
              {city}
            </Text>
          ) : null}
        </Stack>
      </th>
      <td>
        <Stack gap={2}>
          <Text size={1}>
            {retiredAt ? (
              address.replace(/^https?:\/\//, '')
            ) : (
              <a href={address} target="_blank" rel="noopener">
                {address.replace(/^https?:\/\//, '')}
              </a>
            )}
          </Text>
          {hosts.length > 0 ? (
            <Text size={0} muted>
              {hosts.join(', ')}
            </Text>
          ) : null}
        </Stack>
      </td>
      <Count>{site.locations}</Count>
      <Count>{site.pages}</Count>
      <td>
        <Badge tone={retiredAt || isWaiting ? 'caution' : 'positive'}>
          {retiredAt ? `Retired ${since}` : isWaiting ? 'Not live' : 'Open'}
        </Badge>
      </td>
      <td>
        <Flex gap={1} justify="flex-end">
          {retiredAt ? (
            <Act text="Open again" label={`Open ${name} again`} onClick={() => onReopen(site)} />
          ) : (
            <>
              <Act
                text="Compare"
                label={`Compare ${name} with another`}
                onClick={() => router.navigate({ view: 'compare', one: slug })}
              />
              <Act text="Retire…" label={`Retire ${name}`} onClick={() => onRetire(site)} />
            </>
          )}
        </Flex>
      </td>
    </tr>
  )
}

const Act = ({ text, label, onClick }: { text: string; label: string; onClick: () => void }) => (
  <Button mode="bleed" fontSize={1} padding={2} text={text} aria-label={label} onClick={onClick} />
)

const Count = ({ children }: { children: number }) => (
  <td>
    <Text size={1}>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{children}</span>
    </Text>
  </td>
)

const Page = styled.main`
  height: 100%;
  overflow-y: auto;
  padding: 26px 32px 40px;
  & a { color: inherit; }
  & > * { max-width: 1400px; margin: 0 auto; }
`
