import { type DayHours, parseHours, printHours } from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Box, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { toDayHours, type WeekdayValue } from './hours-form.ts'
import type { DayContent } from './hours-patches.ts'

interface HoursCellProps {
  /** `Saturday, Sales`. */
  readonly label: string
  /** What arrow keys look for: `row-column`. */
  readonly place: string
  readonly day: WeekdayValue | undefined
  readonly readOnly: boolean
  readonly onWrite: (content: DayContent) => void
  /** Puts the day back; undefined leaves it without hours. */
  readonly onRestore: (original: WeekdayValue | undefined) => void
  readonly onMove: (rows: number) => void
  readonly onCopyAbove: () => void
}

/** What is typed into a cell until it is left, and what becomes of it. */
function useTyping({ day, onWrite, onRestore, onMove, onCopyAbove }: HoursCellProps) {
  const stored = printed(day)
  const [typed, setTyped] = useState<string | null>(null)
  const original = useRef(day)
  const before = printed(original.current)
  const text = typed ?? stored
  const touched = typed !== null && typed !== before
  const reading = (touched && text.trim() !== '') || day?.written ? parseHours(text) : null

  const type = (next: string) => {
    setTyped(next)
    const read = parseHours(next)
    if ('hours' in read) onWrite(read.hours)
  }
  const enter = () => {
    original.current = day
    setTyped(stored)
  }
  const leave = () => {
    if (typed !== null && touched) {
      if (typed.trim() === '') onRestore(undefined)
      else if (reading && 'problem' in reading) onWrite({ unread: typed.trim() })
    }
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const withCommand = event.metaKey || event.ctrlKey
    if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key) && !withCommand) {
      event.preventDefault()
      onMove(event.key === 'ArrowUp' || event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && touched) {
      event.stopPropagation()
      onRestore(original.current)
      setTyped(before)
    } else if (event.key.toLowerCase() === 'd' && withCommand) {
      event.preventDefault()
      onCopyAbove()
      setTyped(null)
    }
  }
  return { text, reading, before, type, enter, leave, onKeyDown }
}

/** A day’s hours as text: typed as people write, understood beneath while they type, rewritten when they leave. */
export function HoursCell(props: HoursCellProps) {
  const { label, place, readOnly } = props
  const message = useId()
  const { text, reading, before, type, enter, leave, onKeyDown } = useTyping(props)
  const problem = reading && 'problem' in reading ? reading.problem : null
  return (
    <Stack gap={1}>
      <MutedBox data-plain={problem === null}>
        <TextInput
          aria-label={label}
          aria-describedby={reading ? message : undefined}
          customValidity={problem ?? undefined}
          data-place={place}
          fontSize={1}
          padding={2}
          radius={2}
          spellCheck={false}
          autoComplete="off"
          readOnly={readOnly}
          value={text}
          onFocus={(event) => {
            enter()
            event.currentTarget.select()
          }}
          onBlur={leave}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </MutedBox>
      {reading ? (
        <CellReading
          id={message}
          problem={problem}
          hours={'hours' in reading ? reading.hours : null}
          before={before}
        />
      ) : null}
    </Stack>
  )
}

const printed = (day: WeekdayValue | undefined) => day?.written ?? printHours(toDayHours(day))

type CellReadingProps = { id: string; problem: string | null; hours: DayHours | null; before: string }

/** What the text is understood as and what it was before, or what is wrong with it. */
export function CellReading({ id, problem, hours, before }: CellReadingProps) {
  const words = problem ?? (hours ? printHours(hours) : '')
  const was = problem === null && before !== words ? `was ${before}` : ''
  return (
    <Card id={id} tone={problem ? 'critical' : 'positive'} padding={2} radius={2} role="status">
      <Flex gap={2}>
        <Text size={1}>{problem ? <ErrorOutlineIcon /> : <CheckmarkIcon />}</Text>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {words}
          </Text>
          {was ? <Text size={1}>{was}</Text> : null}
        </Stack>
      </Flex>
    </Card>
  )
}

/** Looks like text until it is pointed at, typed into or wrong. */
const MutedBox = styled(Box)`
  font-variant-numeric: tabular-nums;
  &[data-plain='true']:not(:hover):not(:focus-within) input + span {
    box-shadow: none;
    background: transparent;
  }
`
