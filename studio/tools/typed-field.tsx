import { Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'

/** A line of text under its label; what is typed as a password is not shown, and no browser fills it in. */
export function TypedField({
  label,
  value,
  type = 'text',
  inputMode,
  write,
}: {
  label: string
  value: string
  type?: 'text' | 'password' | 'time'
  inputMode?: 'url'
  write: (value: string) => void
}) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextInput
        id={id}
        type={type as 'text'}
        inputMode={inputMode}
        fontSize={2}
        padding={3}
        autoComplete={type === 'password' ? 'new-password' : 'off'}
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </Stack>
  )
}
