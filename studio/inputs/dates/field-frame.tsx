import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { StringInputProps } from 'sanity'

type FieldFrameProps = Pick<StringInputProps, 'schemaType' | 'validation'> & {
  id: string
  children: ReactNode
}

/** Title, description and problems of a field whose input brings its own frame, as the Studio has it for times. */
export function FieldFrame({ id, schemaType, validation, children }: FieldFrameProps) {
  const { title, description } = schemaType
  return (
    <Stack gap={3} data-testid={`field-${id}`}>
      <Stack gap={2}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {title}
        </Text>
        {description ? (
          <Text size={1} muted>
            {description}
          </Text>
        ) : null}
      </Stack>
      {children}
      {validation.map(({ level, message }) => (
        <Card key={message} tone={level === 'error' ? 'critical' : 'caution'} padding={2} radius={2}>
          <Text size={1} role={level === 'error' ? 'alert' : undefined}>
            {message}
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
