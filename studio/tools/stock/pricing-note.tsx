import type { StaffStock } from '@forecourt/schemas/contract'
import { Card, Text } from '@sanity/ui'
import { pricingWords } from './stock-words.ts'

/** How often the progress is asked for while there is one, in milliseconds. */
export const PRICING_AGAIN_MS = 2_000

/** That weekly prices follow a change of the lenders, and how far; nothing while none is under way. */
export function PricingNote({ pricing }: Pick<StaffStock, 'pricing'>) {
  return (
    <div role="status">
      {pricing === null ? null : (
        <Card tone="primary" border radius={2} padding={3}>
          <Text size={1}>{pricingWords(pricing)}</Text>
        </Card>
      )}
    </div>
  )
}
