import { formatSiteTime, readSiteTime, type WindowEdge } from '@forecourt/schemas/contract/pure'
import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { useTypedTime } from '../../inputs/dates/use-typed-time.ts'

interface MomentFieldProps {
  readonly label: string
  readonly edge: WindowEdge
  /** ISO instant; null is open. */
  readonly value: string | null
  readonly zone: string
  readonly now: string
  readonly emptyLabel: string
  readonly readOnly?: boolean
  /** The focus goes here when its panel opens. */
  readonly first?: boolean
  onChange(value: string | null): void
}

/** A moment as people type it, on a zone's clock: any minute can be typed. It is stored on Enter and on leaving. */
export function MomentField(props: MomentFieldProps) {
  const { label, edge, value, zone, now, onChange } = props
  const id = useId()
  const read = (text: string) => {
    if (text.trim() === '') return { value: null }
    const typed = readSiteTime(text, { zone, now, edge, current: value })
    return 'problem' in typed ? typed : { value: typed.instant, remark: typed.remark }
  }
  const written = value ? formatSiteTime(value, zone, edge) : ''
  const { input, problem, problemId } = useTypedTime({ value, written, read, onChange })
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
            data-first={props.first || undefined}
            placeholder={props.emptyLabel}
            readOnly={props.readOnly}
            {...input}
          />
        </div>
      </Flex>
      {problem && (
        <Text size={1} id={problemId} role="alert" accent>
          {problem}
        </Text>
      )}
    </Stack>
  )
}
