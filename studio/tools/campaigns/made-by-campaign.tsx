import { findCampaignId } from '@forecourt/schemas/contract'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import { useAnswer } from '../../content-api/use-answer.ts'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'
import { useCampaignLink } from './use-campaign-link.ts'

/** Above the form of a campaign's document: which campaign made it, and that the next publish overwrites changes here. */
export function MadeByCampaign({ document }: { document: Parameters<typeof findCampaignId>[0] | undefined }) {
  const campaign = document ? findCampaignId(document) : null
  return campaign ? <Told campaign={campaign} /> : null
}

function Told({ campaign }: { campaign: string }) {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  // Nothing comes back for those who may not read the campaign.
  const { value } = useAnswer(campaign, () => client.getDocuments([`drafts.${campaign}`, campaign]))
  const found = value?.find((one) => one !== null) as { name?: string } | undefined
  const link = useCampaignLink(campaign)
  return (
    <Card tone="primary" border radius={3} padding={4} marginBottom={5} data-testid="made-by-campaign">
      <Flex align="center" gap={4}>
        <Box flex={1}>
          <Text size={1}>
            {found ? `Made by the campaign “${found.name ?? ''}”.` : 'Made by a campaign for several sites.'}{' '}
            The campaign writes over what is changed here when it is published next.
          </Text>
        </Box>
        {found ? (
          <Button as="a" {...link} mode="ghost" fontSize={1} padding={3} text="Open the campaign" />
        ) : null}
      </Flex>
    </Card>
  )
}
