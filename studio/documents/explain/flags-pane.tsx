import { decideFlags, ownFlags } from '@forecourt/schemas/contract'
import type { SiteFlagsQueryResult } from '@forecourt/schemas/types'
import { Badge, Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { defineQuery } from 'groq'
import { useDocumentStore } from 'sanity'
import type { UserViewComponent } from 'sanity/structure'
import { type Loaded, useLive } from '../../content-api/use-live.ts'
import { explainFlags, type FlagGroup } from './explain-flags.ts'

const siteFlagsQuery = defineQuery(`{
  "tenant": *[_type == "tenant" && _id == $id][0]{"slug": slug.current, flags},
  "settings": *[_type == "siteSettings" && tenant._ref == $id][0]{flags},
  "platform": *[_type == "platformSettings"][0]{flagRules[]{flag, "allow": allow[]->slug.current, "deny": deny[]->slug.current}}
}`)

/** Every feature of the site: how it is set, and who set it so. */
export const FlagsPane: UserViewComponent = ({ document, documentId }) => {
  const tenant = (document.displayed as { tenant?: { _ref?: string } }).tenant?._ref ?? documentId
  const groups = useFlags(tenant)
  if (groups.error) return <Text>{`The features could not be read: ${groups.error}`}</Text>
  return (
    <Box overflow="auto" height="fill">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <Heading as="h2" size={2}>
            What this site has switched on
          </Heading>
          {(groups.value ?? []).map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </Stack>
      </Container>
    </Box>
  )
}

function useFlags(id: string): Loaded<FlagGroup[]> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: siteFlagsQuery, listen: '*[_type in ["tenant", "siteSettings", "platformSettings"]]' },
        { id },
        { perspective: 'drafts', apiVersion: '2025-02-19', tag: 'flags' },
      ),
    (answer: SiteFlagsQueryResult) => {
      const own = ownFlags({ platform: answer.tenant?.flags, dealer: answer.settings?.flags })
      const rules = (answer.platform?.flagRules ?? []).map(({ flag, allow, deny }) => ({
        flag: flag ?? '',
        allow: slugs(allow),
        deny: slugs(deny),
      }))
      return explainFlags(decideFlags(own, { flagRules: rules }, answer.tenant?.slug ?? ''))
    },
    `flags ${id}`,
  )
}

const slugs = (all: readonly (string | null)[] | null) => (all ?? []).flatMap((slug) => slug ?? [])

function Group({ group }: { group: FlagGroup }) {
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        {group.title}
      </Heading>
      <Card border radius={3} as="ul" padding={0}>
        {group.answers.map(({ title, does, value, because }) => (
          <Card key={title} as="li" borderBottom padding={4}>
            <Flex gap={4} align="flex-start">
              <Stack gap={3} flex={1}>
                <Text size={1} weight="medium">
                  {title}
                </Text>
                <Text size={1} muted>
                  {does}
                </Text>
                <Text size={1}>{because}</Text>
              </Stack>
              <Badge tone={value === 'On' ? 'positive' : 'default'} padding={2}>
                {value}
              </Badge>
            </Flex>
          </Card>
        ))}
      </Card>
    </Stack>
  )
}
