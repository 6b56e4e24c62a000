import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { CloseIcon } from '@sanity/icons/Close'
import { SearchIcon } from '@sanity/icons/Search'
import { Badge, Box, Button, Card, Flex, Stack, Text, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { type InputProps, type StringInputProps, set, unset } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useFormSites } from '../../content-api/use-form-sites.ts'
import { LINK_ICONS } from './link-icons.ts'
import { LinkList } from './link-list.tsx'
import type { LinkText } from './link-text.ts'
import { useLinkText } from './use-links.ts'

/** A link, shown as what it leads to and picked from what the site has. It is stored as its address. */
export function LinkInput(props: InputProps) {
  const { value, onChange, schemaType, elementProps, readOnly } = props as StringInputProps
  const href = value ?? ''
  const title = schemaType.title ?? 'Link'
  const [site, ...others] = useFormSites()
  const words = useLinkText(site, href)
  const { isOpen, opened, open, close, list, keepInList } = usePicker(elementProps.ref)
  const pick = useCallback(
    (next: string) => {
      onChange(next === '' ? unset() : set(next))
      close()
    },
    [onChange, close],
  )
  return (
    <Stack gap={2}>
      <Popover
        open={isOpen}
        modal
        portal
        constrainSize
        matchReferenceWidth
        placement="bottom-start"
        fallbackPlacements={['top-start']}
        content={
          site ? (
            <div ref={list}>
              <LinkList key={opened} site={site} title={title} onPick={pick} onClose={close} />
            </div>
          ) : undefined
        }
      >
        <Flex gap={1}>
          <Card flex={1} border radius={2} tone={words?.problem ? 'critical' : 'default'} overflow="hidden">
            <Card
              as="button"
              type="button"
              padding={3}
              tone="inherit"
              {...elementProps}
              onFocus={(event: FocusEvent<HTMLElement>) => {
                elementProps.onFocus(event)
                keepInList()
              }}
              onKeyDown={keepInList}
              aria-label={`${title}: ${formatAccessibleLink(href, words)}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={readOnly || !site}
              style={{ width: '100%' }}
              onClick={open}
            >
              <Chosen href={href} words={words} />
            </Card>
          </Card>
          {href !== '' && !readOnly ? (
            <Button
              mode="bleed"
              icon={CloseIcon}
              aria-label={`Take away: ${title}`}
              onClick={() => pick('')}
            />
          ) : null}
        </Flex>
      </Popover>
      {href === '' ? null : <Problems href={href} words={words} others={others} />}
    </Stack>
  )
}

/** Open or not, with the focus back on the button and clicks beside the list closing it and nothing else. */
function usePicker(button: StringInputProps['elementProps']['ref']) {
  const [isOpen, setOpen] = useState(false)
  // A closed popover keeps its content; each opening has a list of its own, with nothing typed.
  const [opened, setOpened] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  const close = useCallback(() => {
    isWanted.current = false
    setOpen(false)
    button.current?.focus()
  }, [button])
  const open = useCallback(() => {
    isWanted.current = true
    setOpened((times) => times + 1)
    setOpen(true)
  }, [])
  // The form may focus its field late, when the list is open already; a key pressed there belongs to the list.
  const keepInList = () => {
    if (isWanted.current) list.current?.querySelector('input')?.focus()
  }
  useClickOutsideEvent(isOpen && close, () => [list.current])
  return { isOpen, opened, open, close, list, keepInList }
}

const formatAccessibleLink = (href: string, words: LinkText | null) =>
  href === '' ? 'choose' : [words?.text ?? href, words?.note].filter(Boolean).join(', ')

function Chosen({ href, words }: { href: string; words: LinkText | null }) {
  const Icon = words && href !== '' ? LINK_ICONS[words.kind] : SearchIcon
  return (
    <Flex align="center" gap={3}>
      <Text size={1} muted>
        <Icon />
      </Text>
      <Flex flex={1} align="center" gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: 'min(100%, 9rem)' }}>
          <Text size={1} muted={href === ''} textOverflow="ellipsis">
            {href === '' ? 'Choose a page, cars, an offer …' : (words?.text ?? href)}
          </Text>
        </Box>
        {words?.note && href !== '' ? (
          <Badge tone={words.kind === 'cars' ? 'positive' : 'default'}>{words.note}</Badge>
        ) : null}
      </Flex>
      <Text size={1} muted>
        <ChevronDownIcon />
      </Text>
    </Flex>
  )
}

/** What is wrong with a link on the first site, and on which of the others it leads nowhere. */
function Problems({
  href,
  words,
  others,
}: {
  href: string
  words: LinkText | null
  others: readonly StudioSite[]
}) {
  return (
    <Stack gap={2} role="status">
      {words?.problem ? <Problem text={words.problem} /> : null}
      {others.map((site) => (
        <OtherSite key={site.id} site={site} href={href} />
      ))}
    </Stack>
  )
}

function OtherSite({ site, href }: { site: StudioSite; href: string }) {
  const words = useLinkText(site, href)
  return words?.problem ? <Problem text={`${site.name}: ${words.problem}`} /> : null
}

const Problem = ({ text }: { text: string }) => (
  <Card tone="critical" padding={2} radius={2}>
    <Text size={1}>{text}</Text>
  </Card>
)
