import { STAFF_API, staffStock } from '@forecourt/schemas/contract'
import { Card, Flex, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { OneSite } from '../../site-api/one-site.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { ColumnsView } from './columns/columns-view.tsx'
import { FilesView } from './files-view.tsx'
import { PRICING_AGAIN_MS, PricingNote } from './pricing-note.tsx'
import { formatImportState } from './stock-text.ts'
import { WhyView } from './why-view.tsx'

const AGAIN_MS = 60_000
const VIEWS = [
  ['why', 'Why isn’t my car live?'],
  ['files', 'Files'],
  ['columns', 'Columns'],
] as const

const Inner = styled.main`
  max-width: 1400px;
  margin: 0 auto;
  padding: 24px 32px 40px;
  @media (max-width: 1200px) { padding: 20px 20px 32px; }
`

/** The tool Stock: why a car is on the site or not, what the last files brought, and what their columns are. */
export function StockPage() {
  return <OneSite what="Stock">{(site) => <SiteStock key={site.id} site={site} />}</OneSite>
}

function SiteStock({ site }: { site: StudioSite }) {
  const now = useNow()
  const router = useRouter()
  const [view] = VIEWS.find(([name]) => name === router.state.view) ?? VIEWS[0]
  const [againMs, setAgainMs] = useState(AGAIN_MS)
  const answer = useSiteAnswer(site, STAFF_API.stock, (each) => staffStock.parse(each), againMs)
  const { value, error, refresh } = answer
  const isPricing = Boolean(value?.pricing)
  useEffect(() => setAgainMs(isPricing ? PRICING_AGAIN_MS : AGAIN_MS), [isPricing])
  const [last] = value?.imports ?? []
  return (
    <>
      <Card borderBottom padding={3} paddingX={4}>
        <Flex align="center" gap={4} wrap="wrap">
          <TabList gap={1}>
            {VIEWS.map(([name, words]) => (
              <Tab
                key={name}
                id={`stock-${name}`}
                aria-controls={`stock-${name}-panel`}
                fontSize={1}
                padding={3}
                selected={view === name}
                label={name === 'files' && value?.leftOut.total ? `${words} (${value.leftOut.total})` : words}
                onClick={() => router.navigate(name === 'why' ? {} : { view: name })}
              />
            ))}
          </TabList>
          <Text size={1} muted style={{ marginLeft: 'auto' }}>
            {last ? formatImportState(last, site.timeZone, now) : ''}
          </Text>
        </Flex>
      </Card>
      <Inner>
        <Stack gap={4}>
          <ErrorNotice
            what="The stock"
            error={error}
            from={value?.at ?? null}
            zone={site.timeZone}
            again={refresh}
          />
          <PricingNote pricing={value?.pricing ?? null} />
          <TabPanel id="stock-why-panel" aria-labelledby="stock-why" hidden={view !== 'why'}>
            <WhyView site={site} now={now} />
          </TabPanel>
          <TabPanel id="stock-files-panel" aria-labelledby="stock-files" hidden={view !== 'files'}>
            {value ? <FilesView stock={value} zone={site.timeZone} now={now} /> : null}
          </TabPanel>
          <TabPanel id="stock-columns-panel" aria-labelledby="stock-columns" hidden={view !== 'columns'}>
            {view === 'columns' ? <ColumnsView site={site} /> : null}
          </TabPanel>
          {value || error || view !== 'files' ? null : (
            <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />
          )}
        </Stack>
      </Inner>
    </>
  )
}
