import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Box, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'

const Head = styled.button`
  all: unset;
  box-sizing: border-box;
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 12px 16px;
  cursor: pointer;
  border-radius: 3px;
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
`

/** One thing that can be done with a car: what holds now; opened, how it is changed. */
export function ActRow({
  icon: Icon,
  title,
  state,
  isOpen,
  onToggle,
  children,
}: {
  icon: ComponentType
  title: string
  state: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <div>
      <Head type="button" aria-expanded={isOpen} onClick={onToggle}>
        <Flex align="center" gap={3}>
          <Text size={2} muted>
            <Icon />
          </Text>
          <Stack gap={2} flex={1}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Text size={1} muted>
              {state}
            </Text>
          </Stack>
          <Text size={1} muted>
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </Text>
        </Flex>
      </Head>
      {isOpen ? (
        <Box paddingX={4} paddingTop={2} paddingBottom={4}>
          {children}
        </Box>
      ) : null}
    </div>
  )
}
