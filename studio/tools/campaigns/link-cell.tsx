import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { Box, Card, Flex, Stack, Text, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { useRef, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { LinkList } from '../../inputs/links/link-list.tsx'
import { useLinkText } from '../../inputs/links/use-links.ts'
import { Own } from './override-cells.tsx'

interface LinkCellProps {
  readonly site: StudioSite
  /** The campaign’s link, and what it is called where it has no address yet. */
  readonly given: string
  readonly givenText: string | null
  readonly own: string | undefined
  onChange(link: string | null): void
}

/** Where a tile or banner leads on one site, picked from what that site has. */
export function LinkCell({ site, given, givenText, own, onChange }: LinkCellProps) {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useClickOutsideEvent(isOpen && close, () => [list.current])
  const pick = (link: string) => {
    onChange(link)
    close()
  }
  const label = `Leads to, for ${site.name}`
  return (
    <Own isOwn={own !== undefined} label={label} onReset={() => onChange(null)}>
      <Popover
        open={isOpen}
        modal
        portal
        constrainSize
        placement="bottom-start"
        content={
          <div ref={list} style={{ width: 380 }}>
            <LinkList site={site} title={label} onPick={pick} onClose={close} />
          </div>
        }
      >
        <Card
          as="button"
          type="button"
          ref={button}
          radius={2}
          padding={2}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          style={{ width: '100%', boxShadow: 'inset 0 0 0 1px var(--card-border-color)' }}
        >
          <Flex gap={2}>
            <Box flex={1}>
              {own === undefined && givenText ? (
                <Text size={1} muted>
                  {givenText}
                </Text>
              ) : (
                <LinkLabel site={site} href={own ?? given} isMuted={own === undefined} />
              )}
            </Box>
            <Text size={1} muted>
              <ChevronDownIcon />
            </Text>
          </Flex>
        </Card>
      </Popover>
    </Own>
  )
}

/** Where an address leads on a site, with the live count of cars or why it leads nowhere. */
export function LinkLabel({
  site,
  href,
  isMuted = false,
}: {
  site: StudioSite | undefined
  href: string
  isMuted?: boolean
}) {
  const words = useLinkText(site, href)
  const tone = words?.problem ? { tone: 'critical' as const } : {}
  return (
    <Stack gap={2}>
      <Text size={1} muted={isMuted}>
        {href === '' ? 'Nowhere yet' : (words?.text ?? href)}
      </Text>
      {words?.problem || words?.note ? (
        <Card {...tone} style={{ background: 'transparent' }}>
          <Text size={1} muted={!words.problem}>
            {words.problem ?? words.note}
          </Text>
        </Card>
      ) : null}
    </Stack>
  )
}
