import type { NewLocationsQueryResult } from '@forecourt/schemas/types'
import { Button, Flex, Grid, Stack, Text } from '@sanity/ui'
import { defineQuery } from 'groq'
import { type FormEvent, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useCurrentSite } from '../access/current-site.tsx'
import type { StudioSite } from '../access/studio-sites.ts'
import { useAnswer } from '../content-api/use-answer.ts'
import { useNow } from '../content-api/use-now.ts'
import { ActButton } from '../tools/calendar/act-button.tsx'
import {
  completeEntries,
  describeWindow,
  listDayChips,
  type NewEntries,
  readMoment,
  readTypedDay,
  writeDays,
} from './new-draft.ts'
import { Ticks, TypedField } from './new-fields.tsx'
import { listSitesOfKind, NEW_KINDS, type NewKind } from './new-kinds.ts'
import type { NewLocation, NewThing } from './use-make-new.ts'

const newLocationsQuery = defineQuery(
  '*[_type == "location" && tenant._ref in $sites] | order(primary desc, name asc){"id": _id, "site": coalesce(tenant._ref, ""), "name": coalesce(name, "")}',
)

/** What is known before anything is entered. */
export interface NewBeginning {
  readonly what: NewKind
  /** The site that is worked on, where it is one. */
  readonly site: StudioSite | null
  /** Days that were chosen, `YYYY-MM-DD`, both inside. */
  readonly days: { readonly from: string; readonly until: string } | null
  readonly place: number | null
}

interface NewFormProps {
  readonly beginning: NewBeginning
  /** What can be chosen instead; with fewer than two nothing is asked. */
  readonly kinds: readonly NewKind[]
  /** What is worth knowing before it is made. */
  noteOf?(thing: Pick<NewThing, 'what' | 'siteIds'>): string
  readonly isBusy: boolean
  readonly problem: string
  /** `isOpened`: the draft is wanted with its form. */
  onMake(thing: NewThing, isOpened: boolean): void
  onCancel(): void
  /** Whether the draft can be left where it is shown, in the calendar. */
  readonly canStay: boolean
}

/** Asks what has to be known of something new: its sites or locations, its dates, its name. */
export function NewForm(props: NewFormProps) {
  const { beginning, kinds, isBusy, problem, onMake, onCancel } = props
  const entered = useEntries(beginning)
  const { entries, change, clock } = entered
  const row = NEW_KINDS[entries.what]
  const complete = completeEntries(entries, beginning.place, clock)
  const waits = 'waits' in complete ? complete.waits : ''
  const make = (isOpened: boolean) => {
    if ('thing' in complete && !isBusy) onMake(complete.thing, isOpened)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make(!props.canStay)
  }
  const notes = [row.dates === 'window' ? describeWindow(entries, clock) : '', props.noteOf?.(entries)]
  return (
    <form onSubmit={submit}>
      <Stack gap={4} padding={4}>
        {kinds.length > 1 ? (
          <KindChoice kinds={kinds} what={entries.what} onChoose={(what) => change({ what })} />
        ) : null}
        <TypedField
          label={row.name}
          text={entries.name}
          placeholder={`For example ${row.placeholder}`}
          isFirst
          reading={null}
          onText={(name) => change({ name })}
        />
        <Whose entered={entered} />
        <Dates entered={entered} />
        {notes.filter(Boolean).map((note) => (
          <Text key={note} size={1} muted>
            {note}
          </Text>
        ))}
        {problem ? (
          <Text size={1} role="alert">
            {problem}
          </Text>
        ) : null}
        <Foot
          waits={waits}
          isBusy={isBusy}
          canStay={props.canStay}
          onOpen={() => make(true)}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}

interface FootProps {
  /** What is still missing; '' when it can be made. */
  readonly waits: string
  readonly isBusy: boolean
  readonly canStay: boolean
  onOpen(): void
  onCancel(): void
}

function Foot({ waits, isBusy, canStay, onOpen, onCancel }: FootProps) {
  const isHeld = waits !== '' || isBusy
  return (
    <Flex gap={2} align="center" justify="flex-end" wrap="wrap">
      <Text size={1} muted style={{ flex: 1 }} role="status">
        {waits}
      </Text>
      <Button type="button" mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onCancel} />
      {canStay ? (
        <Button
          type="button"
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Make and open"
          disabled={isHeld}
          onClick={onOpen}
        />
      ) : null}
      <ActButton type="submit" disabled={isHeld} text="Make a draft" />
    </Flex>
  )
}

type Entered = ReturnType<typeof useEntries>

