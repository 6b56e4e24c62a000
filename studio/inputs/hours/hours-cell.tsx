import { type DayHours, parseHours, printHours } from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Box, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useId } from 'react'
import { styled } from 'styled-components'
import { type TypedPlace, useTypedValue } from '../typed/use-typed-value.ts'
import { toDayHours, type WeekdayValue } from './hours-form.ts'

interface HoursCellProps {
  /** `Saturday, Sales`. */
  readonly label: string
  readonly typedAt: TypedPlace
  /** What arrow keys look for: `row-column`. */
  readonly place: string
  readonly day: WeekdayValue | undefined
  readonly readOnly: boolean
  /** Null leaves the day without hours. */
  readonly onWrite: (hours: DayHours | null) => void
  readonly onMove: (rows: number) => void
  readonly onCopyAbove: () => void
  readonly onMenu: () => void
}

/** A day’s hours as text: typed as people write, understood beneath while they type, rewritten when they leave. */
export function HoursCell(props: HoursCellProps) {
  const { label, typedAt, place, day, readOnly, onWrite, onMove, onCopyAbove, onMenu } = props
  const message = useId()
  const written = day?.written ?? printHours(toDayHours(day))
  const { reading, input, leave, drop } = useTypedValue({
    ...typedAt,
    field: label,
    written,
    read: (text): { hours: DayHours | null } | { problem: string } =>
      text.trim() === '' ? { hours: null } : parseHours(text),
    write: ({ hours }) => onWrite(hours),
  })
  const problem = reading && 'problem' in reading ? reading.problem : null
  const hours = reading && 'hours' in reading ? reading.hours : null
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const withCommand = event.metaKey || event.ctrlKey
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      leave()
      onMenu()
    } else if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key) && !withCommand) {
      event.preventDefault()
      // What cannot be read is mended where it is.
      if (leave()) onMove(event.key === 'ArrowUp' || event.shiftKey ? -1 : 1)
    } else if (event.key.toLowerCase() === 'd' && withCommand) {
      event.preventDefault()
      drop()
      onCopyAbove()
    } else input.onKeyDown(event)
  }
  return (
    <Stack gap={1}>
      <MutedBox data-plain={problem === null}>
        <TextInput
          {...input}
          aria-label={label}
          aria-describedby={problem !== null || hours ? message : undefined}
          customValidity={problem ?? undefined}
          data-place={place}
          fontSize={1}
          padding={2}
          radius={2}
          spellCheck={false}
          readOnly={readOnly}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
        />
      </MutedBox>
      {problem !== null || hours ? (
        <CellReading id={message} problem={problem} hours={hours} before={written} />
      ) : null}
    </Stack>
  )
}

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
