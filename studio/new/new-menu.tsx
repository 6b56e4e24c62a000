import { Box, Flex, Hotkeys, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { Fragment, type ReactElement, useEffect, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { styled } from 'styled-components'
import { useCurrentSite } from '../access/current-site.tsx'
import { KindMark } from '../tools/content/kind-mark.tsx'
import { NewDialog } from './new-dialog.tsx'
import { listKinds, NEW_KINDS, type NewKind } from './new-kinds.ts'

const Mark = styled.span`
  flex: none;
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: 4px;
  font-size: 21px;
`

interface NewMenuProps {
  /** The button's id. */
  readonly id: string
  readonly button: ReactElement
}

/** “New”: everything this person makes, on the site that is worked on or on one that is then asked for. */
export function NewMenu({ id, button }: NewMenuProps) {
  const { site, sites } = useCurrentSite()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const kinds = listKinds(roles, sites)
  const [asked, setAsked] = useState<NewKind | null>(null)
  const [isOpen, setOpen] = useState(false)
  useKindLetters(isOpen)
  if (kinds.length === 0) return null
  return (
    <>
      <MenuButton
        id={id}
        button={button}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        popover={{ portal: true, placement: 'bottom-end', constrainSize: true }}
        menu={
          <Menu aria-label={site ? `New for ${site.name}` : 'New'}>
            <Box padding={3}>
              <Text size={1} muted>
                {site ? `New for ${site.name}` : 'New'}
              </Text>
            </Box>
            {kinds.map((kind, at) => (
              <Fragment key={kind}>
                {NEW_KINDS[kind].isSeldom && !isSeldom(kinds[at - 1]) ? <MenuDivider /> : null}
                <KindItem kind={kind} onClick={() => setAsked(kind)} />
              </Fragment>
            ))}
          </Menu>
        }
      />
      {asked ? (
        <NewDialog
          beginning={{ what: asked, site, days: null, place: null }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

/** True before the first kind too: nothing is above it to be divided from. */
const isSeldom = (kind: NewKind | undefined) => kind === undefined || NEW_KINDS[kind].isSeldom

/** While the menu is open, a kind's letter chooses it, wherever the focus is. */
function useKindLetters(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/i.test(event.key)) return
      const item = document.querySelector<HTMLElement>(`[data-letter="${event.key.toUpperCase()}"]`)
      if (!item) return
      // Else the letter goes on into the field that has the focus next.
      event.preventDefault()
      item.click()
    }
    window.addEventListener('keydown', choose)
    return () => window.removeEventListener('keydown', choose)
  }, [isOpen])
}

function KindItem({ kind, onClick }: { kind: NewKind; onClick: () => void }) {
  const { title, note, icon: Icon, letter } = NEW_KINDS[kind]
  return (
    <MenuItem paddingX={3} paddingY={2} onClick={onClick} data-letter={letter}>
      <Flex align="center" gap={3}>
        <Mark>
          <KindMark kind={kind} icon={Icon} />
        </Mark>
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {note}
          </Text>
        </Stack>
        <Hotkeys fontSize={0} keys={[letter]} aria-hidden="true" />
      </Flex>
    </MenuItem>
  )
}
