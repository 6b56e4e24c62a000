import type { StaffPeople } from '@forecourt/schemas/contract'
import { Badge, Button } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'
import { formatInvited, type Invited } from './people-text.ts'
import { PeopleList, PersonRow } from './person-row.tsx'
import type { PeopleChanging } from './use-people-change.ts'

interface InvitedPeopleProps {
  readonly people: StaffPeople
  readonly site: StudioSite
  readonly now: string
  readonly changing: PeopleChanging
}

/** Who has been invited and has not come yet. */
export function InvitedPeople({ people: { invitations }, site, now, changing }: InvitedPeopleProps) {
  if (invitations.length === 0) return null
  return (
    <PeopleList title="Waiting" count={invitations.length}>
      {invitations.map((invited) => (
        <PersonRow
          key={invited.id}
          name={invited.name || invited.email}
          lines={[invited.name ? invited.email : '', formatInvited(invited, site.timeZone, now)]}
        >
          <Badge tone={invited.isRunOut ? 'caution' : 'default'}>
            {invited.isRunOut ? 'Run out' : 'Waiting'}
          </Badge>
          {invited.isYours ? <Acts invited={invited} changing={changing} /> : null}
        </PersonRow>
      ))}
    </PeopleList>
  )
}

function Acts({ invited, changing }: { invited: Invited; changing: PeopleChanging }) {
  const { id, isRunOut } = invited
  const who = invited.name || invited.email
  const act = (what: 'again' | 'withdraw') => () => void changing.change({ do: what, id })
  return (
    <>
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        text={isRunOut ? 'Send a new one' : 'Send again'}
        aria-label={`${isRunOut ? 'Send a new one' : 'Send again'} to ${who}`}
        disabled={changing.isBusy}
        onClick={act('again')}
      />
      <Button
        mode="bleed"
        fontSize={1}
        padding={3}
        text="Take back"
        aria-label={`Take back the invitation of ${who}`}
        disabled={changing.isBusy}
        onClick={act('withdraw')}
      />
    </>
  )
}
