import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { Box, Button, Card, Flex, Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'

const Screen = styled(Card)`
  && { display: grid; }
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
`
const Middle = styled.main`
  width: 100%;
  max-width: 640px;
  margin: 0 auto;
  padding: 20px 16px 32px;
  overflow-y: auto;
  box-sizing: border-box;
`

type QuickScreenProps = { title: string; children: ReactNode; foot?: ReactNode }

/** A screen with one job: its way back above, its button at the foot. */
export function QuickScreen({ title, children, foot }: QuickScreenProps) {
  const router = useRouter()
  return (
    <Screen tone="transparent">
      <Card borderBottom padding={2}>
        <Flex align="center" gap={2}>
          <Button
            mode="bleed"
            icon={ChevronLeftIcon}
            aria-label="Back to Today"
            onClick={() => router.navigate({})}
          />
          <Heading as="h1" size={1}>
            {title}
          </Heading>
        </Flex>
      </Card>
      <Middle>
        <Stack gap={5}>{children}</Stack>
      </Middle>
      {foot ? (
        <Card borderTop padding={3}>
          <Box style={{ maxWidth: 640, margin: '0 auto' }}>{foot}</Box>
        </Card>
      ) : null}
    </Screen>
  )
}
