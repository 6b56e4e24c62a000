import {
  AUSTRALIAN_STATES,
  type PublicHoliday,
  parseHours,
  parseState,
  printHours,
} from '@forecourt/schemas/contract'
import { formatSiteDate } from '@forecourt/schemas/contract/pure'
import { Badge, Box, Button, Card, Checkbox, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { type FormPatch, useClient } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { useTypedForm } from '../typed/use-typed-value.ts'
import type { SpecialDayValue } from './hours-form.ts'
import { addSpecialDays } from './hours-patches.ts'
import { addDaysToLocations, type OtherLocation } from './other-locations.ts'
import {
  type Choices,
  formatApproveLabel,
  listProposals,
  NO_CHOICES,
  readChoices,
  writtenHours,
} from './proposals.ts'
import { Ticked } from './special-day-form.tsx'

interface PublicHolidaysProps {
  /** The published id. */
  readonly document: string
  /** As the address or the site writes it; '' where none is given. */
  readonly state: string
  readonly today: string
  readonly days: readonly SpecialDayValue[]
  readonly others: readonly OtherLocation[]
  readonly onPatch: (patches: FormPatch[]) => void
}

/** The state’s public holidays of the next twelve months, to be approved with their hours, here and at other places. */
export function PublicHolidays({ document, state, today, days, others, onPatch }: PublicHolidaysProps) {
  const code = parseState(state)
  const heading = useId()
  const name = AUSTRALIAN_STATES.find((one) => one.code === code)?.name
  const proposals = code ? listProposals(code, today, days) : []
  return (
    <Stack gap={3} as="section" aria-labelledby={heading}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Heading as="h2" size={1} id={heading}>
            {name ? `Public holidays, ${name}` : 'Public holidays'}
          </Heading>
        </Box>
        {proposals.length > 0 ? <Badge tone="caution">{`${proposals.length} to approve`}</Badge> : null}
      </Flex>
      {proposals.length > 0 ? (
        <Proposals
          document={document}
          proposals={proposals}
          today={today}
          others={others}
          onPatch={onPatch}
        />
      ) : (
        <Text size={1} muted>
          {code
            ? 'All holidays of the next twelve months have their hours.'
            : 'Give the address its state to see its public holidays here.'}
        </Text>
      )}
      <Waiting places={others.filter(({ hasDraft }) => hasDraft)} />
      <Text size={1} muted>
        Holidays of a town or region are not listed: add them as special days.
      </Text>
    </Stack>
  )
}

type ProposalsProps = Pick<PublicHolidaysProps, 'document' | 'today' | 'others' | 'onPatch'> & {
  proposals: readonly PublicHoliday[]
}

/** Shown before the list is unfolded. */
const FIRST = 6

function Proposals({ document, proposals, today, others, onPatch }: ProposalsProps) {
  const { text, keep, drop } = useTypedForm(
    { document, path: ['specialHours'], key: 'holidays', field: 'Public holidays' },
    'Approve the ticked days, or tick none.',
  )
  const choices = text === undefined ? NO_CHOICES : (JSON.parse(text) as Choices)
  const change = (next: Choices) => (next.ticked.length > 0 ? keep(JSON.stringify(next)) : drop())
  const [also, setAlso] = useState<readonly string[]>([])
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded ? proposals : proposals.slice(0, FIRST)
  const tick = (dates: readonly string[], on: boolean) => {
    const others = choices.ticked.filter((date) => !dates.includes(date))
    change({ ...choices, ticked: on ? [...others, ...dates] : others })
  }
  const all = proposals.every(({ date }) => choices.ticked.includes(date))
  return (
    <Stack gap={3}>
      <Card border radius={3} overflow="hidden">
        <Stack as="ul">
          {shown.map((holiday, at) => (
            <Card as="li" key={holiday.date} borderTop={at > 0}>
              <Proposal
                holiday={holiday}
                today={today}
                ticked={choices.ticked.includes(holiday.date)}
                written={writtenHours(choices, holiday.date)}
                onTick={(on) => tick([holiday.date], on)}
                onWrite={(written) =>
                  change({
                    ticked: [...new Set([...choices.ticked, holiday.date])],
                    hours: { ...choices.hours, [holiday.date]: written },
                  })
                }
              />
            </Card>
          ))}
        </Stack>
        <ListFoot
          all={all}
          unfolded={unfolded}
          more={proposals.length - FIRST}
          onTickAll={() =>
            tick(
              proposals.map(({ date }) => date),
              !all,
            )
          }
          onUnfold={() => setUnfolded(!unfolded)}
        />
      </Card>
      <AlsoFor others={others} also={also} onChange={setAlso} />
      <Approve
        proposals={proposals}
        choices={choices}
        others={others}
        also={also}
        onPatch={onPatch}
        onApproved={drop}
      />
    </Stack>
  )
}

type ListFootProps = {
  all: boolean
  unfolded: boolean
  more: number
  onTickAll: () => void
  onUnfold: () => void
}

function ListFoot({ all, unfolded, more, onTickAll, onUnfold }: ListFootProps) {
  return (
    <Card borderTop paddingX={2} paddingY={1}>
      <Flex gap={1} wrap="wrap">
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          text={all ? 'Tick none' : 'Tick all'}
          onClick={onTickAll}
        />
        {more > 0 ? (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={unfolded ? 'Show fewer' : `${more} more`}
            aria-expanded={unfolded}
            onClick={onUnfold}
          />
        ) : null}
      </Flex>
    </Card>
  )
}

type ProposalProps = {
  holiday: PublicHoliday
  today: string
  ticked: boolean
  written: string
  onTick: (on: boolean) => void
  onWrite: (text: string) => void
}

function Proposal({
  holiday: { date, name, toBeAnnounced },
  today,
  ticked,
  written,
  onTick,
  onWrite,
}: ProposalProps) {
  const id = useId()
  const read = parseHours(written)
  const problem = 'problem' in read ? read.problem : null
  return (
    <Stack gap={2} padding={3}>
      <Flex align="center" gap={3}>
        <Checkbox id={id} checked={ticked} onChange={(event) => onTick(event.currentTarget.checked)} />
        <Stack flex={1} gap={2}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            {name}
          </Text>
          <Text size={1} muted>
            {formatSiteDate(date, Number(today.slice(0, 4)))}
          </Text>
        </Stack>
        <Box style={{ width: 104, flex: 'none' }}>
          <TextInput
            aria-label={`${name}, hours`}
            aria-invalid={problem !== null}
            aria-describedby={`${id}r`}
            fontSize={1}
            padding={2}
            autoComplete="off"
            value={written}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onWrite(event.currentTarget.value)}
          />
        </Box>
      </Flex>
      <Box id={`${id}r`} hidden={!ticked && !toBeAnnounced}>
        <Text size={1} muted={problem === null}>
          {[
            toBeAnnounced ? 'Set anew each year: check the day before you approve it.' : '',
            ticked ? (problem ?? ('hours' in read ? printHours(read.hours) : '')) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Box>
    </Stack>
  )
}

type AlsoForProps = {
  others: readonly OtherLocation[]
  also: readonly string[]
  onChange: (also: readonly string[]) => void
}

function AlsoFor({ others, also, onChange }: AlsoForProps) {
  const id = useId()
  if (others.length === 0) return null
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text size={1} weight="medium" id={id}>
        Also for
      </Text>
      <Flex gap={4} wrap="wrap">
        {others.map((place) => (
          <Ticked
            key={place.id}
            label={place.name}
            checked={also.includes(place.id)}
            onChange={(on) => onChange(on ? [...also, place.id] : also.filter((one) => one !== place.id))}
          />
        ))}
      </Flex>
    </Stack>
  )
}

type ApproveProps = {
  proposals: readonly PublicHoliday[]
  choices: Choices
  others: readonly OtherLocation[]
  also: readonly string[]
  onPatch: (patches: FormPatch[]) => void
  onApproved: () => void
}

/** Writes the days here and into the drafts of the other locations; says where something waits to be published. */
function Approve({ proposals, choices, others, also, onPatch, onApproved }: ApproveProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { days, unread } = readChoices(proposals, choices)
  const places = others.filter(({ id }) => also.includes(id))

  const approve = async () => {
    setBusy(true)
    try {
      if (places.length > 0) await addDaysToLocations(client, also, days)
      onPatch(addSpecialDays(days))
      onApproved()
      toast.push({
        status: 'success',
        title: formatApproveLabel(days.length, places.length + 1).replace('Approve', 'Approved'),
      })
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'Nothing was approved',
        description: error instanceof Error ? error.message : String(error),
      })
    }
    setBusy(false)
  }
  return (
    <Stack gap={3}>
      {days.length > 0 && unread.length === 0 ? (
        <Button
          fontSize={1}
          tone="primary"
          disabled={busy}
          text={formatApproveLabel(days.length, places.length + 1)}
          onClick={approve}
        />
      ) : (
        <Text size={1} muted>
          {unread.length > 0
            ? 'Check the hours of the ticked days.'
            : 'Tick the days to approve; type other hours where you open.'}
        </Text>
      )}
    </Stack>
  )
}

/** Other locations with something that waits to be published, such as the days just approved. */
function Waiting({ places }: { places: readonly OtherLocation[] }) {
  if (places.length === 0) return null
  return (
    <Card tone="primary" padding={3} radius={3} role="status">
      <Stack gap={3}>
        <Text size={1}>Written there and not on the site yet. Publish each when it is ready:</Text>
        <Flex gap={2} wrap="wrap">
          {places.map((place) => (
            <OpenLocation key={place.id} place={place} />
          ))}
        </Flex>
      </Stack>
    </Card>
  )
}

/** A link to another location’s form. */
export function OpenLocation({ place }: { place: OtherLocation }) {
  const link = useIntentLink({ intent: 'edit', params: { id: place.id, type: 'location' } })
  return <Button as="a" mode="ghost" fontSize={1} padding={2} text={place.name} {...link} />
}
