import { DEALER_ROLES, type DealerRoleKind, type StaffPeople } from '@forecourt/schemas/contract'
import { Card, Checkbox, Flex, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useCurrentSite } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ActButton } from '../calendar/act-button.tsx'
import type { PeopleChanging } from './use-people-change.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`
const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  & legend { padding: 0 0 10px; }
  & label { display: flex; gap: 8px; align-items: center; min-height: 28px; cursor: pointer; }
`

interface InviteFormProps {
  readonly site: StudioSite
  readonly people: StaffPeople
  readonly changing: PeopleChanging
}

/** A site without a manager, here or invited, gets one first; then editors. */
function chooseFirstKind({ invites, people, invitations }: StaffPeople): DealerRoleKind {
  const isManaged =
    people.some(({ kinds }) => kinds.includes('manager')) ||
    invitations.some(({ kind }) => kind === 'manager')
  const wanted = isManaged ? 'editor' : 'manager'
  return invites.includes(wanted) ? wanted : (invites[0] ?? 'editor')
}

/** Invites somebody by name, mail address and role. */
export function InviteForm({ site, people, changing }: InviteFormProps) {
  const id = useId()
  const { push } = useToast()
  const { sites } = useCurrentSite()
  const { invites, missingRoles, mailWaits, manageAt } = people
  const first = chooseFirstKind(people)
  const [person, setPerson] = useState({ name: '', email: '' })
  const [kind, setKind] = useState<DealerRoleKind>(first)
  const [others, setOthers] = useState<readonly string[]>([])
  const nameInput = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (changing.isBusy) return
    const named = kind === 'marketer' ? [site, ...sites.filter(({ slug }) => others.includes(slug))] : [site]
    // A hosted project's roles are made in the project.
    if (manageAt === null && (missingRoles.includes(kind) || named.length > 1))
      await changing.makeRole(kind, named)
    const slugs = named.map(({ slug }) => slug).join(',')
    if (!(await changing.change({ do: 'invite', ...person, kind, sites: slugs }))) return
    push({
      status: 'success',
      title: mailWaits ? `${person.name} is invited.` : `${person.name} gets a mail.`,
    })
    setPerson({ name: '', email: '' })
    nameInput.current?.focus()
  }
  const typed = (field: 'name' | 'email') => ({
    id: `${id}-${field}`,
    fontSize: 2,
    padding: 3,
    autoComplete: 'off',
    value: person[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setPerson({ ...person, [field]: currentTarget.value }),
  })
  return (
    <Card as="section" border radius={2} padding={4} aria-label="Invite someone">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Fields>
            <Stack gap={3}>
              <Text as="label" size={1} weight="medium" htmlFor={`${id}-name`}>
                Name
              </Text>
              <TextInput ref={nameInput} maxLength={100} {...typed('name')} />
            </Stack>
            <Stack gap={3}>
              <Text as="label" size={1} weight="medium" htmlFor={`${id}-email`}>
                Email
              </Text>
              <TextInput inputMode="email" maxLength={200} {...typed('email')} />
            </Stack>
          </Fields>
          <Flex align="flex-end" gap={4} wrap="wrap">
            <Kinds kinds={invites} kind={kind} choose={setKind} />
            <ActButton
              type="submit"
              text={changing.isBusy ? 'Inviting…' : 'Invite'}
              disabled={changing.isBusy}
              style={{ marginLeft: 'auto' }}
            />
          </Flex>
          {kind === 'marketer' && sites.length > 1 ? (
            <OtherSites
              sites={sites.filter(({ id: each }) => each !== site.id)}
              others={others}
              choose={setOthers}
            />
          ) : null}
          {mailWaits ? (
            <Text size={1} muted>
              No mail server is set, so invitations wait in the outbox: npm run leads -- invitations{' '}
              {site.slug}
            </Text>
          ) : null}
        </Stack>
      </form>
    </Card>
  )
}

function Kinds({
  kinds,
  kind: chosen,
  choose,
}: {
  kinds: readonly DealerRoleKind[]
  kind: DealerRoleKind
  choose: (kind: DealerRoleKind) => void
}) {
  const name = useId()
  const order: readonly DealerRoleKind[] = ['editor', 'manager', 'marketer']
  return (
    <Group>
      <Text as="legend" size={1} weight="medium">
        As
      </Text>
      <Flex gap={4} wrap="wrap">
        {order
          .filter((kind) => kinds.includes(kind))
          .map((kind) => (
            <label key={kind} htmlFor={`${name}-${kind}`}>
              <Radio
                id={`${name}-${kind}`}
                name={name}
                value={kind}
                checked={kind === chosen}
                onChange={() => choose(kind)}
              />
              <Text size={1}>{DEALER_ROLES[kind].title}</Text>
            </label>
          ))}
      </Flex>
    </Group>
  )
}

function OtherSites({
  sites,
  others,
  choose,
}: {
  sites: readonly StudioSite[]
  others: readonly string[]
  choose: (slugs: readonly string[]) => void
}) {
  const id = useId()
  return (
    <Group>
      <Text as="legend" size={1} weight="medium">
        On these sites as well
      </Text>
      <Flex gap={4} wrap="wrap">
        {sites.map(({ slug, name }) => (
          <label key={slug} htmlFor={`${id}-${slug}`}>
            <Checkbox
              id={`${id}-${slug}`}
              checked={others.includes(slug)}
              onChange={({ currentTarget }) =>
                choose(currentTarget.checked ? [...others, slug] : others.filter((each) => each !== slug))
              }
            />
            <Text size={1}>{name}</Text>
          </label>
        ))}
      </Flex>
    </Group>
  )
}
