import type { NumberUnit } from '@forecourt/schemas/studio'
import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type InputProps, type NumberInputProps, set, unset } from 'sanity'
import { formatAmount, parseAmount, UNIT_MARKS } from './amounts.ts'

/** A number with its unit beside it, typed as people write it. Any other text is not stored, and a message says so. */
export function UnitInput(props: InputProps) {
  const { value, onChange, elementProps, schemaType, readOnly } = props as NumberInputProps
  const unit = (schemaType.options as { unit?: NumberUnit } | undefined)?.unit ?? '$'
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && parseAmount(typed, unit) === null
  const { before, after } = UNIT_MARKS[unit]
  const store = () => {
    if (typed === null) return
    const amount = parseAmount(typed, unit)
    if (amount !== null && amount !== value) onChange(set(amount))
    else if (typed.trim() === '' && value !== undefined) onChange(unset())
  }
  // Not each digit: rules would stop “2” on its way to “28,490”, and a press on Publish meanwhile would be lost.
  useEffect(() => {
    const timer = setTimeout(store, 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Stack gap={2}>
      <TextInput
        id={elementProps.id}
        ref={elementProps.ref}
        aria-describedby={elementProps['aria-describedby']}
        inputMode="decimal"
        prefix={before ? <Mark text={before} /> : undefined}
        suffix={after ? <Mark text={after} /> : undefined}
        value={typed ?? formatAmount(value, unit)}
        readOnly={readOnly}
        customValidity={isWrong ? 'Write a number.' : undefined}
        onFocus={elementProps.onFocus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => {
          store()
          if (!isWrong) setTyped(null)
          elementProps.onBlur(event)
        }}
      />
      {isWrong ? (
        <Text size={1} role="alert">
          This is no number; {value === undefined ? 'nothing' : formatAmount(value, unit)} is kept.
        </Text>
      ) : null}
    </Stack>
  )
}

const Mark = ({ text }: { text: string }) => (
  <Box padding={3}>
    <Text size={1} muted>
      {text}
    </Text>
  </Box>
)
