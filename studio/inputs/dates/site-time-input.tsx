import { dateAt } from '@forecourt/schemas/contract'
import {
  formatDuration,
  formatSiteTime,
  formatZone,
  getSiteTime,
  LAST_MINUTE,
  placeOfZone,
  readSiteTime,
  toStoredInstant,
  type WindowEdge,
} from '@forecourt/schemas/contract/pure'
import { Box, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo } from 'react'
import {
  type DatetimeOptions,
  type InputProps,
  type StringInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import { useFormPlace, useTypedValue } from '../typed/use-typed-value.ts'
import { CalendarButton } from './calendar-button.tsx'
import { DayChoice } from './day-picker.tsx'
import { listDocumentZones, type PlacedDocument, type SiteZone } from './document-zones.ts'
import { FieldFrame } from './field-frame.tsx'

/** From when something shows, on the clock of the site. */
export const SiteFromInput = (props: InputProps) => <SiteTimeField {...(props as EdgeProps)} edge="from" />

/** Until when something shows: the last minute that counts, on the clock of the site. */
export const SiteUntilInput = (props: InputProps) => <SiteTimeField {...(props as EdgeProps)} edge="until" />

type EdgeProps = StringInputProps & { edge: WindowEdge }

/** The Studio leaves the frame of a field with a date and time (title, description, problems) to its input. */
function SiteTimeField(props: EdgeProps) {
  const { id, validation, schemaType } = props
  return (
    <FieldFrame id={id} validation={validation} schemaType={schemaType}>
      <SiteTimeInput {...props} />
    </FieldFrame>
  )
}

/** The zone where the document names none and there is no site to see. */
export const NO_SITE: SiteZone = { zone: 'Australia/Sydney', sites: [] }

/** The zones that the times of the open form are read in, its own first. */
export function useZones(): SiteZone[] {
  const { sites, site } = useCurrentSite()
  const document = useFormValue([]) as PlacedDocument
  return useMemo(() => listDocumentZones(document, sites, site), [document, sites, site])
}

function SiteTimeInput({ edge, ...props }: EdgeProps) {
  const { value, onChange, readOnly, elementProps, schemaType, path } = props
  const start = useFormValue([...path.slice(0, -1), startFieldOf(schemaType)])
  const zones = useZones()
  const { zone } = zones[0] ?? NO_SITE
  const now = new Date().toISOString()
  const current = isInstant(value) ? value : null
  const store = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next === null ? unset() : set(next))
  }
  const { reading, input, drop } = useTypedValue({
    ...useFormPlace(path),
    written: current ? formatSiteTime(current, zone, edge) : '',
    read: (text): Reading | { problem: string } =>
      text.trim() === '' ? { instant: null } : readSiteTime(text, { zone, now, edge, current }),
    write: ({ instant }) => store(instant),
    focused: elementProps,
  })
  const choose = (day: string, minutes: number) => {
    drop()
    store(toStoredInstant(day, minutes, zone, edge))
  }
  const today = dateAt(now, zone)
  const usual = edge === 'until' ? LAST_MINUTE : 0
  const { date, minutes } = current ? getSiteTime(current, zone, edge) : { date: null, minutes: usual }
  return (
    <Stack gap={2}>
      <Flex gap={1}>
        <Box flex={1}>
          <TextInput
            {...elementProps}
            {...input}
            fontSize={2}
            placeholder={edge === 'until' ? '31 Jan, 11:59 pm' : '1 Dec, 9 am'}
            customValidity={reading && 'problem' in reading ? reading.problem : undefined}
          />
        </Box>
        {readOnly ? null : (
          <CalendarButton title={schemaType.title ?? ''}>
            {(close) => (
              <DayChoice
                day={date}
                today={today}
                times={edge === 'until' ? [720, 1020, LAST_MINUTE] : [0, 540, 720]}
                onDay={(day) => {
                  choose(day, minutes)
                  close()
                }}
                onTime={(time) => {
                  choose(date ?? today, time)
                  close()
                }}
              />
            )}
          </CalendarButton>
        )}
      </Flex>
      <ReadingText reading={reading} zone={zone} edge={edge} current={current} now={now} start={start} />
      {current ? <Elsewhere zones={zones} at={current} edge={edge} /> : null}
    </Stack>
  )
}

/** A time as it is understood; null for none. */
interface Reading {
  readonly instant: string | null
  readonly remark?: string
}

const startFieldOf = ({ options }: StringInputProps['schemaType']) =>
  (options as DatetimeOptions | undefined)?.windowStart ?? 'start'

type ReadingTextProps = {
  reading: Reading | { problem: string } | null
  zone: string
  edge: WindowEdge
  current: string | null
  now: string
  /** Of the window that ends here. */
  start: unknown
}

/** What is typed, as it is understood; else whose time it is and how long the window lasts. */
function ReadingText({ reading, zone, edge, current, now, start }: ReadingTextProps) {
  if (reading && 'problem' in reading) {
    return (
      <Card tone="critical" padding={2} radius={2}>
        <Text size={1} role="alert">
          {reading.problem}
        </Text>
      </Card>
    )
  }
  const end = reading?.instant ?? current
  const lasts = edge === 'until' && end && isInstant(start) ? formatDuration(start, end) : null
  const place = [formatZone(zone, end ?? now), lasts].filter(Boolean).join(', ')
  const words = reading?.instant ? `${formatSiteTime(reading.instant, zone, edge)}, ${place}` : place
  return (
    <Text size={1} muted aria-live="polite">
      {[words, reading?.remark].filter(Boolean).join('. ')}
    </Text>
  )
}

/** One moment for all sites: what the clocks of the others show then. */
function Elsewhere({ zones, at, edge }: { zones: readonly SiteZone[]; at: string; edge: WindowEdge }) {
  return zones.slice(1).map(({ zone, sites }) => (
    <Text key={zone} size={1} muted>
      {`In ${placeOfZone(zone)} (${sites.join(', ')}): ${formatSiteTime(at, zone, edge)}`}
    </Text>
  ))
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
