import type { StaffMarketPushes } from '@forecourt/schemas/contract'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../../calendar/act-button.tsx'
import { TypedField } from '../../typed-field.tsx'
import type { MarketPushing } from './use-market-pushes.ts'

/** The address and the key that a market place gave; a key that is set is not shown. */
export function TargetForm({
  push: { market, title, target },
  pushing,
  leave,
}: {
  push: StaffMarketPushes['markets'][number]
  pushing: MarketPushing
  /** Null where there is nothing to go back to. */
  leave: (() => void) | null
}) {
  const [address, setAddress] = useState(target?.address ?? '')
  const [key, setKey] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!pushing.isBusy && (await pushing.change({ do: 'save', market, address, key }))) leave?.()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TypedField label="Address" value={address} inputMode="url" write={setAddress} />
        <TypedField
          label={target?.hasKey ? 'Key (set; leave empty to keep it)' : 'Key, if you have one'}
          value={key}
          type="password"
          write={setKey}
        />
        <Text size={1} muted>
          {target === null
            ? 'Nothing is sent before you start it.'
            : `At another address, ${title} is sent every vehicle again.`}
        </Text>
        <Flex gap={3} align="center" wrap="wrap">
          <ActButton type="submit" text={pushing.isBusy ? 'Saving…' : 'Save'} disabled={pushing.isBusy} />
          {leave ? <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={leave} /> : null}
        </Flex>
      </Stack>
    </form>
  )
}
