import type { WindowEdge } from '@forecourt/schemas/contract/pure'
import { Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import type { StringInputProps } from 'sanity'
import { type TypedPlace, useTypedValue } from '../../inputs/typed/use-typed-value.ts'
import { formatWall, readWall } from './wall-text.ts'

interface WallTimeFieldProps {
  readonly typedAt: TypedPlace
  readonly edge: WindowEdge
  readonly value: string | undefined
  /** Its name, where it has no visible label. */
  readonly label?: string
  /** Of a field of the form. */
  readonly elementProps?: StringInputProps['elementProps']
  readonly placeholder: string
  readonly readOnly?: boolean | undefined
  readonly small?: boolean
  onChange(wall: string | null): void
}

/** A day and time of no zone, as people type them. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { typedAt, edge, value, label, elementProps, placeholder, readOnly, small, onChange } = props
  const problemId = useId()
  const { reading, input } = useTypedValue({
    ...typedAt,
    written: formatWall(value, edge),
    read: (text) => readWall(text, { edge, current: value, now: new Date().toISOString() }),
    write: ({ wall }) => {
      if (wall !== (value ?? null)) onChange(wall)
    },
    focused: elementProps,
  })
  const problem = reading && 'problem' in reading ? reading.problem : null
  return (
    <Stack gap={2}>
      <TextInput
        {...input}
        id={elementProps?.id}
        aria-label={label}
        aria-describedby={problem ? problemId : undefined}
        fontSize={small ? 1 : 2}
        padding={small ? 2 : 3}
        placeholder={placeholder}
        readOnly={readOnly}
        customValidity={problem ?? undefined}
      />
      {problem ? (
        <Text size={1} id={problemId} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  )
}
