import { Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

/** A part of a car's page. */
export function CarPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack gap={3} as="section" aria-labelledby={id}>
      <Flex align="baseline" gap={3} wrap="wrap">
        <Heading as="h2" size={1} id={id}>
          {title}
        </Heading>
        {note ? (
          <Text size={1} muted>
            {note}
          </Text>
        ) : null}
      </Flex>
      {children}
    </Stack>
  )
}
