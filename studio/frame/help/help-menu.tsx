import { BookIcon } from '@sanity/icons/Book'
import { SparklesIcon } from '@sanity/icons/Sparkles'
import { TerminalIcon } from '@sanity/icons/Terminal'
import { Box, Dialog, Flex, Hotkeys, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { type ComponentType, type ReactElement, useId, useState } from 'react'
import { useRouter } from 'sanity/router'
import { EVERYWHERE, findGuide, type Guide, WHATS_NEW } from './guides.ts'

type Topic = 'guide' | 'keys' | 'new'

interface HelpMenuProps {
  /** The button's id. */
  readonly id: string
  readonly button: ReactElement
}

/** “?”: the guide of the screen that is open, its keys, and what is new. */
export function HelpMenu({ id, button }: HelpMenuProps) {
  const { state, resolvePathFromState } = useRouter()
  const guide = findGuide(resolvePathFromState(state))
  const [topic, setTopic] = useState<Topic | null>(null)
  const isKeyed = guide.keys.length > 0
  return (
    <>
      <MenuButton
        id={id}
        button={button}
        popover={{ portal: true, placement: 'bottom-end', constrainSize: true }}
        menu={
          <Menu>
            <Entry
              icon={BookIcon}
              title={guide.title}
              note="The guide for this screen"
              onClick={() => setTopic('guide')}
            />
            <Entry
              icon={TerminalIcon}
              title="Keyboard"
              note={isKeyed ? 'On this screen and everywhere' : 'Keys that work everywhere'}
              onClick={() => setTopic('keys')}
            />
            <MenuDivider />
            <Entry
              icon={SparklesIcon}
              title="What is new"
              note={WHATS_NEW[0] ?? ''}
              onClick={() => setTopic('new')}
            />
          </Menu>
        }
      />
      {topic ? <HelpDialog topic={topic} guide={guide} onClose={() => setTopic(null)} /> : null}
    </>
  )
}

interface EntryProps {
  readonly icon: ComponentType
  readonly title: string
  readonly note: string
  onClick(): void
}

function Entry({ icon: Icon, title, note, onClick }: EntryProps) {
  return (
    <MenuItem padding={3} onClick={onClick}>
      <Flex align="center" gap={3} style={{ maxWidth: 320 }}>
        <Text size={2}>
          <Icon />
        </Text>
        <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {note}
          </Text>
        </Stack>
      </Flex>
    </MenuItem>
  )
}

interface HelpDialogProps {
  readonly topic: Topic
  readonly guide: Guide
  onClose(): void
}

function HelpDialog({ topic, guide, onClose }: HelpDialogProps) {
  const id = useId()
  const titles: Record<Topic, string> = { guide: guide.title, keys: 'Keyboard', new: 'What is new' }
  return (
    <Dialog id={`${id}-help`} header={titles[topic]} width={1} onClose={onClose} onClickOutside={onClose}>
      <Box padding={4}>
        {topic === 'guide' ? <Steps lines={guide.steps} /> : null}
        {topic === 'new' ? <Steps lines={WHATS_NEW} /> : null}
        {topic === 'keys' ? (
          <Stack gap={5}>
            {guide.keys.length > 0 ? (
              <Keys title={`On this screen: ${guide.title}`} keys={guide.keys} />
            ) : null}
            <Keys title="Everywhere" keys={EVERYWHERE} />
          </Stack>
        ) : null}
      </Box>
    </Dialog>
  )
}

function Steps({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={4} style={{ margin: 0, paddingLeft: 18 }}>
      {lines.map((line) => (
        <li key={line}>
          <Text size={1} style={{ lineHeight: 1.5 }}>
            {line}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

function Keys({ title, keys }: { title: string; keys: Guide['keys'] }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold" as="h2">
        {title}
      </Text>
      {keys.map(([does, key]) => (
        <Flex key={does} align="center" justify="space-between">
          <Text size={1}>{does}</Text>
          <Hotkeys fontSize={1} keys={key.split(' ')} />
        </Flex>
      ))}
    </Stack>
  )
}
