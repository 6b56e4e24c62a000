import type { WindowEdge } from '@forecourt/schemas/contract/pure'
import { Stack, Text, TextInput } from '@sanity/ui'
import { useTypedTime } from '../../inputs/dates/use-typed-time.ts'
import { formatWall, readWall } from './wall-text.ts'

interface WallTimeFieldProps {
  readonly edge: WindowEdge
  readonly value: string | undefined
  /** Its name, where it has no visible label. */
  readonly label?: string
  readonly id?: string
  readonly placeholder: string
  readonly readOnly?: boolean | undefined
  readonly small?: boolean
  onChange(wall: string | null): void
}

/** A day and time of no zone, as people type them. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { edge, value, label, placeholder, readOnly, small, onChange } = props
  const read = (text: string) => {
    const typed = readWall(text, { edge, current: value, now: new Date().toISOString() })
    return 'problem' in typed ? typed : { value: typed.wall }
  }
  const written = formatWall(value, edge)
  const { input, problem, problemId } = useTypedTime({ value: value ?? null, written, read, onChange })
  return (
    <Stack gap={2}>
      <TextInput
        id={props.id}
        aria-label={label}
        fontSize={small ? 1 : 2}
        padding={small ? 2 : 3}
        placeholder={placeholder}
        readOnly={readOnly}
        customValidity={problem ?? undefined}
        {...input}
      />
      {problem ? (
        <Text size={1} id={problemId} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  )
}
