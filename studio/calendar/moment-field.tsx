import { formatSiteTime, readSiteTime, type WindowEdge } from '@forecourt/schemas/contract/pure'
import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'

interface MomentFieldProps {
  readonly label: string
  readonly edge: WindowEdge
  /** ISO instant; null is open. */
  readonly value: string | null
  readonly zone: string
  readonly now: string
  readonly emptyWords: string
  readonly readOnly?: boolean
  /** The focus goes here when its panel opens. */
  readonly first?: boolean
  onChange(value: string | null): void
}

/** A moment as people type it, on a zone's clock: any minute can be typed. It is stored on Enter and on leaving. */
export function MomentField(props: MomentFieldProps) {
  const { label, edge, value, zone, now, onChange } = props
  const id = useId()
  const written = value ? formatSiteTime(value, zone, edge) : ''
  const [text, setText] = useState(written)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setText(written)
    setProblem(null)
  }, [written])

  const apply = () => {
    if (text === written) return setProblem(null)
    if (text.trim() === '') return onChange(null)
    const read = readSiteTime(text, { zone, now, edge, current: value })
    if ('problem' in read) return setProblem(read.problem)
    setProblem(read.remark ?? null)
    if (read.instant !== value) onChange(read.instant)
    else setText(written)
  }
  return (
    <Stack gap={2}>
      <Flex gap={2} align="center">
        <Text as="label" htmlFor={id} size={1} muted style={{ width: 42, flex: 'none' }}>
          {label}
        </Text>
        <div style={{ flex: 1 }}>
          <TextInput
            id={id}
            fontSize={1}
            padding={2}
            autoComplete="off"
            data-first={props.first || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            placeholder={props.emptyWords}
            readOnly={props.readOnly}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={apply}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Enter') apply()
            }}
          />
        </div>
      </Flex>
      {problem && (
        <Text size={1} id={`${id}-problem`} role="alert" accent>
          {problem}
        </Text>
      )}
    </Stack>
  )
}
