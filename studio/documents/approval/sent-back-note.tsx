import { formatShortInstant, reviewState } from '@forecourt/schemas/contract'
import { CommentIcon } from '@sanity/icons/Comment'
import { Card, Flex, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import { useNow } from '../../content-api/use-now.ts'
import type { EditedOffer } from './edited-offer.ts'
import { useFinanceAccess } from './use-finance-access.ts'
import { useOfferReviews } from './use-offer-reviews.ts'

/** Above the form of an offer: what a manager wants changed, or that it waits for one. */
export function SentBackNote({ id }: { id: string }) {
  const { draft, published } = useEditState(id, 'offer')
  const { access, sites } = useFinanceAccess([draft as EditedOffer | null, published as EditedOffer | null])
  const reviews = useOfferReviews(id)
  const now = useNow()
  const zone = sites[0]?.timeZone
  if (access === null || !zone || !draft || !reviews.value) return null
  const { kind, last } = reviewState(reviews.value, true)
  if (!last || (kind !== 'sentBack' && kind !== 'waiting')) return null
  const isSentBack = kind === 'sentBack'
  const when = formatShortInstant(last.at, zone, now)
  return (
    <Card
      tone={isSentBack ? 'caution' : 'transparent'}
      border
      radius={3}
      padding={4}
      marginBottom={5}
      role="status"
      data-testid="approval-note"
    >
      <Flex gap={3}>
        <Text size={1}>
          <CommentIcon />
        </Text>
        <Text size={1}>
          <b>
            {isSentBack ? `${last.name} sent it back, ${when}` : `${last.name} asked for approval, ${when}`}
            {last.note ? ':' : '.'}
          </b>{' '}
          {last.note ? `“${last.note}”` : ''}
        </Text>
      </Flex>
    </Card>
  )
}
