import { formatShortInstant, MOST_ACT_WORDS, type StaffCarPage } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { CarPart } from './car-part.tsx'
import { formatMomentDetail, formatMomentTitle, formatPerson, type Telling } from './car-text.ts'
import type { ChangeCar } from './use-car.ts'

type Props = { page: StaffCarPage; telling: Telling; change: ChangeCar }

/** What staff did with the car, and what ended by its day. */
export function CarStory({ page, telling }: Pick<Props, 'page' | 'telling'>) {
  const moments = page.story.filter(({ kind }) => kind !== 'note')
  return (
    <CarPart title="What was set">
      <Stack gap={4} as="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {moments.map((moment) => (
          <Stack as="li" gap={2} key={moment.id}>
            <Text size={1} weight="medium">
              {formatMomentTitle(moment, telling)}
            </Text>
            <Text size={1} muted>
              {formatMomentDetail(moment, telling)}
            </Text>
          </Stack>
        ))}
      </Stack>
      {moments.length === 0 ? (
        <Text size={1} muted>
          Nothing yet: it is as its file says.
        </Text>
      ) : null}
    </CarPart>
  )
}

/** What staff tell each other of the car. */
export function CarNotes({ page, telling, change }: Props) {
  const notes = page.story.filter(({ kind }) => kind === 'note')
  return (
    <CarPart title="Notes" note="Staff only">
      <Card border radius={2} padding={3}>
        <Stack gap={4}>
          {page.mayChange ? <NewNote change={change} /> : null}
          {notes.map(({ id, text, user, at }) => (
            <Stack gap={2} key={id}>
              <Text size={1} weight="medium">
                {formatPerson(user, telling)}, {formatShortInstant(at, telling.zone, telling.now)}
              </Text>
              <Text size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {text}
              </Text>
            </Stack>
          ))}
          {notes.length === 0 && !page.mayChange ? (
            <Text size={1} muted>
              None
            </Text>
          ) : null}
        </Stack>
      </Card>
    </CarPart>
  )
}

function NewNote({ change }: Pick<Props, 'change'>) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    if (await change({ do: 'note', text }, 'The note is added')) setText('')
    setBusy(false)
  }
  return (
    <Stack gap={3}>
      <TextArea
        aria-label="A note"
        fontSize={1}
        rows={2}
        maxLength={MOST_ACT_WORDS.note}
        placeholder="What should the others know?"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Add note"
          disabled={busy || text.trim() === ''}
          onClick={() => void add()}
        />
      </Flex>
    </Stack>
  )
}
