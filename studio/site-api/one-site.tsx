import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useCurrentSite, useSites } from '../access/current-site.tsx'
import type { StudioSite } from '../access/studio-sites.ts'
import { SiteMark } from '../inputs/sites/site-mark.tsx'

const Page = styled(Card)`
  height: 100%;
  overflow-y: auto;
`
const Inner = styled.main`
  max-width: 560px;
  margin: 0 auto;
  padding: 48px 32px;
`

const Choice = styled(Button)`
  background: var(--card-bg-color);
  box-shadow: inset 0 0 0 1px var(--card-border-color);
`

/** A tool that is of one site at a time: for that site, or the choice of one. `what` is what the site is chosen for. */
export function OneSite({ what, children }: { what: string; children: (site: StudioSite) => ReactNode }) {
  const { site, sites, select } = useCurrentSite()
  const { error, value } = useSites()
  if (site) return <Page tone="transparent">{children(site)}</Page>
  if (!value && !error)
    return <Page tone="transparent" aria-busy="true" aria-label="Being read" role="status" />
  return (
    <Page tone="transparent">
      <Inner>
        <Stack gap={4}>
          <Heading as="h1" size={3}>
            {what}
          </Heading>
          <Text size={1} muted>
            {error ?? (value?.length === 0 ? 'You look after no site yet.' : 'Of which site?')}
          </Text>
          {sites.map((site) => (
            <Choice key={site.id} mode="bleed" padding={3} onClick={() => select(site.id)}>
              <Flex align="center" justify="space-between">
                <SiteMark site={site} />
                <Text size={1} muted>
                  <ChevronRightIcon />
                </Text>
              </Flex>
            </Choice>
          ))}
        </Stack>
      </Inner>
    </Page>
  )
}
