import { Button, Card, Flex, Text, TextInput } from '@sanity/ui'
import type { Perspective } from './use-site-bundles.ts'

interface QuestionProps {
  /** Wall clock `YYYY-MM-DDTHH:MM` where each site is, or null for now. */
  readonly wallTime: string | null
  /** What the field shows while it asks for now. */
  readonly now: string
  readonly perspective: Perspective
  readonly onTime: (wallTime: string | null) => void
  readonly onPerspective: (perspective: Perspective) => void
}

const PERSPECTIVES = [
  { value: 'drafts', title: 'With drafts' },
  { value: 'published', title: 'As published' },
] as const

/** At what time it is asked, and whether with drafts. */
export function Question({ wallTime, now, perspective, onTime, onPerspective }: QuestionProps) {
  return (
    <Card border radius={3} padding={3}>
      <Flex gap={3} wrap="wrap" align="center">
        <Text as="label" htmlFor="explain-time" size={1} weight="medium">
          Asked for
        </Text>
        <TextInput
          id="explain-time"
          type="datetime-local"
          value={wallTime ?? now}
          onChange={(event) => onTime(event.currentTarget.value || null)}
        />
        <Text size={1} muted>
          where each site is
        </Text>
        <Button
          mode="ghost"
          padding={3}
          fontSize={1}
          text="Now"
          disabled={wallTime === null}
          onClick={() => onTime(null)}
        />
        <Flex gap={1} role="group" aria-label="Which version" style={{ marginLeft: 'auto' }}>
          {PERSPECTIVES.map(({ value, title }) => (
            <Button
              key={value}
              mode="bleed"
              selected={perspective === value}
              padding={3}
              fontSize={1}
              text={title}
              aria-pressed={perspective === value}
              onClick={() => onPerspective(value)}
            />
          ))}
        </Flex>
      </Flex>
    </Card>
  )
}
