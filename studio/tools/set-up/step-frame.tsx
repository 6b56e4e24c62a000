import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { ActButton } from '../calendar/act-button.tsx'
import { StepHead } from '../sites/new-dealer/field.tsx'

interface StepFrameProps {
  readonly title: string
  readonly words: string
  readonly children: ReactNode
  /** What stands beside it. */
  readonly beside?: ReactNode
  readonly error?: string | null
  /** The button that saves; absent where there is nothing to save. */
  readonly act?: { readonly text: string; readonly isBusy: boolean; readonly onPress: () => void }
}

/** A step that is done in Set up: its form, what comes of it beside, and the way back at the foot. */
export function StepFrame({ title, words, children, beside, error, act }: StepFrameProps) {
  const router = useRouter()
  return (
    <Whole>
      <Columns $one={beside === undefined}>
        <main>
          <Stack gap={5}>
            <StepHead title={title}>{words}</StepHead>
            {children}
          </Stack>
        </main>
        {beside === undefined ? null : <aside>{beside}</aside>}
      </Columns>
      <Foot borderTop paddingX={4} paddingY={3}>
        <Flex align="center" gap={3}>
          <Button mode="ghost" fontSize={1} text="Back" onClick={() => router.navigate({})} />
          <Box flex={1}>
            {error ? (
              <Card tone="critical" padding={2} radius={2} role="alert">
                <Text size={1}>{error}</Text>
              </Card>
            ) : null}
          </Box>
          {act ? (
            <ActButton fontSize={1} text={act.text} disabled={act.isBusy} onClick={act.onPress} />
          ) : null}
        </Flex>
      </Foot>
    </Whole>
  )
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`
const Columns = styled.div<{ $one: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: ${({ $one }) => ($one ? 'minmax(0, 620px)' : 'minmax(0, 440px) minmax(0, 1fr)')};
  & > * { padding: 26px 30px 34px; min-width: 0; }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > * { padding: 20px 16px; }
  }
`
const Foot = styled(Card)`
  position: sticky;
  z-index: 10;
  bottom: 0;
`
