import { STAFF_API, type StaffMarketKeys, staffMarketKeys } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { StudioSite } from '../access/studio-sites.ts'
import { type SiteAnswer, useSiteAnswer } from '../site-api/use-site-answer.ts'
import { useSiteApi } from '../site-api/use-site-api.ts'
import { describeKeys, Letters, MadeKey } from './made-key.tsx'

const AGAIN_MS = 600_000
const readKeys = (answer: unknown) => staffMarketKeys.parse(answer)

type Purpose = StaffMarketKeys['places'][number]['purpose']

/** The keys of market places, for the site's managers and administrators: others are refused. */
export const useMarketKeys = (site: StudioSite) =>
  useSiteAnswer(site, STAFF_API.marketKeys, readKeys, AGAIN_MS)

interface MarketKeyProps {
  readonly site: StudioSite
  readonly now: string
  readonly purpose: Purpose
  readonly answer: SiteAnswer<StaffMarketKeys>
  /** Whatever fetches from the address has the key in it, and no header of its own. */
  readonly inAddress?: boolean
}

/** One key of a market place: where it is used, made, shown once and revoked. */
export function MarketKey({
  site,
  now,
  purpose,
  answer: { value, error: unread, put },
  inAddress = false,
}: MarketKeyProps) {
  const { api, formatAddress } = useSiteApi()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const place = value?.places.find((each) => each.purpose === purpose)
  if (unread && !value)
    return (
      <Text size={1} role="alert">
        We couldn’t read its keys. {unread}
      </Text>
    )
  if (!(value && place)) return null
  const change = async (wanted: 'make' | 'revoke') => {
    setBusy(true)
    setError('')
    try {
      const fields = { do: wanted, purpose }
      put(await api.post(formatAddress(site.slug, STAFF_API.marketKeys), fields, readKeys))
    } catch (caught) {
      setError(caught instanceof Error ? caught.message : String(caught))
    }
    setBusy(false)
  }
  const { title, address, keys } = place
  const made = value.made?.purpose === purpose ? value.made.key : null
  return (
    <Card border radius={2} padding={3} role="group" aria-label={`Key of ${title}`}>
      <Stack gap={3}>
        <Letters>{address}</Letters>
        {made === null ? null : <MadeKey made={inAddress ? `${address}?key=${made}` : made} />}
        {error ? (
          <Text size={1} role="alert">
            {error}
          </Text>
        ) : null}
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
  )
}

/** Where market places send leads, each with a key of its own. */
export function LeadSenders({ site, now }: { site: StudioSite; now: string }) {
  const answer = useMarketKeys(site)
  const places = answer.value?.places.filter(({ purpose }) => purpose.startsWith('leads-')) ?? []
  if (places.length === 0) return null
  return (
    <Stack as="section" gap={4} aria-label="Leads from market places">
      <Heading as="h2" size={1}>
        Leads from market places
      </Heading>
      <Text size={1} muted>
        They come in here beside your own. Give the market place this address and a key, which it sends as
        Authorization: Bearer, or at the end of the address as ?key=.
      </Text>
      {places.map(({ purpose, title }) => (
        <Stack key={purpose} gap={3}>
          <Heading as="h3" size={0}>
            {title}
          </Heading>
          <MarketKey site={site} now={now} purpose={purpose} answer={answer} />
        </Stack>
      ))}
    </Stack>
  )
}
