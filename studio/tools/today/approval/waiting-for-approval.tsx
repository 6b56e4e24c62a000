import { formatShortInstant } from '@forecourt/schemas/contract'
import { Text } from '@sanity/ui'
import { useCurrentSite } from '../../../access/current-site.tsx'
import { Line, Plain, Section } from '../parts.tsx'
import { PlaceLink } from '../place-link.tsx'
import { type Approval, approvalPlace } from './approval-needs.ts'

/** Finance offers that somebody asked about or sent back; nothing where there are none. */
export function WaitingForApproval({
  approvals,
  zone,
  now,
}: {
  approvals: readonly Approval[]
  zone: string
  now: string
}) {
  const { sites } = useCurrentSite()
  const said = approvals.filter(({ state }) => state === 'waiting' || state === 'sentBack')
  if (said.length === 0) return null
  return (
    <Section title="Waiting for approval" note={String(said.length)}>
      <Plain>
        {said.map((approval) => {
          const { id, title, state, last } = approval
          const site = sites.find((one) => approval.sites.includes(one.id))
          const words = state === 'sentBack' ? `Sent back: ${title}` : title
          return (
            <Line
              key={id}
              what={
                <Text size={1}>
                  {site ? (
                    <PlaceLink place={approvalPlace(approval, site)} look="text">
                      {words}
                    </PlaceLink>
                  ) : (
                    words
                  )}
                </Text>
              }
              end={
                <Text size={1} muted>
                  {last ? `${last.name.split(',')[0]}, ${formatShortInstant(last.at, zone, now)}` : ''}
                </Text>
              }
            />
          )
        })}
      </Plain>
    </Section>
  )
}
