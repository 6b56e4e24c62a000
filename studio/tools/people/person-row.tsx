import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { initials } from './people-text.ts'

const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  & > li + li { border-top: 1px solid var(--card-border-color); }
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 14px 16px;
`
const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: 50%;
  background: var(--card-badge-default-bg-color);
  color: var(--card-badge-default-fg-color);
  font: 600 12px/1 var(--forecourt-font, Inter, system-ui, sans-serif);
`

/** A list of people under its name and their number. */
export function PeopleList({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: ReactNode
}) {
  const id = `people-${title.toLowerCase()}`
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Flex align="center" gap={2}>
        <Text as="h2" id={id} size={2} weight="semibold">
          {title}
        </Text>
        <Badge>{count}</Badge>
      </Flex>
      <Card border radius={2}>
        <Rows>{children}</Rows>
      </Card>
    </Stack>
  )
}

/** Somebody, with what is said of them and what can be done. */
export function PersonRow({
  name,
  lines,
  children,
}: {
  name: string
  lines: readonly string[]
  children?: ReactNode
}) {
  return (
    <Row>
      <Disc aria-hidden="true">{initials(name)}</Disc>
      <Stack gap={2} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere' }}>
        <Text size={1} weight="medium">
          {name}
        </Text>
        {lines.filter(Boolean).map((line) => (
          <Text key={line} size={1} muted>
            {line}
          </Text>
        ))}
      </Stack>
      <Flex gap={2} wrap="wrap" align="center">
        {children}
      </Flex>
    </Row>
  )
}
