import { formatShortInstant, type StaffImport, type StaffStock } from '@forecourt/schemas/contract'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Cell, DataTable } from '../data-table.tsx'
import { formatFeedName, formatImport } from './stock-text.ts'

const ROWS_SHOWN = 20

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 28px;
  align-items: start;
  @media (max-width: 1280px) { grid-template-columns: minmax(0, 1fr); }
`
/** The last files and what they did, and the rows that were left out with what to do. */
export function FilesView({ stock, zone, now }: { stock: StaffStock; zone: string; now: string }) {
  const { imports, leftOut, remarks } = stock
  return (
    <Columns>
      <Part title="Recent files">
        {imports.length === 0 ? (
          <Nothing>No stock file has come yet. We’ll read it when it arrives.</Nothing>
        ) : (
          <DataTable label="Recent files" heads={['When', 'Rows', 'What it did', 'State']}>
            {imports.map((each) => (
              <ImportRow key={each.id} of={each} zone={zone} now={now} />
            ))}
          </DataTable>
        )}
      </Part>
      <Stack gap={5}>
        <Part title={leftOut.total === 1 ? '1 row left out' : `${leftOut.total} rows left out`}>
          <Notes {...leftOut} label="Rows left out" nothing="No row was left out of the last files." />
        </Part>
        <Part title={remarks.total === 1 ? '1 remark' : `${remarks.total} remarks`}>
          <Notes {...remarks} label="Remarks" nothing="Every value could be read." />
        </Part>
      </Stack>
    </Columns>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <Card border radius={2} padding={4}>
    <Text size={1} muted>
      {children}
    </Text>
  </Card>
)

function ImportRow({ of, zone, now }: { of: StaffImport; zone: string; now: string }) {
  const { at, counts, stopped } = of
  const leftOut = counts?.leftOut ?? 0
  return (
    <tr>
      <td>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {formatShortInstant(at, zone, now)}
          </Text>
          <Text size={1} muted>
            {formatFeedName(of)}
          </Text>
        </Stack>
      </td>
      <Cell>{counts ? counts.rows.toLocaleString('en-AU') : ''}</Cell>
      <Cell>{formatImport(of)}</Cell>
      <td>
        <Flex>
          <Badge tone={stopped ? 'critical' : leftOut > 0 ? 'caution' : 'positive'}>
            {stopped ? 'Stopped' : leftOut > 0 ? `Read, ${leftOut} left out` : 'Read'}
          </Badge>
        </Flex>
      </td>
    </tr>
  )
}

function Notes({ total, rows, label, nothing }: StaffStock['leftOut'] & { label: string; nothing: string }) {
  const [all, setAll] = useState(false)
  if (rows.length === 0) return <Nothing>{nothing}</Nothing>
  const shown = all ? rows : rows.slice(0, ROWS_SHOWN)
  return (
    <Stack gap={3}>
      <DataTable label={label} heads={['Line', 'Which', 'What’s wrong', 'What to do']}>
        {shown.map((row, index) => (
          <tr key={`${row.feed} ${row.line} ${row.problem} ${index}`}>
            <td>
              <Stack gap={2}>
                <Text size={1}>{row.line}</Text>
                <Text size={0} muted>
                  {formatFeedName(row)}
                </Text>
              </Stack>
            </td>
            <Cell muted={row.stockNumber === ''}>{row.stockNumber || 'None'}</Cell>
            <Cell>{row.problem}</Cell>
            <Cell>{row.remedy}</Cell>
          </tr>
        ))}
      </DataTable>
      <Flex align="center" gap={3}>
        {rows.length > shown.length ? (
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            text={`Show ${rows.length - shown.length} more`}
            onClick={() => setAll(true)}
          />
        ) : null}
        {total > rows.length ? (
          <Text size={1} muted>
            The first {rows.length} of {total} are listed.
          </Text>
        ) : null}
      </Flex>
    </Stack>
  )
}
