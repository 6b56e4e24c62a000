import type { InsightFigure, InsightItem, StaffInsights } from '@forecourt/schemas/contract'
import { Box, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import {
  describeChange,
  describeRun,
  formatNumber,
  formatRate,
  formatUsual,
  KIND_NAMES,
  KIND_TYPES,
} from './insight-text.ts'
import { Part, WeekColumns } from './insights-parts.tsx'
import { NotSeenYet } from './not-seen-yet.tsx'
import { UsualLine, VerdictBadge } from './verdict.tsx'

const KINDS = Object.keys(KIND_NAMES) as InsightItem['kind'][]

/** What the site ran, judged in words first. */
export function RanView({ insights, site }: { insights: StaffInsights; site: StudioSite }) {
  const { figures, items, isEarly } = insights
  const isEmpty = isEarly && items.length === 0 && FIGURES.every(([name]) => figures[name].now === 0)
  const [kind, setKind] = useState<InsightItem['kind'] | null>(null)
  const shown = items.filter((item) => kind === null || item.kind === kind)
  const kinds = KINDS.filter((each) => items.some((item) => item.kind === each))
  return (
    <Stack gap={5}>
      {isEmpty ? null : <Figures figures={figures} isEarly={isEarly} />}
      {items.length === 0 ? null : (
        <Part title="What we ran" note="Since each one started.">
          <Flex gap={2} wrap="wrap" role="group" aria-label="Which">
            <Pill type="button" aria-pressed={kind === null} onClick={() => setKind(null)}>
              All {items.length}
            </Pill>
            {kinds.map((each) => (
              <Pill key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
                {KIND_NAMES[each]}s
              </Pill>
            ))}
          </Flex>
          <ItemTable items={shown} site={site} today={insights.until} />
          <Text size={1} muted>
            “Enquiries after” are those sent in the same visit, after a click on it. The page knows that until
            it’s closed, we only get the sum.
          </Text>
        </Part>
      )}
      <NotSeenYet site={site} items={items} />
    </Stack>
  )
}

const Pill = styled.button`
  padding: 7px 12px;
  border: 1px solid var(--card-border-color);
  border-radius: 99px;
  background: none;
  color: var(--card-fg-color);
  font: inherit;
  font-size: 13px;
  cursor: pointer;
  &[aria-pressed='true'] { background: var(--card-fg-color); color: var(--card-bg-color); }
`

const FIGURES: readonly (readonly [keyof StaffInsights['figures'], string])[] = [
  ['visits', 'Visits'],
  ['looks', 'Stock looked at'],
  ['enquiries', 'Enquiries'],
  ['perThousand', 'Enquiries per 1,000 looks'],
]

function Figures({ figures, isEarly }: Pick<StaffInsights, 'figures' | 'isEarly'>) {
  return (
    <Grid gridTemplateColumns={[2, 2, 4]} gap={3}>
      {FIGURES.map(([name, words]) => (
        <FigureCard
          key={name}
          figure={figures[name]}
          words={words}
          isEarly={isEarly}
          isShare={name === 'perThousand'}
        />
      ))}
    </Grid>
  )
}

type FigureCardProps = { figure: InsightFigure; words: string; isEarly: boolean; isShare: boolean }

function FigureCard({ figure, words, isEarly, isShare }: FigureCardProps) {
  const change = describeChange(figure)
  const isUnknown = isShare && figure.now === 0
  const isQuiet = figure.weeks.every((count) => count === 0)
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={3}>
        <Text size={1} muted>
          {words}
        </Text>
        <Flex align="baseline" gap={2} wrap="wrap">
          <Text size={3} weight="semibold">
            <Numbers>{isUnknown ? '–' : formatNumber(figure.now)}</Numbers>
          </Text>
          <Text size={1} muted={!change.isMore}>
            {isUnknown ? '' : change.words}
          </Text>
        </Flex>
        {isEarly || isUnknown || isQuiet ? null : <WeekColumns weeks={figure.weeks} />}
        <Text size={0} muted>
          {describeFigure({ isUnknown, isEarly, isQuiet })}
        </Text>
      </Stack>
    </Card>
  )
}

