import type { StaffPeople } from '@forecourt/schemas/contract'
import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { formatKinds, type Person } from './people-text.ts'
import { PeopleList, PersonRow } from './person-row.tsx'
import type { PeopleChanging } from './use-people-change.ts'

interface HerePeopleProps {
  readonly people: StaffPeople
  readonly site: StudioSite
  readonly changing: PeopleChanging
}

/** Who works on the site. */
export function HerePeople({ people: { people }, site, changing }: HerePeopleProps) {
  const [leaving, setLeaving] = useState<Person | null>(null)
  return (
    <PeopleList title="Here" count={people.length}>
      {people.map((person) => (
        <PersonRow
          key={person.id}
          name={person.isYou ? `${person.name} (you)` : person.name}
          lines={[person.email, [formatKinds(person), explainKept(person)].filter(Boolean).join('. ')]}
        >
          {person.keptFor === null ? (
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={3}
              text="Remove"
              aria-label={`Remove ${person.name}`}
              disabled={changing.isBusy}
              onClick={() => setLeaving(person)}
            />
          ) : null}
        </PersonRow>
      ))}
      {leaving ? (
        <Confirm person={leaving} site={site} changing={changing} onClose={() => setLeaving(null)} />
      ) : null}
    </PeopleList>
  )
}

/** Why there is no button, where the row does not say it already. */
const explainKept = ({ keptFor, sites, isYou }: Person) => (sites === null || isYou ? '' : (keptFor ?? ''))

function Confirm({
  person,
  site,
  changing,
  onClose,
}: {
  person: Person
  site: StudioSite
  changing: PeopleChanging
  onClose: () => void
}) {
  const id = useId()
  const remove = async () => {
    await changing.change({ do: 'remove', id: person.id })
    onClose()
  }
  const others = (person.sites ?? 1) > 1 ? ` They also lose the ${(person.sites ?? 1) - 1} other.` : ''
  return (
    <Dialog id={id} header={`Remove ${person.name}?`} width={0} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>
          They lose access to {site.name} in the Studio straight away. What they made stays.{others}
        </Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" fontSize={1} text="Keep" onClick={onClose} />
          <Button
            tone="critical"
            fontSize={1}
            text={`Remove ${person.name}`}
            disabled={changing.isBusy}
            onClick={() => void remove()}
          />
        </Flex>
      </Stack>
    </Dialog>
  )
}
