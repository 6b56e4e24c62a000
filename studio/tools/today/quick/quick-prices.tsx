import { formatShortInstant } from '@forecourt/schemas/contract'
import { Card, Stack, Text } from '@sanity/ui'
import { useIntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { EmptyCard } from '../parts.tsx'
import type { Showing } from '../showings.ts'
import { QuickScreen } from './quick-screen.tsx'

const Row = styled.a`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 64px;
  padding: 8px 12px;
  color: inherit;
  text-decoration: none;
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
`
const Picture = styled.img`
  display: block;
  width: 72px;
  height: 48px;
  border-radius: 4px;
  object-fit: cover;
  background: var(--card-border-color);
`

type QuickPricesProps = { live: readonly Showing[]; zone: string; now: string }

/** The offers that run, each a press from its price. */
export function QuickPrices({ live, zone, now }: QuickPricesProps) {
  const offers = live.filter(({ type }) => type === 'offer')
  return (
    <QuickScreen title="Which offer?">
      {offers.length === 0 ? <EmptyCard>No offer is on the site.</EmptyCard> : null}
      <Stack gap={3}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} zone={zone} now={now} />
        ))}
      </Stack>
    </QuickScreen>
  )
}

function OfferRow({ offer, zone, now }: { offer: Showing; zone: string; now: string }) {
  const { id, type, title, picture, expiry } = offer
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type, path: 'price' } })
  return (
    <Card border radius={2}>
      <Row href={href} onClick={onClick}>
        {picture ? <Picture src={`${picture}?w=144&h=96&fit=crop`} alt="" loading="lazy" /> : <span />}
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {expiry ? `Until ${formatShortInstant(expiry, zone, now)}` : 'No end date'}
          </Text>
        </Stack>
      </Row>
    </Card>
  )
}
