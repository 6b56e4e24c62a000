import { formatSiteTime, readSiteTime, type WindowEdge } from '@forecourt/schemas/contract/pure'
import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { type TypedPlace, useTypedValue } from '../../inputs/typed/use-typed-value.ts'

interface MomentFieldProps {
  readonly typedAt: TypedPlace
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

/** A moment as people type it, on a zone's clock: any minute can be typed. */
export function MomentField(props: MomentFieldProps) {
  const { typedAt, label, edge, value, zone, now, onChange } = props
  const id = useId()
  const { reading, input } = useTypedValue({
    ...typedAt,
    field: label,
    written: value ? formatSiteTime(value, zone, edge) : '',
    read: (text): { instant: string | null; remark?: string } | { problem: string } =>
      text.trim() === '' ? { instant: null } : readSiteTime(text, { zone, now, edge, current: value }),
    write: ({ instant }) => {
      if (instant !== value) onChange(instant)
    },
  })
  const problem = reading && 'problem' in reading ? reading.problem : null
  const words = problem ?? (reading && 'remark' in reading ? reading.remark : undefined)
  return (
    <Stack gap={2}>
      <Flex gap={2} align="center">
        <Text as="label" htmlFor={id} size={1} muted style={{ width: 42, flex: 'none' }}>
          {label}
        </Text>
        <div style={{ flex: 1 }}>
          <TextInput
            {...input}
            id={id}
            aria-describedby={words ? `${id}-words` : undefined}
            customValidity={problem ?? undefined}
            fontSize={1}
            padding={2}
            data-first={props.first || undefined}
            placeholder={props.emptyLabel}
            readOnly={props.readOnly}
          />
        </div>
      </Flex>
      {words && (
        <Text size={1} id={`${id}-words`} role={problem ? 'alert' : 'status'} accent>
          {words}
        </Text>
      )}
    </Stack>
  )
}
