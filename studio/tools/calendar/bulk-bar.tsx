import { CloseIcon } from '@sanity/icons/Close'
import { Button, Card, Flex, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { ActButton } from './act-button.tsx'
import { type BulkAction, bulkEdits } from './bulk-edits.ts'
import { useCalendarActions } from './calendar-context.ts'
import { formatCount } from './format.ts'
import type { CalendarItem } from './items.ts'

const ACTIONS: readonly { action: BulkAction; text: string; label: string }[] = [
  { action: 'extend', text: 'Extend to…', label: 'Show until' },
  { action: 'move', text: 'Move by…', label: 'Days, with – for earlier' },
  { action: 'end', text: 'End early…', label: 'Last day' },
]

/** What can be done with several bars at once; each one's days are its own site's. */
export function BulkBar({ items, onClear }: { items: readonly CalendarItem[]; onClear: () => void }) {
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const names = [...new Set(items.map(({ name }) => name))]
  return (
    <Card
      role="region"
      aria-label={`${items.length} selected`}
      data-no-print
      shadow={3}
      radius={3}
      padding={3}
      style={{ position: 'absolute', left: '50%', bottom: 54, transform: 'translateX(-50%)', zIndex: 8 }}
    >
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} weight="semibold">
          {items.length} selected
        </Text>
        <Text size={1} muted textOverflow="ellipsis" style={{ maxWidth: 260 }}>
          {names.slice(0, 2).join(', ')}
          {names.length > 2 && ` and ${names.length - 2} more`}
        </Text>
        {asked ? (
          <Ask action={asked} items={items} onDone={() => setAsked(null)} />
        ) : (
          ACTIONS.map(({ action, text }) => (
            <Button
              key={action}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={text}
              onClick={() => setAsked(action)}
            />
          ))
        )}
        <Button mode="bleed" icon={CloseIcon} aria-label="Clear selection" padding={2} onClick={onClear} />
      </Flex>
    </Card>
  )
}

interface AskProps {
  readonly action: BulkAction
  readonly items: readonly CalendarItem[]
  onDone(): void
}

function Ask({ action, items, onDone }: AskProps) {
  const { edits, now, lock } = useCalendarActions()
  const [text, setText] = useState('')
  const label = ACTIONS.find((one) => one.action === action)?.label ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = bulkEdits(items, { action, text, now }, lock)
    if ('problem' in done) return edits.tell(done.problem, 'critical')
    edits.commit(done.edits, `${formatCount(done.edits.length, 'thing')} changed${done.left}`)
    onDone()
  }
  return (
    <form onSubmit={submit}>
      <Flex gap={2} align="center">
        <TextInput
          autoFocus
          aria-label={label}
          placeholder={action === 'move' ? 'for example 7 or -3' : 'for example 31 Dec, 11:59 pm'}
          fontSize={1}
          padding={2}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActButton type="submit" padding={2} text="Apply" />
        <Button type="button" mode="bleed" fontSize={1} padding={2} text="Cancel" onClick={onDone} />
      </Flex>
    </form>
  )
}
