import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'

/** A part of the page under its own heading; `end` is at the heading's right. */
export function Section({
  title,
  note,
  end,
  children,
}: {
  title: string
  note?: ReactNode
  end?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={1} id={id}>
          {title}
        </Heading>
        {note ? (
          <Text size={1} muted>
            {note}
          </Text>
        ) : null}
        {end ? <Box style={{ marginLeft: 'auto' }}>{end}</Box> : null}
      </Flex>
      {children}
    </Stack>
  )
}

/** One line of a short list: what it is, and at the right what of it. */
export function Line({ what, end }: { what: ReactNode; end?: ReactNode }) {
  return (
    <Card as="li" tone="inherit" borderBottom paddingY={3}>
      <Flex align="center" gap={3}>
        <Cut>{what}</Cut>
        {end ? <Box>{end}</Box> : null}
      </Flex>
    </Card>
  )
}

const Cut = styled.div`
  flex: 1;
  min-width: 0;
  & a, & span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

/** A list without marks. */
export const Plain = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`

/** A number with what it counts. */
export function Figure({ value, words, tone }: { value: number; words: string; tone?: 'critical' }) {
  return (
    <Card border radius={2} padding={3} {...(tone && value > 0 ? { tone } : {})}>
      <Stack gap={3}>
        <Tabular>
          <Heading as="span" size={2}>
            {value.toLocaleString('en-AU')}
          </Heading>
        </Tabular>
        <Text size={1} muted>
          {words}
        </Text>
      </Stack>
    </Card>
  )
}

export const Tabular = styled.span`
  font-variant-numeric: tabular-nums;
`

/** A card that says in words that there is nothing, or that something could not be read. */
export function EmptyCard({ children, tone }: { children: ReactNode; tone?: 'critical' | 'caution' }) {
  return (
    <Card border radius={2} padding={4} {...(tone ? { tone } : {})} role={tone ? 'status' : undefined}>
      <Text size={1} {...(tone ? {} : { muted: true })}>
        {children}
      </Text>
    </Card>
  )
}

const Swatch = styled.i`
  display: inline-block;
  width: 8px;
  height: 13px;
  margin-right: 6px;
  border-radius: 2px;
  vertical-align: -2px;
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.12);
`

/** A site's name with its colour. */
export function SiteName({ site }: { site: StudioSite }) {
  return (
    <>
      <Swatch aria-hidden="true" style={{ background: site.brand }} />
      {site.name}
    </>
  )
}
