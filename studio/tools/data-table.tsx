import { Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 12px; text-align: left; vertical-align: top; overflow-wrap: break-word; font-weight: inherit; }
  & tbody tr { border-top: 1px solid var(--card-border-color); }
  & thead th { white-space: nowrap; }
`

/** A table under its heads. Where there is no room it scrolls sideways, by keyboard too. */
export function DataTable({
  label,
  heads,
  children,
}: {
  label: string
  heads: readonly string[]
  children: ReactNode
}) {
  return (
    <Card border radius={2} overflow="auto" tabIndex={0} role="group" aria-label={label}>
      <Table>
        <thead>
          <tr>
            {heads.map((words) => (
              <th key={words} scope="col">
                <Text size={1} muted>
                  {words}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Card>
  )
}

/** A cell of words; `as="th"` for what the row is of. */
export function Cell({
  children,
  muted = false,
  as: Tag = 'td',
}: {
  children: ReactNode
  muted?: boolean
  as?: 'td' | 'th'
}) {
  return (
    <Tag {...(Tag === 'th' ? { scope: 'row' } : {})}>
      <Text size={1} muted={muted} weight={Tag === 'th' ? 'medium' : 'regular'}>
        {children}
      </Text>
    </Tag>
  )
}
