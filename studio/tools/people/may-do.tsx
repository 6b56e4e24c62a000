import { DEALER_ROLES, type DealerRoleKind } from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CloseIcon } from '@sanity/icons/Close'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { MAY_DO } from './people-text.ts'

const ORDER: readonly DealerRoleKind[] = ['manager', 'editor', 'marketer']

/** What people of each role may do. */
export function MayDo() {
  return (
    <Card as="aside" border radius={2} padding={4} aria-label="What each role can do">
      <Stack gap={5}>
        <Text as="h2" size={1} weight="semibold">
          What each role can do
        </Text>
        {ORDER.map((kind) => (
          <Stack key={kind} gap={3}>
            <Text size={1} weight="medium">
              {DEALER_ROLES[kind].title}
            </Text>
            {MAY_DO[kind].does.map((words) => (
              <Line key={words} words={words} isAllowed />
            ))}
            <Line words={MAY_DO[kind].not} isAllowed={false} />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

function Line({ words, isAllowed }: { words: string; isAllowed: boolean }) {
  return (
    <Flex gap={2}>
      <Text size={1} muted>
        {isAllowed ? <CheckmarkIcon aria-label="May" /> : <CloseIcon aria-label="May not" />}
      </Text>
      <Text size={1} muted>
        {words}
      </Text>
    </Flex>
  )
}