type FigureState = { isUnknown: boolean; isEarly: boolean; isQuiet: boolean }

function describeFigure({ isUnknown, isEarly, isQuiet }: FigureState): string {
  if (isUnknown) return 'Shows after 1,000 looks'
  if (isEarly) return 'Nothing to compare with yet'
  return isQuiet ? 'None in 8 weeks' : '8 weeks, this one last'
}

const Numbers = styled.span`
  font-variant-numeric: tabular-nums;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 12px; vertical-align: middle; font-weight: inherit; }
  & tbody tr { border-top: 1px solid var(--card-border-color); }
  & .n { text-align: right; }
  @media (max-width: 760px) {
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); padding: 12px; gap: 10px; }
    & tbody tr:first-child { border-top: 0; }
    & th, & td { padding: 0; }
    & th, & .wide { grid-column: 1 / -1; }
    & .n { text-align: left; }
    & .n::before { content: attr(data-words); display: block; margin-bottom: 4px; font-size: 12px; color: var(--card-muted-fg-color); }
  }
`

type ItemTableProps = { items: readonly InsightItem[]; site: StudioSite; today: string }

function ItemTable({ items, site, today }: ItemTableProps) {
  return (
    <Card border radius={2} overflow="auto">
      <Table>
        <thead>
          <tr>
            {['What', 'Seen', 'Clicked', 'Against its place’s usual', 'Enquiries after', 'So'].map(
              (words, at) => (
                <th key={words} scope="col" className={[1, 2, 4].includes(at) ? 'n' : undefined}>
                  <Text size={1} muted>
                    {words}
                  </Text>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={`${item.kind} ${item.id}`} item={item} site={site} today={today} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function ItemRow({ item, site, today }: { item: InsightItem; site: StudioSite; today: string }) {
  const { seen, clicked, rate, usual, enquiries, verdict } = item
  return (
    <tr>
      <th scope="row">
        <Flex align="center" gap={3}>
          <Thumb item={item} site={site} />
          <Stack gap={2}>
            <Text size={1} weight="medium">
              <Name item={item} />
            </Text>
            <Text size={1} muted>
              {describeRun(item, today)}
            </Text>
          </Stack>
        </Flex>
      </th>
      <Count words="Seen">{formatNumber(seen)}</Count>
      <Count words="Clicked">
        {formatNumber(clicked)}
        {rate === null ? '' : ` · ${formatRate(rate)}`}
      </Count>
      <td className="wide">
        <UsualLine rate={rate} usual={usual} verdict={verdict} />
        <Text size={1} muted>
          {rate === null
            ? 'needs about 500 looks'
            : usual
              ? `usual there ${formatUsual(usual)}`
              : 'no usual there yet'}
        </Text>
      </td>
      <Count words="Enquiries after">{formatNumber(enquiries)}</Count>
      <td className="wide">
        <Flex>
          <VerdictBadge verdict={verdict} />
        </Flex>
      </td>
    </tr>
  )
}

const Count = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <td className="n" data-words={words}>
    <Text size={1}>{children}</Text>
  </td>
)

const NameLink = styled(IntentLink)`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`

function Name({ item: { kind, id, name } }: { item: InsightItem }) {
  if (name === '') return <>{KIND_NAMES[kind]} that was deleted</>
  return (
    <NameLink intent="edit" params={{ id, type: KIND_TYPES[kind] }}>
      {name}
    </NameLink>
  )
}

const Picture = styled.img`
  display: block;
  flex: none;
  width: 48px;
  height: 32px;
  border-radius: 3px;
  object-fit: cover;
  background: var(--card-border-color);
`

function Thumb({ item: { picture }, site }: { item: InsightItem; site: StudioSite }) {
  const { siteOrigin } = useStudioSettings()
  const origin = getSiteOrigin(siteOrigin, site.slug)
  if (picture === '') return <Box as="span" style={{ flex: 'none', width: 48 }} aria-hidden="true" />
  return <Picture src={new URL(picture, origin).href} alt="" width={48} height={32} loading="lazy" />
}
