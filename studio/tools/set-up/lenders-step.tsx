import { isAdministrator } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useOpenPlace } from './set-up-row.tsx'
import { StepFrame } from './step-frame.tsx'
import type { SetUpFacts } from './steps.ts'

/** The lenders that the platform gave the site, and the rates that a manager may set within its bounds. */
export function LendersStep({ site, facts }: { site: StudioSite; facts: SetUpFacts }) {
  const open = useOpenPlace()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const { settings, tenant } = facts.content
  const count = tenant?.lenders ?? 0
  return (
    <StepFrame
      title="Lenders and the rate"
      words="The rate works out each weekly repayment. Without a lender, only the price shows."
    >
      <Card border radius={2} padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {count === 0
              ? 'No lender yet. Whoever runs the platform adds one; then you set your rates within its bounds.'
              : `${count === 1 ? '1 lender' : `${count} lenders`}. Your own rates stay within what the platform allows.`}
          </Text>
          <Flex gap={2}>
            {settings && count > 0 ? (
              <Button
                mode="ghost"
                fontSize={1}
                text="Set your rates"
                onClick={() => open({ type: 'siteSettings', id: settings.id })}
              />
            ) : null}
            {isAdministrator(roles) ? (
              <Button
                mode="ghost"
                fontSize={1}
                text="Add a lender"
                onClick={() => open({ type: 'tenant', id: site.id })}
              />
            ) : null}
          </Flex>
        </Stack>
      </Card>
    </StepFrame>
  )
}
