import { dateAt } from '@forecourt/schemas/contract'
import {
  formatDuration,
  formatSiteTime,
  formatZone,
  getSiteTime,
  LAST_MINUTE,
  placeOfZone,
  readSiteTime,
  type TypedTime,
  toStoredInstant,
  type WindowEdge,
} from '@forecourt/schemas/contract/pure'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { Box, Button, Card, Flex, Stack, Text, TextInput, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import {
  type DatetimeOptions,
  type InputProps,
  type StringInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
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
    <FieldFrame {...{ id, validation, schemaType }}>
      <SiteTimeInput {...props} />
    </FieldFrame>
  )
}

/** The zone where the document names none and there is no site to see. */
const NO_SITE: SiteZone = { zone: 'Australia/Sydney', sites: [] }

function useZones(): SiteZone[] {
  const { sites, site } = useCurrentSite()
  const document = useFormValue([]) as PlacedDocument
  return useMemo(() => listDocumentZones(document, sites, site), [document, sites, site])
}

/** What is typed into the field until it is left, and what becomes of it. */
function useTyping({ value, onChange }: StringInputProps, edge: WindowEdge, zone: string) {
  const [typed, setTyped] = useState<string | null>(null)
  const now = new Date().toISOString()
  const current = isInstant(value) ? value : null
  const written = current ? formatSiteTime(current, zone, edge) : ''
  const hasWords = typed !== null && typed.trim() !== ''
  const reading = hasWords ? readSiteTime(typed, { zone, now, edge, current }) : null
  const instant = reading && 'instant' in reading && typed !== written ? reading.instant : null

  const store = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next === null ? unset() : set(next))
  }
  // Stored while it is typed, so that Publish is there when the hand reaches it; not each letter of a year.
  useEffect(() => {
    if (instant === null) return
    const timer = setTimeout(() => store(instant), 500)
    return () => clearTimeout(timer)
  }, [instant])
  const leave = () => {
    if (typed === null) return
    if (!hasWords) store(null)
    else if (instant !== null) store(instant)
    // A text that cannot be read stays, to be corrected.
    if (!reading || 'instant' in reading) setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
  }
  const choose = (day: string, minutes: number) => {
    setTyped(null)
    store(toStoredInstant(day, minutes, zone, edge))
  }
  return { text: typed ?? written, reading, current, now, setTyped, leave, onKeyDown, choose }
}

function SiteTimeInput({ edge, ...props }: EdgeProps) {
  const { readOnly, elementProps, schemaType, path } = props
  const start = useFormValue([...path.slice(0, -1), startFieldOf(schemaType)])
  const zones = useZones()
  const { zone } = zones[0] ?? NO_SITE
  const { text, reading, current, now, setTyped, leave, onKeyDown, choose } = useTyping(props, edge, zone)
  return (
    <Stack gap={2}>
      <Flex gap={1}>
        <Box flex={1}>
          <TextInput
            {...elementProps}
            fontSize={2}
            value={text}
            placeholder={edge === 'until' ? '31 Jan, 11:59 pm' : '1 Dec, 9 am'}
            autoComplete="off"
            customValidity={reading && 'problem' in reading ? reading.problem : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              leave()
              elementProps.onBlur(event)
            }}
          />
        </Box>
        {readOnly ? null : (
          <CalendarButton
            {...{ current, zone, edge, now }}
            title={schemaType.title ?? ''}
            onChoose={choose}
          />
        )}
      </Flex>
      <Reading {...{ reading, zone, edge, current, now }} start={start} />
      {current ? <Elsewhere zones={zones} at={current} edge={edge} /> : null}
    </Stack>
  )
}

const startFieldOf = ({ options }: StringInputProps['schemaType']) =>
  (options as DatetimeOptions | undefined)?.windowStart ?? 'start'

type CalendarButtonProps = {
  current: string | null
  zone: string
  edge: WindowEdge
  now: string
  title: string
  onChoose: (day: string, minutes: number) => void
}

function CalendarButton({ current, zone, edge, now, title, onChoose }: CalendarButtonProps) {
  const [open, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const today = dateAt(now, zone)
  const usual = edge === 'until' ? LAST_MINUTE : 0
  const { date, minutes } = current ? getSiteTime(current, zone, edge) : { date: null, minutes: usual }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useClickOutsideEvent(open && close, () => [popover.current, button.current])
  return (
    <Popover
      ref={popover}
      open={open}
      portal
      placement="bottom-end"
      content={
        <Box
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          <DayChoice
            day={date}
            today={today}
            times={edge === 'until' ? [720, 1020, LAST_MINUTE] : [0, 540, 720]}
            onDay={(day) => {
              onChoose(day, minutes)
              close()
            }}
            onTime={(time) => {
              onChoose(date ?? today, time)
              close()
            }}
          />
        </Box>
      }
    >
      <Button
        ref={button}
        mode="ghost"
        icon={CalendarIcon}
        aria-label={`${title}: choose the day`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
    </Popover>
  )
}

type ReadingProps = {
  reading: TypedTime | null
  zone: string
  edge: WindowEdge
  current: string | null
  now: string
  /** Of the window that ends here. */
  start: unknown
}

/** What is typed, as it is understood; else whose time it is and how long the window lasts. */
function Reading({ reading, zone, edge, current, now, start }: ReadingProps) {
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
  const words = reading ? `${formatSiteTime(reading.instant, zone, edge)}, ${place}` : place
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
