import type { NumberUnit } from '@forecourt/schemas/studio'
import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { type InputProps, type NumberInputProps, set, unset } from 'sanity'
import { useFormPlace, useTypedValue } from '../typed/use-typed-value.ts'
import { formatAmount, parseAmount, UNIT_EXAMPLES, UNIT_MARKS } from './amounts.ts'

/** A number, with its unit beside it where it has one, typed as people write it. */
export function NumberInput(props: InputProps) {
  const { value, onChange, elementProps, schemaType, readOnly, path } = props as NumberInputProps
  const unit = (schemaType.options as { unit?: NumberUnit } | undefined)?.unit ?? 'none'
  const { before, after } = unit === 'none' ? { before: '', after: '' } : UNIT_MARKS[unit]
  const problemId = useId()
  const { reading, input } = useTypedValue({
    ...useFormPlace(path),
    written: formatAmount(value, unit),
    read: (text) => readAmount(text, unit),
    write: ({ amount }) => {
      if (amount !== value) onChange(amount === undefined ? unset() : set(amount))
    },
    focused: elementProps,
  })
  const problem = reading && 'problem' in reading ? reading.problem : null
  return (
    <Stack gap={2}>
      <TextInput
        {...input}
        id={elementProps.id}
        aria-describedby={problem ? problemId : elementProps['aria-describedby']}
        inputMode={unit === 'none' ? 'text' : 'decimal'}
        placeholder={elementProps.placeholder}
        prefix={before ? <Mark text={before} /> : undefined}
        suffix={after ? <Mark text={after} /> : undefined}
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

function readAmount(
  text: string,
  unit: NumberUnit | 'none',
): { amount: number | undefined } | { problem: string } {
  if (text.trim() === '') return { amount: undefined }
  const amount = parseAmount(text, unit)
  return amount === null ? { problem: UNIT_EXAMPLES[unit] } : { amount }
}

const Mark = ({ text }: { text: string }) => (
  <Box padding={3}>
    <Text size={1} muted>
      {text}
    </Text>
  </Box>
)
