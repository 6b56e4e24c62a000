import { SelectIcon } from '@sanity/icons/Select'
import { Box, Flex, Hotkeys, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useCurrentSite } from '../access/current-site.tsx'
import type { StudioSite } from '../access/studio-sites.ts'
import { useContentOfChosen, useSwitchKeys, useSwitchSite } from './use-switch-site.ts'

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 9px;
  border: 1px solid color-mix(in srgb, currentColor 42%, transparent);
  border-radius: 4px;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  &:hover { background: color-mix(in srgb, currentColor 16%, transparent); }
`
const Chip = styled.i<{ $colour: string }>`
  flex: none;
  width: 10px;
  height: 18px;
  border-radius: 2px;
  background: ${({ $colour }) => $colour};
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.12);
`
const List = styled(Box)`
  max-height: 60vh;
  overflow-y: auto;
`

/** Another site, or all of them; only for people who have several. */
export function SwitchSite() {
  const { site, sites } = useCurrentSite()
  const switchTo = useSwitchSite()
  const ids = useMemo(() => sites.map(({ id }) => id), [sites])
  useSwitchKeys(ids)
  useContentOfChosen()
  const words = site ? 'Switch site' : 'Choose one site'
  return (
    <MenuButton
      id="switch-site"
      button={
        <Opener type="button">
          {words}
          <SelectIcon />
        </Opener>
      }
      popover={{ portal: true, placement: 'bottom-end', constrainSize: true }}
      menu={
        <Menu>
          <List>
            {sites.map((one, at) => (
              <SiteItem
                key={one.id}
                site={one}
                place={at + 1}
                selected={one.id === site?.id}
                onClick={() => switchTo(one.id)}
              />
            ))}
          </List>
          <MenuDivider />
          <MenuItem padding={3} pressed={site === null} onClick={() => switchTo(null)}>
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>All {sites.length} sites together</Text>
              </Box>
              <Keys digit={0} />
            </Flex>
          </MenuItem>
        </Menu>
      }
    />
  )
}

function SiteItem({
  site: { name, city, brand },
  place,
  selected,
  onClick,
}: {
  site: StudioSite
  place: number
  selected: boolean
  onClick: () => void
}) {
  return (
    <MenuItem padding={3} pressed={selected} onClick={onClick}>
      <Flex align="center" gap={3}>
        <Chip $colour={brand} aria-hidden="true" />
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          {city ? (
            <Text size={0} muted>
              {city}
            </Text>
          ) : null}
        </Stack>
        {place <= 9 ? <Keys digit={place} /> : null}
      </Flex>
    </MenuItem>
  )
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const Keys = ({ digit }: { digit: number }) => (
  <Hotkeys fontSize={0} keys={[isApple ? '⌥' : 'Alt', String(digit)]} aria-hidden="true" />
)
