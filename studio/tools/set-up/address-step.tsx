import { isAdministrator } from '@forecourt/schemas/contract'
import { settleSteps } from '@forecourt/tenants/lifecycle'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useClient, useCurrentUser } from 'sanity'
import { useOpenPlace } from './set-up-row.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useSaving } from './use-saving.ts'

/** Where shoppers find the site: a name of the dealer's own, or the one it has. */
export function AddressStep({ site, facts }: StepProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const open = useOpenPlace()
  const { isBusy, error, save } = useSaving()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const hosts = facts.content.tenant?.hosts ?? []
  const decided = facts.content.settings?.decided ?? []
  const keep = async () => {
    const settled = [...decided.filter((id) => id !== 'address'), 'address']
    return hosts.length > 0 || (await save(() => settleSteps(client, site.id, settled)))
  }
  return (
    <StepFrame
      site={site}
      facts={facts}
      id="address"
      title="Where shoppers find it"
      words="A web address of the dealer’s own, or the one the site has already."
      error={error}
      isBusy={isBusy}
      save={keep}
      {...(hosts.length === 0 ? { saveText: `Stay at ${facts.ownAddress}` } : {})}
    >
      <Card border radius={2} padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {hosts.length > 0
              ? hosts.join(', ')
              : `For now only ${facts.ownAddress}, where shoppers read that it opens soon.`}
          </Text>
          {isAdministrator(roles) ? (
            <Flex gap={2} wrap="wrap">
              <Button
                mode="ghost"
                fontSize={1}
                text="The records to set"
                onClick={() => open({ path: '/web-address' })}
              />
              <Button
                mode="ghost"
                fontSize={1}
                text="Give it an address of its own"
                onClick={() => open({ type: 'tenant', id: site.id })}
              />
            </Flex>
          ) : (
            <Stack gap={4}>
              <Text size={1} muted>
                Whoever runs the platform adds an address of your own. You can go live without it.
              </Text>
              <Flex>
                <Button
                  mode="ghost"
                  fontSize={1}
                  text="The records to set"
                  onClick={() => open({ path: '/web-address' })}
                />
              </Flex>
            </Stack>
          )}
        </Stack>
      </Card>
    </StepFrame>
  )
}
