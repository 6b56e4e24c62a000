import {
  formatShortInstant,
  madePreviewLink,
  STAFF_API,
  type StaffPreviewLinks,
  staffPreviewLinks,
} from '@forecourt/schemas/contract'
import { Button, Dialog, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'
import { ActButton } from '../calendar/act-button.tsx'
import { useWithdraw } from './use-withdraw.ts'

const AGAIN_MS = 60_000
const USUAL_DAYS = 7

/** Links to a site's drafts for people without an account: a new one, and those that are open. */
export function ShareDialog({
  site,
  path,
  onClose,
}: {
  site: StudioSite
  /** Where a new link opens, unless something else is written. */
  path: string
  onClose: () => void
}) {
  const answer = useSiteAnswer(
    site,
    STAFF_API.previewLinks,
    (each) => staffPreviewLinks.parse(each),
    AGAIN_MS,
  )
  const { value, error, refresh } = answer
  return (
    <Dialog id="share-preview" header="Share a preview" width={1} onClose={onClose} onClickOutside={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1}>
          Whoever has one of these links sees {site.name} with its drafts until the link ends or is withdrawn,
          and only while you can see them yourself. They cannot edit.
        </Text>
        <NewLink site={site} path={path} days={value?.days ?? [USUAL_DAYS]} onMade={refresh} />
        <ErrorNotice what="The links" error={error} from={null} zone={site.timeZone} again={refresh} />
        {value ? <OpenLinks site={site} links={value.links} refresh={refresh} /> : null}
      </Stack>
    </Dialog>
  )
}

function NewLink({
  site,
  path,
  days,
  onMade,
}: {
  site: StudioSite
  path: string
  days: readonly number[]
  onMade: () => void
}) {
  const id = useId()
  const [asked, setAsked] = useState({ name: '', path, days: String(USUAL_DAYS) })
  const { make, isBusy, problem } = useMakeLink(site, () => {
    setAsked({ ...asked, name: '' })
    onMade()
  })
  const put = (name: keyof typeof asked) => ({
    id: `${id}-${name}`,
    fontSize: 2,
    padding: 3,
    value: asked[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setAsked({ ...asked, [name]: currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void make(asked)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <Labelled id={`${id}-name`} words="Who is it for?">
          <TextInput {...put('name')} maxLength={80} placeholder="Winter campaign, for the agency" />
        </Labelled>
        <Labelled id={`${id}-path`} words="Opens at">
          <TextInput {...put('path')} />
        </Labelled>
        <Labelled id={`${id}-days`} words="Open for">
          <Select {...put('days')}>
            {days.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? '1 day' : `${each} days`}
              </option>
            ))}
          </Select>
        </Labelled>
        {problem ? (
          <Text size={1} role="alert">
            {problem}
          </Text>
        ) : null}
        <ActButton type="submit" text="Make and copy the link" disabled={isBusy} />
      </Stack>
    </form>
  )
}

function Labelled({ id, words, children }: { id: string; words: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {words}
      </Text>
      {children}
    </Stack>
  )
}

function useMakeLink(site: StudioSite, onMade: () => void) {
  const { api, formatAddress } = useSiteApi()
  const { copy } = useCopy()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async (asked: { name: string; path: string; days: string }) => {
    setBusy(true)
    setProblem('')
    try {
      const address = formatAddress(site.slug, STAFF_API.previewLinks)
      const made = await api.post(address, asked, (each) => madePreviewLink.parse(each))
      if ('problem' in made) return setProblem(made.problem)
      await copy(made.address, asked.name)
      onMade()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { make, isBusy, problem }
}

/** Copies a link's address and says so; a browser that does not let it leaves the address in its field. */
function useCopy() {
  const toast = useToast()
  const copy = async (address: string, name: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast.push({ status: 'success', title: `The link for “${name}” is copied` })
    } catch {
      toast.push({ status: 'info', title: `The link for “${name}” is below; copy it from its field` })
    }
  }
  return { copy }
}

type Links = StaffPreviewLinks['links']

function OpenLinks({ site, links, refresh }: { site: StudioSite; links: Links; refresh: () => void }) {
  const id = useId()
  return (
    <Stack gap={4} as="section" aria-labelledby={id}>
      <Text as="h2" size={1} weight="semibold" id={id}>
        Out now ({links.length})
      </Text>
      {links.length === 0 ? (
        <Text size={1} muted>
          No link is open.
        </Text>
      ) : null}
      {links.map((link) => (
        <OpenLink key={link.id} site={site} link={link} refresh={refresh} />
      ))}
    </Stack>
  )
}

function OpenLink({ site, link, refresh }: { site: StudioSite; link: Links[number]; refresh: () => void }) {
  const now = useNow()
  const { copy } = useCopy()
  const { withdraw, isBusy } = useWithdraw(site, link, refresh)
  const { name, path, until, address } = link
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {name}
      </Text>
      <Text size={1} muted>
        Opens {path}, until {formatShortInstant(until, site.timeZone, now)}
      </Text>
      {address ? (
        <TextInput readOnly fontSize={1} value={address} aria-label={`Link for ${name}`} />
      ) : (
        <Text size={1} muted>
          Someone else made this. They have the address.
        </Text>
      )}
      <Flex gap={2} justify="flex-end">
        {address ? (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Copy"
            aria-label={`Copy the link for ${name}`}
            onClick={() => void copy(address, name)}
          />
        ) : null}
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          padding={2}
          text="Withdraw"
          aria-label={`Withdraw ${name}`}
          disabled={isBusy}
          onClick={() => void withdraw()}
        />
      </Flex>
    </Stack>
  )
}
