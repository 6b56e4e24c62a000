import { SearchIcon } from '@sanity/icons/Search'
import { Badge, Box, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { LINK_ICONS } from './link-icons.ts'
import { type LinkGroup, type LinkOption, listLinkOptions } from './link-options.ts'
import { useLinkContent, useStockSuggestions } from './use-links.ts'

interface LinkListProps {
  readonly site: StudioSite
  readonly title: string
  readonly onPick: (href: string) => void
  readonly onClose: () => void
}

/** One box to type in, and what a link of the site can lead to for the words in it. */
export function LinkList({ site, title, onPick, onClose }: LinkListProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const input = useHeldFocus()
  const content = useLinkContent(site)
  const stock = useStockSuggestions(site, typed)
  const groups = useMemo(
    () =>
      content.value
        ? listLinkOptions(typed, content.value, stock.value ?? null, {
            now: new Date().toISOString(),
            zone: site.timeZone,
          })
        : [],
    [typed, content.value, stock.value, site.timeZone],
  )
  const options = groups.flatMap((group) => group.options)
  const { active, setActive, onKeyDown } = useActiveOption(options, onPick, onClose)
  const problem = content.error ?? stock.error
  return (
    <Stack gap={2} padding={2} onKeyDown={onKeyDown}>
      <TextInput
        role="combobox"
        aria-label={`Search for where “${title}” leads`}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
        ref={input}
        icon={SearchIcon}
        placeholder="utes under 60k, a page, an offer, Q22590, https://…"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
        }}
      />
      <div id={listId} role="listbox" aria-label={title} style={{ maxHeight: '22rem', overflowY: 'auto' }}>
        <Groups groups={groups} active={active} listId={listId} onPick={onPick} onPoint={setActive} />
      </div>
      {options.length === 0 ? (
        <Box padding={2} role="status">
          <Text size={1} muted>
            {formatNothing(problem, content.value === undefined || (typed !== '' && !stock.value))}
          </Text>
        </Box>
      ) : null}
    </Stack>
  )
}

/**
 * Gives the box the focus, and again when nothing has it: a popover that is not placed yet takes none, and one whose
 * field is out of sight for a moment, as while the form scrolls to it, is hidden and loses it without an event.
 */
function useHeldFocus() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    if (!element) return
    let isTaken = false
    let frame = 0
    const hold = () => {
      if (!isTaken || document.activeElement === document.body) element.focus({ preventScroll: true })
      isTaken ||= document.activeElement === element
      frame = requestAnimationFrame(hold)
    }
    hold()
    return () => cancelAnimationFrame(frame)
  }, [])
  return input
}

function formatNothing(problem: string | undefined, isLooking: boolean): string {
  if (problem) return `The site could not be asked: ${problem} Type an address, or try again in a moment.`
  return isLooking ? 'Looking' : 'No matches. Try fewer words, or paste a full address.'
}

/** Arrows move, Enter picks, Escape leaves everything as it was. */
function useActiveOption(
  options: readonly LinkOption[],
  onPick: (href: string) => void,
  onClose: () => void,
) {
  const [active, setActive] = useState(0)
  const last = options.length - 1
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.max(active - 1, 0),
    PageDown: Math.min(active + 5, last),
    PageUp: Math.max(active - 5, 0),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && option) onPick(option.href)
    else if (moves[event.key] !== undefined) setActive(Math.max(0, moves[event.key] ?? 0))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, setActive, onKeyDown }
}

interface GroupsProps {
  readonly groups: readonly LinkGroup[]
  readonly active: number
  readonly listId: string
  readonly onPick: (href: string) => void
  readonly onPoint: (index: number) => void
}

function Groups({ groups, active, listId, onPick, onPoint }: GroupsProps) {
  let index = -1
  return (
    <Stack gap={2}>
      {groups.map(({ title, options }) => (
        <Box key={title} role="group" aria-label={title}>
          <Box paddingX={2} paddingY={2}>
            <Text size={0} muted weight="medium" aria-hidden>
              {title}
            </Text>
          </Box>
          {options.map((option) => {
            index += 1
            const at = index
            return (
              <Option
                key={`${option.href} ${option.text}`}
                id={`${listId}-${at}`}
                option={option}
                isActive={at === active}
                onPick={() => onPick(option.href)}
                onPoint={() => onPoint(at)}
              />
            )
          })}
        </Box>
      ))}
    </Stack>
  )
}

function Option({
  id,
  option,
  isActive,
  onPick,
  onPoint,
}: {
  id: string
  option: LinkOption
  isActive: boolean
  onPick: () => void
  onPoint: () => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  const Icon = LINK_ICONS[option.kind]
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Card
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      padding={3}
      radius={2}
      tone={isActive ? 'primary' : 'inherit'}
      style={{ cursor: 'pointer' }}
      onClick={onPick}
      onMouseMove={onPoint}
    >
      <Flex align="center" gap={3}>
        <Text size={1}>
          <Icon />
        </Text>
        <Box flex={1}>
          <Text size={1} textOverflow="ellipsis">
            {option.text}
          </Text>
        </Box>
        {option.note ? (
          option.kind === 'cars' ? (
            <Badge tone="positive">{option.note}</Badge>
          ) : (
            <Text size={0} muted>
              {option.note}
            </Text>
          )
        ) : null}
      </Flex>
    </Card>
  )
}
