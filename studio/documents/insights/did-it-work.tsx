import { type InsightItem, STAFF_API, staffInsightItem } from '@forecourt/schemas/contract'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type DocumentInspector, type DocumentInspectorProps, defineDocumentInspector } from 'sanity'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import {
  describeUsual,
  formatDay,
  formatNumber,
  formatRate,
  KIND_TYPES,
} from '../../tools/insights/insight-text.ts'
import { CountsOnly, UsualLine, VerdictBadge } from '../../tools/insights/verdict.tsx'
import { LookPane } from '../looks/look-pane.tsx'
import { useEdited } from '../looks/use-edited.ts'

const AGAIN_MS = 300_000

/** The kind that documents of a type are counted as; undefined for types that are not. */
const findKind = (type: string) =>
  (['tile', 'offer', 'banner', 'page'] as const).find((kind) => KIND_TYPES[kind] === type)

/** The column that says how a document does, for the types that are counted. */
export function insightInspectors(previous: DocumentInspector[], documentType: string): DocumentInspector[] {
  if (!findKind(documentType)) return previous
  return [
    ...previous,
    defineDocumentInspector({
      name: 'insights',
      component: DidItWork,
      useMenuItem: () => ({ icon: BarChartIcon, title: 'Did it work?', showAsAction: true }),
    }),
  ]
}

/** How a document does on one of its sites, and what stood at its place before. */
function DidItWork({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { sites, site, pickSite } = useEdited<object>(documentId, documentType)
  const kind = findKind(documentType)
  return (
    <LookPane title="Did it work?" onClose={onClose} sites={sites} site={site} onSite={pickSite}>
      {site && kind ? <SiteVerdict key={site.id} site={site} kind={kind} id={documentId} /> : null}
      <CountsOnly />
    </LookPane>
  )
}

type SiteVerdictProps = { site: StudioSite; kind: InsightItem['kind']; id: string }

function SiteVerdict({ site, kind, id }: SiteVerdictProps) {
  const path = `${STAFF_API.insightsItem}?${new URLSearchParams({ kind, id: id.replace(/^drafts\./, '') })}`
  const answer = useSiteAnswer(site, path, (each) => staffInsightItem.parse(each), AGAIN_MS)
  const { value, error, refresh } = answer
  const notice = (
    <ErrorNotice what="The counts" error={error} from={null} zone={site.timeZone} again={refresh} />
  )
  if (!value)
    return error ? notice : <Card padding={5} aria-busy="true" aria-label="Being read" role="status" />
  const { item, earlier } = value
  return (
    <Stack gap={5}>
      {notice}
      {item ? <ItemVerdict item={item} /> : <NotSeen />}
      {earlier.length > 0 && item ? <Earlier place={item.place} items={earlier} today={item.until} /> : null}
    </Stack>
  )
}

function NotSeen() {
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={3}>
        <Flex>
          <VerdictBadge verdict="few" />
        </Flex>
        <Text size={1} muted>
          No one’s seen it. We count from its first view.
        </Text>
      </Stack>
    </Card>
  )
}

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  font-variant-numeric: tabular-nums;
`

function ItemVerdict({ item }: { item: InsightItem }) {
  const { seen, clicked, enquiries, rate, usual, verdict } = item
  const figures = [
    [formatNumber(seen), 'seen'],
    [formatNumber(clicked), rate === null ? 'clicked' : `clicked, ${formatRate(rate)}`],
    [formatNumber(enquiries), 'enquiries after'],
  ] as const
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Flex>
          <VerdictBadge verdict={verdict} />
        </Flex>
        <Three>
          {figures.map(([count, words]) => (
            <Stack key={words} gap={2}>
              <Text size={2} weight="semibold">
                {count}
              </Text>
              <Text size={1} muted>
                {words}
              </Text>
            </Stack>
          ))}
        </Three>
        <UsualLine rate={rate} usual={usual} verdict={verdict} />
        <Text size={1} muted>
          {describeUsual(item)}
        </Text>
        <Text size={1}>
          <a href="/insights">All in Insights</a>
        </Text>
      </Stack>
    </Card>
  )
}

const Plain = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0 16px;
  & li { display: flex; justify-content: space-between; gap: 12px; padding: 12px 0; }
  & li + li { border-top: 1px solid var(--card-border-color); }
`

type EarlierProps = { place: string; items: readonly InsightItem[]; today: string }

function Earlier({ place, items, today }: EarlierProps) {
  return (
    <Card as="section" border radius={2} aria-label="Before it">
      <Stack gap={2}>
        <Heading as="h3" size={0} style={{ padding: '14px 16px 0' }}>
          Before it at {place}
        </Heading>
        <Plain>
          {items.map(({ id, name, from, until, rate, enquiries }) => (
            <li key={id}>
              <Stack gap={2}>
                <Text size={1}>{name || 'One that was deleted'}</Text>
                <Text size={1} muted>
                  {formatDay(from, today)} – {formatDay(until, today)}
                </Text>
              </Stack>
              <Text size={1} muted>
                {rate === null ? '' : `${formatRate(rate)}, `}
                {enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`}
              </Text>
            </li>
          ))}
        </Plain>
      </Stack>
    </Card>
  )
}
