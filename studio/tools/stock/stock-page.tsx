import { STAFF_API, staffStock } from '@forecourt/schemas/contract'
import { Card, Stack } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { OneSite } from '../../site-api/one-site.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { ViewTabs } from '../view-tabs.tsx'
import { FilesTab } from './bring/files-tab.tsx'
import { CarPage } from './car/car-page.tsx'
import { CataloguesView } from './catalogues-view.tsx'
import { ColumnsView } from './columns/columns-view.tsx'
import { PRICING_AGAIN_MS, PricingNote } from './pricing-note.tsx'
import { formatImportState } from './stock-text.ts'
import { WhyView } from './why-view.tsx'

const AGAIN_MS = 60_000
const VIEWS = [
  ['why', 'Why isn’t it live?'],
  ['files', 'Files'],
  ['columns', 'Columns'],
  ['catalogues', 'Catalogues'],
] as const

const Inner = styled.main`
  max-width: 1400px;
  margin: 0 auto;
  padding: 24px 32px 40px;
  @media (max-width: 1200px) { padding: 20px 20px 32px; }
  @media (max-width: 600px) { padding: 16px 16px 32px; }
`

/**
 * The tool Stock: why a car is on the site or not, what the last files brought, what their columns are, and which cars
 * advertisers are given.
 */
export function StockPage() {
  return <OneSite what="Stock">{(site) => <StockOrCar key={site.id} site={site} />}</OneSite>
}

function StockOrCar({ site }: { site: StudioSite }) {
  const { view, number } = useRouter().state
  return view === 'car' && typeof number === 'string' ? (
    <CarPage key={number} site={site} number={number} />
  ) : (
    <SiteStock site={site} />
  )
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
  const leftOut = value?.leftOut.total
  const asked = typeof router.state.number === 'string' ? router.state.number : ''
  return (
    <>
      <ViewTabs
        tool="stock"
        views={VIEWS.map(([name, title]) => [
          name,
          name === 'files' && leftOut ? `${title} (${leftOut})` : title,
        ])}
        view={view}
        note={last ? formatImportState(last, site.timeZone, now) : ''}
      />
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
          <div id="stock-view" role="tabpanel" aria-labelledby={`stock-${view}`}>
            <div hidden={view !== 'why'}>
              <WhyView key={asked} asked={asked} site={site} now={now} />
            </div>
            {view === 'files' && value ? (
              <FilesTab stock={value} site={site} now={now} refresh={refresh} />
            ) : null}
            {view === 'columns' ? <ColumnsView site={site} /> : null}
            {view === 'catalogues' ? <CataloguesView site={site} now={now} /> : null}
          </div>
          {value || error || view !== 'files' ? null : (
            <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />
          )}
        </Stack>
      </Inner>
    </>
  )
}
