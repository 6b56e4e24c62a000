import { STAFF_API, staffStockKeys } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../../site-api/use-site-api.ts'
import { describeKeys, Letters, MadeKey } from '../../made-key.tsx'

const AGAIN_MS = 600_000
const readKeys = (answer: unknown) => staffStockKeys.parse(answer)

/** The keys with which the dealer's own system sends stock: made, shown once, and revoked. */
export function StockKeys({ site, now }: { site: StudioSite; now: string }) {
  const { value, put } = useSiteAnswer(site, STAFF_API.stockKeys, readKeys, AGAIN_MS)
  const { api, formatAddress } = useSiteApi()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const change = async (wanted: 'make' | 'revoke') => {
    setBusy(true)
    setError('')
    try {
      put(await api.post(formatAddress(site.slug, STAFF_API.stockKeys), { do: wanted }, readKeys))
    } catch (caught) {
      setError(caught instanceof Error ? caught.message : String(caught))
    }
    setBusy(false)
  }
  if (!value) return null
  const { keys, made, address } = value
  return (
    <Stack as="section" gap={3} aria-label="Your system sends it">
      <Heading as="h2" size={1}>
        Your system sends it
      </Heading>
      <Card border radius={2} padding={4}>
        <Stack gap={4}>
          <Text size={1} muted>
            Your stock system can send each change the moment it happens. Give its provider this address and a
            key.
          </Text>
          <Letters>{address}</Letters>
          {made === null ? null : <MadeKey made={made} />}
          {error ? <Text size={1}>{error}</Text> : null}
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1} style={{ flex: 1, minWidth: 180 }} role="status">
              {describeKeys(keys, site.timeZone, now)}
            </Text>
            {keys.length > 0 ? (
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                padding={3}
                text={keys.length === 1 ? 'Revoke it' : 'Revoke both'}
                disabled={isBusy}
                onClick={() => void change('revoke')}
              />
            ) : null}
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Create a key"
              disabled={isBusy}
              onClick={() => void change('make')}
            />
          </Flex>
        </Stack>
      </Card>
    </Stack>
  )
}
