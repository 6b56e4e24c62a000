import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { PointerEvent } from 'react'
import { pathToString, useDocumentOperation, useEditState } from 'sanity'
import type { EditedOffer } from '../../documents/approval/edited-offer.ts'
import { useFinanceAccess } from '../../documents/approval/use-finance-access.ts'
import { countProblems } from '../../documents/problems/problems.ts'
import { useSettledProblems } from '../../documents/problems/use-problems.ts'
import { formatStop, usePublishing } from '../../documents/problems/use-publishing.ts'
import { focusField } from '../../inputs/typed/typed-texts.ts'
import { useCalendarActions } from './calendar-context.ts'
import type { CalendarItem } from './items.ts'

/** Publishes a draft from the calendar; what stops it is shown beside the button, with a link to the form. */
export function PublishItem({ item, locked }: { item: CalendarItem; locked: string | null }) {
  const { openDocument, edits } = useCalendarActions()
  const { publish } = useDocumentOperation(item.id, item.type)
  const { problems, draft, isSettled } = useSettledProblems(item.id, item.type)
  const asks = useAsks(item)
  const stops = problems.filter(({ level }) => level === 'stops')
  const [first] = stops
  const isJudged = isSettled && !edits.isWriting && draft?._rev === item.rev && !publish.disabled
  const { isWanted, press } = usePublishing({
    document: item.id,
    stops,
    state: isJudged ? 'ready' : 'waits',
    publish: () => {
      publish.execute()
      edits.tell(`${item.name} is published.`)
    },
  })
  if (locked) return null
  if (asks)
    return (
      <Stack gap={3} padding={3}>
        <Text size={1} muted>
          A manager looks at finance offers before they start.
        </Text>
        <Flex>
          <Button
            tone="primary"
            text="Ask in its form"
            fontSize={1}
            padding={3}
            onClick={() => openDocument(item.type, item.id)}
          />
        </Flex>
      </Stack>
    )
  return (
    <Stack gap={3} padding={3}>
      {first && (
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {countProblems(stops, 'stops')} from going out
          </Text>
          <Text size={1} muted>
            {formatStop(first)}
          </Text>
        </Stack>
      )}
      <Flex gap={2}>
        <Button
          tone="positive"
          text="Publish"
          fontSize={1}
          padding={3}
          disabled={isWanted || stops.length > 0}
          onPointerDown={holdPress}
          onClick={press}
        />
        {first && (
          <Button
            mode="ghost"
            text="Open where it is"
            fontSize={1}
            padding={3}
            onClick={() => {
              if (!first.typed || !focusField(first.typed))
                openDocument(item.type, item.id, pathToString(first.path))
            }}
          />
        )}
      </Flex>
    </Stack>
  )
}

/** Whether somebody asks a manager for this, and does not publish it. */
function useAsks({ id, type }: CalendarItem): boolean {
  const { draft, published } = useEditState(id, type)
  const isOffer = type === 'offer'
  const { access } = useFinanceAccess(
    isOffer ? [draft as EditedOffer | null, published as EditedOffer | null] : [],
  )
  return access === 'asks'
}

/**
 * A press that leaves a typed field stores it, and what comes of it may move the button away from under the pointer: the
 * press stays the button's (https://www.w3.org/TR/pointerevents3/#setting-pointer-capture).
 */
function holdPress({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>): void {
  currentTarget.setPointerCapture(pointerId)
}
