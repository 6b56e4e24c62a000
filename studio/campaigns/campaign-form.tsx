import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { InputProps } from 'sanity'
import { useCampaignLink } from './use-campaign-link.ts'

/** The form of a campaign: what it is for all of its sites. Each site’s own, and Publish, are on its page. */
export function CampaignForm(props: InputProps) {
  const id = (props.value as { _id?: string } | undefined)?._id ?? ''
  const link = useCampaignLink(id.replace(/^drafts\./, ''))
  return (
    <Stack gap={5}>
      <Card tone="primary" border radius={3} padding={4}>
        <Flex align="center" gap={4}>
          <Box flex={1}>
            <Text size={1}>
              What each site has otherwise, and Publish for all of them, are on the campaign’s page.
            </Text>
          </Box>
          <Button as="a" {...link} mode="ghost" fontSize={1} padding={3} text="Sites and publish" />
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  )
}