/** What is entered, with the sites and locations it can be for. */
function useEntries({ what, site, days }: NewBeginning) {
  const { sites } = useCurrentSite()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const now = useNow()
  const [state, setState] = useState(() => {
    const given = sites.length === 1 ? sites : site ? [site] : []
    const siteIds = what === 'campaign' ? sites.map(({ id }) => id) : given.map(({ id }) => id)
    const zone = given[0]?.timeZone ?? sites[0]?.timeZone ?? 'UTC'
    return { what, name: '', siteIds, locationIds: [] as string[], ...writeDays(days, zone) }
  })
  const row = NEW_KINDS[state.what]
  const possible = listSitesOfKind(state.what, roles, sites)
  const chosen = possible.filter(({ id }) => state.siteIds.includes(id))
  const picked = row.sites === 'one' ? chosen.slice(0, 1) : chosen
  const siteIds = picked.map(({ id }) => id)
  const here = useLocations(row.locations ? siteIds : [])
  const [only] = here
  const ticked = here.length === 1 && only ? [only] : here.filter(({ id }) => state.locationIds.includes(id))
  const entries: NewEntries = { ...state, siteIds, locations: row.locations ? ticked : [] }
  const change = (part: Partial<typeof state>) => setState((last) => ({ ...last, ...part }))
  const zone = picked[0]?.timeZone ?? possible[0]?.timeZone ?? 'UTC'
  return { entries, change, possible, picked, here, ticked, clock: { zone, now } }
}

function useLocations(siteIds: readonly string[]): readonly NewLocation[] {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { value } = useAnswer(siteIds.length > 0 ? siteIds.join(' ') : null, (signal) =>
    client.fetch<NewLocationsQueryResult>(
      newLocationsQuery,
      { sites: [...siteIds] },
      { signal, perspective: 'drafts' },
    ),
  )
  // The answer about the sites chosen before stays until the next one.
  return (value ?? []).filter(({ site }) => siteIds.includes(site))
}

interface KindChoiceProps {
  readonly kinds: readonly NewKind[]
  readonly what: NewKind
  onChoose(what: NewKind): void
}

function KindChoice({ kinds, what, onChoose }: KindChoiceProps) {
  return (
    <Stack gap={2} role="group" aria-label="What is new">
      <Text size={1} weight="medium">
        What
      </Text>
      <Grid gridTemplateColumns={2} gap={2}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            type="button"
            mode={kind === what ? 'default' : 'ghost'}
            tone={kind === what ? 'primary' : 'default'}
            justify="flex-start"
            aria-pressed={kind === what}
            fontSize={1}
            padding={3}
            icon={NEW_KINDS[kind].icon}
            text={NEW_KINDS[kind].title}
            onClick={() => onChoose(kind)}
          />
        ))}
      </Grid>
    </Stack>
  )
}

/** For which sites, and at which of their locations; what is the only one is not asked. */
function Whose({ entered: { entries, change, possible, picked, here, ticked } }: { entered: Entered }) {
  const row = NEW_KINDS[entries.what]
  return (
    <>
      {possible.length > 1 ? (
        <Ticks
          label="On"
          all={possible}
          ticked={picked}
          isSingle={row.sites === 'one'}
          nameOf={({ name }) => name}
          renderMark={({ brand }) => (
            <i
              aria-hidden
              style={{ width: 10, height: 18, borderRadius: 2, background: brand, flex: 'none' }}
            />
          )}
          onTick={(sites) => change({ siteIds: sites.map(({ id }) => id), locationIds: [] })}
        />
      ) : null}
      {here.length > 1 ? (
        <Ticks
          label="At"
          all={here}
          ticked={ticked}
          isSingle={row.locations === 'one'}
          nameOf={({ name }) => name}
          onTick={(locations) => change({ locationIds: locations.map(({ id }) => id) })}
        />
      ) : null}
    </>
  )
}

function Dates({ entered: { entries, change, clock } }: { entered: Entered }) {
  const { dates } = NEW_KINDS[entries.what]
  if (dates === null) return null
  if (dates === 'day')
    return (
      <TypedField
        label="Day"
        text={entries.day}
        placeholder="24 Dec"
        reading={readTypedDay(entries.day, clock)}
        chips={listDayChips('day', clock)}
        onText={(day) => change({ day })}
      />
    )
  return (
    <Flex gap={3} wrap="wrap">
      <TypedField
        label="From"
        text={entries.from}
        placeholder="When you publish"
        reading={readMoment(entries.from, 'from', clock)}
        chips={listDayChips('from', clock)}
        onText={(from) => change({ from })}
      />
      <TypedField
        label="Until"
        text={entries.until}
        placeholder="No end"
        reading={readMoment(entries.until, 'until', clock)}
        chips={listDayChips('until', clock)}
        onText={(until) => change({ until })}
      />
    </Flex>
  )
}
