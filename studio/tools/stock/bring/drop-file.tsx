import { Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { type DragEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ActButton } from '../../calendar/act-button.tsx'
import { FILE_KINDS } from './bring-text.ts'
import type { Bringing } from './use-bring.ts'

const Well = styled.section`
  padding: 20px 24px;
  border: 1.5px dashed var(--card-border-color);
  border-radius: 5px;
  background: var(--card-bg-color);
  &[data-over] { border-color: var(--card-focus-ring-color); background: var(--card-badge-primary-bg-color); }
`

/** Takes a stock file by dropping or choosing it. */
export function DropFile({ take, busy, error }: Pick<Bringing, 'take' | 'busy' | 'error'>) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }
  return (
    <Card tone="default" radius={2}>
      <Well
        aria-label="Add your stock file"
        data-over={isOver ? '' : undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Flex align="center" gap={4} wrap="wrap">
          <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
            <Heading as="h2" size={1}>
              Add your stock file
            </Heading>
            <Text size={1} muted>
              Drop it here or choose it. We read it while you wait and change nothing on the site.
            </Text>
            <Text size={1} muted>
              {FILE_KINDS}
            </Text>
          </Stack>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,.xml,.json,.ndjson,.xlsx,.zip,application/zip,text/csv,application/json,text/xml,application/xml"
            aria-label="Stock file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) take(file)
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          {busy === null ? (
            <ActButton text="Choose a file" onClick={() => input.current?.click()} />
          ) : (
            <Flex align="center" gap={3} role="status">
              <Spinner muted />
              <Text size={1}>Reading it…</Text>
            </Flex>
          )}
        </Flex>
        {error === null ? null : (
          <Card tone="critical" border radius={2} padding={3} marginTop={4} role="alert">
            <Text size={1}>{error}</Text>
          </Card>
        )}
      </Well>
    </Card>
  )
}

/** The foot of a screen with its way back and its one act. */
export function Foot({
  words,
  isBusy,
  back,
  act,
}: {
  words: string
  isBusy: boolean
  back: { text: string; onClick: () => void }
  act: { text: string; onClick: () => void; disabled: boolean }
}) {
  return (
    <Bar borderTop padding={3} paddingX={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Button mode="ghost" fontSize={1} padding={3} text={back.text} onClick={back.onClick} />
        <Text size={1} muted role="status" style={{ flex: 1, minWidth: 160 }}>
          {words}
        </Text>
        {isBusy ? <Spinner muted /> : null}
        <ActButton text={act.text} disabled={act.disabled} onClick={act.onClick} />
      </Flex>
    </Bar>
  )
}

const Bar = styled(Card)`
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin: 0 -32px -40px;
  @media (max-width: 1200px) { margin: 0 -20px -32px; }
`
