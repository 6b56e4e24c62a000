import type { WindowEdge } from '@forecourt/schemas/contract/pure'
import { Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { formatWall, readWall } from './wall-words.ts'

interface WallTimeFieldProps {
  readonly edge: WindowEdge
  readonly value: string | undefined
  /** Its name, where no label stands beside it. */
  readonly label?: string
  readonly id?: string
  readonly placeholder: string
  readonly readOnly?: boolean | undefined
  readonly small?: boolean
  onChange(wall: string | null): void
}

/** A day and time as people type them; stored on Enter and on leaving. What cannot be read stays to be mended. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { edge, value, label, placeholder, readOnly, small, onChange } = props
  const ownId = useId()
  const written = formatWall(value, edge)
  const [text, setText] = useState(written)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setText(written)
    setProblem(null)
  }, [written])
  const apply = () => {
    if (text === written) return setProblem(null)
    const read = readWall(text, { edge, current: value, now: new Date().toISOString() })
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    if (read.wall === (value ?? null)) setText(written)
    else onChange(read.wall)
  }
  return (
    <Stack gap={2}>
      <TextInput
        id={props.id ?? ownId}
        aria-label={label}
        aria-describedby={problem ? `${ownId}-problem` : undefined}
        autoComplete="off"
        fontSize={small ? 1 : 2}
        padding={small ? 2 : 3}
        placeholder={placeholder}
        readOnly={readOnly}
        value={text}
        customValidity={problem ?? undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') apply()
        }}
      />
      {problem ? (
        <Text size={1} id={`${ownId}-problem`} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  )
}
