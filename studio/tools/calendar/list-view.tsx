import { Badge, Box, Button, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCalendarActions } from './calendar-context.ts'
import { Said } from './calendar-styles.ts'
import { formatDay, formatMoment } from './format.ts'
import { formatKind } from './item-text.ts'
import type { CalendarItem } from './items.ts'
import type { Lane } from './lanes.ts'

/** Rows drawn at first: a page is read from its top. */
const FIRST = 300

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 1.4;
  th, td { padding: 8px 16px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--card-border-color); }
  thead th { font-weight: 500; color: var(--card-muted-fg-color); }
  tbody th { font-weight: 500; }
  @media (max-width: 600px) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; padding: 10px 16px; border-bottom: 1px solid var(--card-border-color); }
    :is(th, td) { grid-column: 1; padding: 0; border: 0; }
    td { color: var(--card-muted-fg-color); }
    td:empty { display: none; }
    td[data-until]::before { content: 'until '; }
    td:last-child { grid-column: 2; grid-row: 1 / span 6; align-self: center; }
  }
`

interface Row {
  readonly key: string
  readonly name: string
  readonly what: string
  readonly site: string
  readonly from: string
  readonly until: string
  /** It has no end. */
  readonly isOpen: boolean
  readonly state: string
  readonly sort: string
  open(element: HTMLElement): void
}

/** The same things as a table, for print and screen readers. */
export function ListView({ lanes, sites }: { lanes: readonly Lane[]; sites: number }) {
  const [all, setAll] = useState(false)
  const rows = useRows(lanes)
  const shown = all ? rows : rows.slice(0, FIRST)
  if (rows.length === 0) {
    return (
      <Box padding={5}>
        <Text size={1} muted>
          Nothing is planned in this time.
        </Text>
      </Box>
    )
  }
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What</th>
            {sites > 1 && <th scope="col">Site</th>}
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col">State</th>
            <th scope="col" data-no-print>
              <Said>Details</Said>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{row.what}</td>
              {sites > 1 && <td>{row.site}</td>}
              <td data-from>{row.from}</td>
              <td data-until={row.isOpen ? undefined : ''}>{row.until}</td>
              <td>{row.state && <Badge tone={getTone(row.state)}>{row.state}</Badge>}</td>
              <td data-no-print>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text="Details"
                  aria-label={`Details of ${row.name}`}
                  onClick={(event) => row.open(event.currentTarget)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < rows.length && (
        <Box padding={4} data-no-print>
          <Button mode="ghost" text={`Show all ${rows.length}`} fontSize={1} onClick={() => setAll(true)} />
        </Box>
      )}
    </>
  )
}

function getTone(state: string): 'critical' | 'caution' | 'positive' | 'default' {
  if (state.includes('Clash')) return 'critical'
  if (state === 'Draft' || state === 'To approve') return 'caution'
  return state === 'Live' ? 'positive' : 'default'
}

function useRows(lanes: readonly Lane[]): Row[] {
  const { openItem, openDay, today, now } = useCalendarActions()
  const buildState = (item: CalendarItem, clash: boolean) => {
    const over = item.expiry && item.expiry < now ? 'Over' : ''
    const coming = item.start && item.start > now ? 'Not yet' : 'Live'
    return [item.draft ? 'Draft' : over || coming, clash ? 'Clash' : ''].filter(Boolean).join(', ')
  }
  const rows = lanes.flatMap((lane): Row[] => [
    ...lane.bars.map(({ item, clashes }) => ({
      key: item.key,
      name: item.name,
      what: formatKind(item),
      site: lane.site.name,
      from: item.start ? formatMoment(item.start, item.zone, today(item.zone), 'from') : 'no start date',
      until: item.expiry ? formatMoment(item.expiry, item.zone, today(item.zone), 'until') : 'no end date',
      isOpen: !item.expiry,
      state: buildState(item, clashes.length > 0),
      sort: item.start ?? '',
      open: (element: HTMLElement) => openItem(item, element),
    })),
    ...lane.days.map(({ day }) => ({
      key: day.key,
      name: day.name,
      what: day.kind === 'holiday' ? 'Public holiday' : 'Special hours',
      site: lane.site.name,
      from: formatDay(day.date, today(lane.site.timeZone)),
      until: day.hours,
      isOpen: true,
      state: day.proposed ? 'To approve' : '',
      sort: day.date,
      open: (element: HTMLElement) => openDay(day, element),
    })),
  ])
  return rows.sort((a, b) => a.sort.localeCompare(b.sort))
}
