import { DEALER_ROLES, parseRoleName } from '@forecourt/schemas/contract'
import { Card, Stack, Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useUserNames } from '../../content-api/use-user-names.ts'
import { StepFrame } from './step-frame.tsx'
import { worksFor } from './steps.ts'
import { type Member, useMembers } from './use-set-up-facts.ts'

/** Who of the dealer's own works here. */
export function PeopleStep({ site }: { site: StudioSite }) {
  const { value: members = [], error } = useMembers()
  const own = members.filter(({ roles }) => roles.some((name) => worksFor(name, site.slug)))
  const names = useUserNames(own.map(({ id }) => id))
  return (
    <StepFrame
      title={`Who works on ${site.lettering}`}
      words="At least one manager or editor of the dealer’s own. Whoever runs the platform gives people their roles."
      error={error ?? null}
    >
      <Card as="ul" border radius={2} padding={0} style={{ listStyle: 'none' }} aria-label="People">
        {own.map((member) => (
          <Card as="li" key={member.id} padding={3} borderBottom>
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {names[member.id] || member.id}
              </Text>
              <Text size={1} muted>
                {formatRoles(member, site.slug)}
              </Text>
            </Stack>
          </Card>
        ))}
        {own.length === 0 ? (
          <Card as="li" padding={3}>
            <Text size={1} muted>
              Nobody yet.
            </Text>
          </Card>
        ) : null}
      </Card>
    </StepFrame>
  )
}

function formatRoles({ roles }: Member, slug: string): string {
  const titles = roles.flatMap((name) => {
    const role = parseRoleName(name)
    return role?.sites.includes(slug) ? [DEALER_ROLES[role.kind].title] : []
  })
  return titles.join(', ')
}
