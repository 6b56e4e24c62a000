import { STAFF_API, type StaffPerson, staffPerson } from '@forecourt/schemas/contract'
import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { saveFile } from '../../site-api/save-file.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'
import { formatRecords } from './lead-text.ts'

interface PersonDialogProps {
  site: StudioSite
  /** Whom the dialog begins with; '' for unknown. */
  first: { email: string; phone: string }
  onClose: () => void
  /** Records were erased. */
  onErased: () => void
}

/** Everything the site knows of a person: how much it is, as a file, or erased. */
export function PersonDialog({ site, first, onClose, onErased }: PersonDialogProps) {
  const id = useId()
  const [person, setPerson] = useState(first)
  const { found, isBusy, error, ask, reset } = usePerson(site)
  const typed = (name: 'email' | 'phone') => ({
    id: `${id}-${name}`,
    fontSize: 2,
    padding: 3,
    autoComplete: 'off',
    value: person[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setPerson({ ...person, [name]: currentTarget.value })
      reset()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void ask('find', person)
  }
  return (
    <Dialog
      id={`${id}-dialog`}
      header="Records of a person"
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <form onSubmit={submit}>
        <Stack gap={4} padding={4}>
          <Text size={1}>
            Everything that {site.name} stores about a person who asks for it: enquiries, account, saved cars
            and reservations, by mail address, phone number, or both.
          </Text>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-email`}>
              Email
            </Text>
            <TextInput type="email" {...typed('email')} />
          </Stack>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-phone`}>
              Phone
            </Text>
            <TextInput type="tel" {...typed('phone')} />
          </Stack>
          {error ? (
            <Text size={1} role="alert">
              {error}
            </Text>
          ) : null}
          {found ? (
            <Found found={found} person={person} isBusy={isBusy} ask={ask} onErased={onErased} />
          ) : null}
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" fontSize={1} text="Close" onClick={onClose} />
            <Button type="submit" fontSize={1} text="Look up" disabled={isBusy} />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}

type Ask = ReturnType<typeof usePerson>['ask']

function Found({
  found,
  person,
  isBusy,
  ask,
  onErased,
}: {
  found: StaffPerson
  person: PersonDialogProps['first']
  isBusy: boolean
  ask: Ask
  onErased: () => void
}) {
  const [isSure, setSure] = useState(false)
  const none = Object.values(found.counts).every((count) => count === 0)
  const erase = async () => {
    if (!isSure) return setSure(true)
    if (await ask('erase', person)) onErased()
  }
  return (
    <Stack gap={3}>
      <Text size={1} role="status">
        {formatRecords(found.counts)}
      </Text>
      {isSure ? (
        <Text size={1}>
          This cannot be undone. Deposits stay in the books without the name; a reservation that is not
          settled stays until it is. Your lead system and the payment provider have copies of their own.
        </Text>
      ) : null}
      <Flex gap={2}>
        <Button
          mode="ghost"
          fontSize={1}
          text="Download"
          disabled={isBusy || none}
          onClick={() => void ask('export', person)}
        />
        <Button
          mode={isSure ? 'default' : 'ghost'}
          tone="critical"
          fontSize={1}
          text={isSure ? 'Erase for good' : 'Erase…'}
          disabled={isBusy || none}
          onClick={() => void erase()}
        />
      </Flex>
    </Stack>
  )
}

function usePerson(site: StudioSite) {
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const [found, setFound] = useState<StaffPerson | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async (what: 'find' | 'export' | 'erase', person: PersonDialogProps['first']) => {
    setBusy(true)
    setError('')
    try {
      const address = formatAddress(site.slug, STAFF_API.person)
      const answer = await api.post(address, { do: what, ...person }, (each) => staffPerson.parse(each))
      if (answer.file) saveFile(answer.file.name, answer.file.text, 'application/json')
      if (what === 'erase')
        toast.push({ status: 'success', title: `${formatRecords(answer.counts)}: erased` })
      setFound(what === 'erase' ? null : answer)
      return true
    } catch (cause) {
      const isWrong = (cause as { status?: number | null }).status === 422
      setError(isWrong ? 'Give a whole mail address or phone number.' : (cause as Error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { found, error, isBusy, ask, reset: () => setFound(null) }
}
