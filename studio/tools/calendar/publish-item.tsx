import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useDocumentOperation, useValidationStatus } from 'sanity'
import { useCalendarActions } from './calendar-context.ts'
import { formatCount } from './format.ts'
import type { CalendarItem } from './items.ts'

/** Publishes a draft from the calendar; what stops it is shown beside the button, with a link to the form. */
export function PublishItem({ item, locked }: { item: CalendarItem; locked: string | null }) {
  const { openDocument, edits } = useCalendarActions()
  const { publish } = useDocumentOperation(item.id, item.type)
  const { validation, isValidating } = useValidationStatus(`drafts.${item.id}`, item.type, true)
  const stops = validation.filter(({ level }) => level === 'error')
  const first = stops[0]
  if (locked) return null
  return (
    <Stack gap={3} padding={3}>
      {first && (
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {formatCount(stops.length, 'thing')} {stops.length === 1 ? 'stops' : 'stop'} this from going out
          </Text>
          <Text size={1} muted>
            {first.message}
          </Text>
        </Stack>
      )}
      <Flex gap={2}>
        <Button
          tone="positive"
          text="Publish"
          fontSize={1}
          padding={3}
          disabled={Boolean(publish.disabled) || isValidating || stops.length > 0}
          onClick={() => {
            publish.execute()
            edits.tell(`${item.name} is published.`)
          }}
        />
        {first && (
          <Button
            mode="ghost"
            text="Open where it is"
            fontSize={1}
            padding={3}
            onClick={() => openDocument(item.type, item.id, pathText(first.path))}
          />
        )}
      </Flex>
    </Stack>
  )
}

/** A path of the form as its address takes it. */
function pathText(path: readonly unknown[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    if (typeof part === 'object' && part !== null && '_key' in part) return `${text}[_key=="${part._key}"]`
    return text ? `${text}.${part}` : String(part)
  }, '')
}
