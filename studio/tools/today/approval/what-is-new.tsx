import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { styled } from 'styled-components'
import { type EditedOffer, listOfferChanges } from '../../../documents/approval/edited-offer.ts'

const Changes = styled.dl`
  margin: 0;
  & > div { display: grid; grid-template-columns: 140px minmax(0, 1fr); gap: 12px; padding: 12px 16px; }
  & > div + div { border-top: 1px solid var(--card-border-color); }
  & dd { margin: 0; overflow-wrap: anywhere; }
  @media (max-width: 600px) { & > div { grid-template-columns: minmax(0, 1fr); gap: 6px; } }
`

type WhatIsNewProps = { before: EditedOffer | null; after: EditedOffer; zone: string; now: string }

/** What an offer says otherwise than the one on the site; everything of one that is not on it. */
export function WhatIsNew({ before, after, zone, now }: WhatIsNewProps) {
  const type = useSchema().get('offer')
  const fields = type && 'fields' in type ? type.fields : []
  const titles = new Map(fields.map(({ name, type: { title } }) => [name, title ?? name]))
  const changes = listOfferChanges(before, after, { fields: [...titles.keys()], zone, now })
  return (
    <Stack gap={3} as="section" aria-label="What’s new">
      <Flex align="center" gap={3}>
        <Heading as="h2" size={1}>
          What’s new
        </Heading>
        <Text size={1} muted>
          {before ? 'against the one on the site now' : 'it isn’t on the site yet'}
        </Text>
      </Flex>
      {changes.length === 0 ? (
        <Text size={1} muted>
          Nothing shoppers read is different.
        </Text>
      ) : (
        <Card border radius={2}>
          <Changes>
            {changes.map(({ field, before: was, after: is }) => (
              <div key={field}>
                <Text as="dt" size={1} muted>
                  {titles.get(field)}
                </Text>
                <Text as="dd" size={1}>
                  {was ? <del>{was}</del> : null}{' '}
                  {is ? <ins style={{ textDecoration: 'none' }}>{is}</ins> : 'taken out'}
                </Text>
              </div>
            ))}
          </Changes>
        </Card>
      )}
    </Stack>
  )
}
