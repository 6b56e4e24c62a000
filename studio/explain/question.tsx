import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { DocumentSite } from '../preview/document-sites.ts'
import { fromWallTime, toWallTime } from './wall-time.ts'

interface QuestionProps {
  readonly sites: readonly DocumentSite[]
  readonly slug: string
  readonly zone: string
  /** ISO UTC; shown and typed on the wall clock of `zone`. */
  readonly at: string
  readonly isNow: boolean
  readonly onSite: (slug: string) => void
  /** A chosen instant, or null for now. */
  readonly onTime: (instant: string | null) => void
}

/** On which site, and at what time. */
export function Question({ sites, slug, zone, at, isNow, onSite, onTime }: QuestionProps) {
  return (
    <Flex gap={4} wrap="wrap" align="flex-end">
      <Labelled id="explain-site" label="On the site">
        <Select id="explain-site" value={slug} onChange={(event) => onSite(event.currentTarget.value)}>
          {sites.map((site) => (
            <option key={site.slug} value={site.slug}>
              {site.name}
            </option>
          ))}
        </Select>
      </Labelled>
      <Labelled id="explain-time" label={`At this time (${zone})`}>
        <TextInput
          id="explain-time"
          type="datetime-local"
          value={toWallTime(at, zone)}
          onChange={(event) => onTime(fromWallTime(event.currentTarget.value, zone))}
        />
      </Labelled>
      <Button mode="ghost" text="Now" disabled={isNow} onClick={() => onTime(null)} />
    </Flex>
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  )
}
