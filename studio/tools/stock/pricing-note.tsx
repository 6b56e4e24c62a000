import type { StaffStock } from '@forecourt/schemas/contract'
import { Card, Text } from '@sanity/ui'
import { useState } from 'react'
import { formatPricing } from './stock-text.ts'

/** How often the progress is asked for while there is one, in milliseconds. */
export const PRICING_AGAIN_MS = 2_000

/** That weekly prices follow a change of the lenders, how far, and that they are done; nothing before. */
export function PricingNote({ pricing }: Pick<StaffStock, 'pricing'>) {
  const [wasPricing, setWasPricing] = useState(false)
  if (pricing !== null && !wasPricing) setWasPricing(true)
  const words = formatPricing(pricing, wasPricing)
  return (
    <div role="status">
      {words === '' ? null : (
        <Card tone={pricing === null ? 'positive' : 'primary'} border radius={2} padding={3}>
          <Text size={1}>{words}</Text>
        </Card>
      )}
    </div>
  )
}
