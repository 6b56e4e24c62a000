import { Card, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { formatNumber } from './insight-text.ts'

/** Two columns where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px;
  align-items: start;
  @media (max-width: 1000px) { grid-template-columns: minmax(0, 1fr); }
`

/** A part under its own heading. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      {note ? (
        <Text size={1} muted>
          {note}
        </Text>
      ) : null}
      {children}
    </Stack>
  )
}

/** Says in a card that there is nothing. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <Card border radius={2} padding={4}>
      <Text size={1} muted>
        {children}
      </Text>
    </Card>
  )
}

const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 4px 14px;
  font-variant-numeric: tabular-nums;
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 12px;
    align-items: center;
    padding: 10px 0;
  }
  & li + li { border-top: 1px solid var(--card-border-color); }
`
const Bar = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: 3px;
  background: rgb(128 128 128 / 0.15);
  & i { display: block; height: 100%; border-radius: 3px; background: var(--card-focus-ring-color, #4a6cf7); }
`

type BarRow = { name: string; count: number; note?: string }

/** Names with their counts, drawn as bars of one scale. */
export function Bars({ rows, nothing }: { rows: readonly BarRow[]; nothing: string }) {
  if (rows.length === 0) return <Nothing>{nothing}</Nothing>
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Card border radius={2}>
      <Rows>
        {rows.map(({ name, count, note }) => (
          <li key={name}>
            <Text size={1}>{name}</Text>
            <Text size={1} muted>
              {formatNumber(count)}
              {note ? ` ${note}` : ''}
            </Text>
            <Bar aria-hidden="true">
              <i style={{ width: `${Math.round((100 * count) / most)}%` }} />
            </Bar>
          </li>
        ))}
      </Rows>
    </Card>
  )
}

/** A list of short lines. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Card border radius={2}>
      <Rows>{children}</Rows>
    </Card>
  )
}

const Columned = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 3px;
  height: 34px;
  & i { flex: 1; min-height: 2px; border-radius: 2px 2px 0 0; background: rgb(128 128 128 / 0.35); }
  & i:last-child { background: var(--card-focus-ring-color, #4a6cf7); }
`

/** The last weeks as columns, this one last; a drawing beside figures that say the same. */
export function WeekColumns({ weeks, height }: { weeks: readonly number[]; height?: number }) {
  const most = Math.max(1, ...weeks)
  return (
    <Columned aria-hidden="true" style={height ? { height } : undefined}>
      {weeks.map((count, at) => (
        <i key={at} style={{ height: `${Math.round((100 * count) / most)}%` }} />
      ))}
    </Columned>
  )
}
