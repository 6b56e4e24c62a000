import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { LeaveIcon } from '@sanity/icons/Leave'
import { Card, Flex, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { type ComponentType, type MouseEvent, useId } from 'react'
import { type Tool, useCurrentUser, useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useCurrentTool } from './use-current-tool.ts'
import { useShownTools } from './use-shown-tools.ts'

/** The tools that stand in the bar itself; the others are under “More”. */
const FIRST = ['set-up', 'today', 'calendar', 'leads', 'stock']
const MOST = 4

const Bar = styled(Card)`
  && { display: none; }
  @media (max-width: 600px) {
    && { display: grid; }
    flex: none;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    margin: 0 -4px -4px;
    padding-bottom: env(safe-area-inset-bottom);
  }
  @media print { && { display: none; } }
`
const Entry = styled.a`
  all: unset;
  box-sizing: border-box;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 56px;
  font: 500 12px/1.3 var(--forecourt-font, Inter, system-ui, sans-serif);
  color: var(--card-muted-fg-color);
  cursor: pointer;
  & svg { font-size: 25px; }
  &[aria-current] { color: var(--card-link-color); font-weight: 600; }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
`

/** The tools at the foot of a phone's screen, under the thumb. */
export function PhoneBar() {
  const moreId = useId()
  const tools = useShownTools()
  const { auth } = useWorkspace()
  const user = useCurrentUser()
  const { navigateUrl } = useRouter()
  const current = useCurrentTool()
  const first = FIRST.flatMap((name) => tools.find((tool) => tool.name === name) ?? []).slice(0, MOST)
  const others = tools.filter((tool) => !first.includes(tool))
  const isOther = others.some(({ name }) => name === current)
  const open = ({ name }: Tool) => navigateUrl({ path: `/${name}` })
  return (
    <Bar forwardedAs="nav" borderTop aria-label="Tools" data-phone-bar>
      {first.map((tool) => (
        <Entry
          key={tool.name}
          href={`/${tool.name}`}
          aria-current={tool.name === current ? 'page' : undefined}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            open(tool)
          }}
        >
          <ToolIcon tool={tool} />
          {tool.title}
        </Entry>
      ))}
      <MenuButton
        id={moreId}
        button={
          <Entry as="button" type="button" aria-current={isOther ? 'page' : undefined}>
            <EllipsisHorizontalIcon />
            More
          </Entry>
        }
        popover={{ portal: true, placement: 'top-end', constrainSize: true }}
        menu={
          <Menu aria-label="More">
            {others.map((tool) => (
              <MenuItem key={tool.name} padding={3} onClick={() => open(tool)}>
                <Flex align="center" gap={3}>
                  <Text size={2}>
                    <ToolIcon tool={tool} />
                  </Text>
                  <Text size={1}>{tool.title}</Text>
                </Flex>
              </MenuItem>
            ))}
            <MenuDivider />
            <MenuItem padding={3} onClick={() => void auth.logout?.()}>
              <Flex align="center" gap={3}>
                <Text size={2}>
                  <LeaveIcon />
                </Text>
                <Text size={1}>{user?.name ? `Sign out, ${user.name}` : 'Sign out'}</Text>
              </Flex>
            </MenuItem>
          </Menu>
        }
      />
    </Bar>
  )
}

function ToolIcon({ tool: { icon } }: { tool: Tool }) {
  const Icon = icon as ComponentType | undefined
  return Icon ? <Icon /> : null
}
