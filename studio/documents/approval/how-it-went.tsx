import { formatShortInstant, type OfferReview, REVIEW_WORDS } from '@forecourt/schemas/contract'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useNow } from '../../content-api/use-now.ts'
import { Plain } from '../../tools/today/parts.tsx'

/** Who asked, sent back and approved, newest first; nothing before anybody asked. */
export function HowItWent({
  reviews,
  zone,
  title = 'How it went',
}: {
  reviews: readonly OfferReview[]
  zone: string
  title?: string
}) {
  const now = useNow()
  const me = useCurrentUser()?.id
  if (reviews.length === 0) return null
  return (
    <Stack gap={3} as="section" aria-label={title}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      <Card border radius={2}>
        <Plain>
          {reviews.map(({ id, said, by, name, note, at }, index) => (
            <Card as="li" key={id} padding={3} borderTop={index > 0}>
              <Stack gap={3}>
                <Text size={1} weight="medium">
                  {REVIEW_WORDS[said]} by {by === me ? 'you' : name}
                </Text>
                {note ? <Text size={1}>“{note}”</Text> : null}
                <Text size={1} muted>
                  {formatShortInstant(at, zone, now)}
                </Text>
              </Stack>
            </Card>
          ))}
        </Plain>
      </Card>
    </Stack>
  )
}
