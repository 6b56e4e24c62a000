import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { ActButton } from './act-button.tsx'
import { type NewRequest, useCalendarActions } from './calendar-context.ts'
import { formatDay } from './format.ts'
import { KIND_LOOKS } from './kinds.ts'
import { NEW_KINDS, type NewKind } from './new-kinds.ts'
import { Panel } from './panel.tsx'
import type { LocationAnswer } from './special-days.ts'

const KINDS = Object.keys(NEW_KINDS) as NewKind[]

/** What a person wants new. */
export interface NewThing extends NewRequest {
  readonly what: NewKind
  readonly name: string
  readonly location: LocationAnswer | null
}

interface NewPanelProps {
  readonly request: NewRequest
  readonly element: HTMLElement
  readonly locations: readonly LocationAnswer[]
  /** Another tile shows at the asked place then. */
  readonly placeTaken: boolean
  /** The first usual place without a tile in those days, or null when all are taken. */
  readonly freePlace: number | null
  /** Why a kind cannot be made here, with who can; null when it can. */
  lockOfKind(kind: NewKind): string | null
  onMake(thing: NewThing): void
  onClose(): void
}

/** Asks what is new on some days, and for its name. */
export function NewPanel(props: NewPanelProps) {
  const { request, element, locations, onMake, onClose } = props
  const { today } = useCalendarActions()
  const asked = KINDS.find((kind) => kind === request.kind)
  const [what, setWhat] = useState<NewKind>(asked ?? 'tile')
  const [name, setName] = useState('')
  const [location, setLocation] = useState(locations[0]?.id ?? '')
  const now = today(request.site.timeZone)
  const { from, until } = request
  const days = from === until ? formatDay(from, now) : `${formatDay(from, now)} to ${formatDay(until, now)}`
  const lock = props.lockOfKind(what)
  const { placeholder, isOfLocation: needsLocation } = NEW_KINDS[what]
  const chosen = locations.find(({ id }) => id === location) ?? null
  const ready = !lock && (placeholder === '' || name.trim() !== '') && (!needsLocation || chosen !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onMake({ ...request, what, name: name.trim(), location: needsLocation ? chosen : null })
  }
  return (
    <Panel label={`New, ${days}`} element={element} width={320} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={3} padding={3}>
          <Text size={1} weight="semibold">
            New, {days}
          </Text>
          <Text size={1} muted>
            {request.site.name}
          </Text>
          <Stack gap={1} role="group" aria-label="What is new">
            {KINDS.map((kind) => (
              <Button
                key={kind}
                type="button"
                mode={kind === what ? 'ghost' : 'bleed'}
                justify="flex-start"
                aria-pressed={kind === what}
                fontSize={1}
                padding={2}
                text={KIND_LOOKS[kind].one}
                onClick={() => setWhat(kind)}
              />
            ))}
          </Stack>
          <Note {...props} what={what} />
          {needsLocation && (
            <Select
              aria-label="Location"
              fontSize={1}
              value={location}
              onChange={(event) => setLocation(event.currentTarget.value)}
            >
              {locations.map(({ id, name: title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
          {placeholder !== '' && (
            <TextInput
              data-first
              aria-label="Name"
              placeholder={`Name, for example ${placeholder}`}
              fontSize={1}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          {lock && <Text size={1}>{lock}</Text>}
          <Flex gap={2}>
            <ActButton
              type="submit"
              disabled={!ready}
              text={what === 'hours' ? 'Open the hours' : 'Make a draft'}
            />
            <Button type="button" mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
          </Flex>
        </Stack>
      </form>
    </Panel>
  )
}

/** A note about the kind, shown before it is made. */
function Note({ what, request, freePlace, placeTaken }: NewPanelProps & { what: NewKind }) {
  const text = {
    tile: tileNote(request.place, placeTaken, freePlace),
    offer: '',
    banner: 'A banner comes first on the front page.',
    popup: 'A popup shows from the moment it is published until the end of the last day.',
    hours: 'Special hours are entered with the location’s hours.',
  }[what]
  return text ? (
    <Text size={1} muted>
      {text}
    </Text>
  ) : null
}

function tileNote(place: number | null, taken: boolean, free: number | null): string {
  if (place !== null && taken)
    return `At place ${place}, which is taken then: both would show, one after the other.`
  if (place !== null) return `At place ${place}.`
  return free === null
    ? 'All usual places are taken then; choose its place in the form.'
    : `At place ${free}.`
}
