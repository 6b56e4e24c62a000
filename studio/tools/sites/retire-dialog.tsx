import { retireDealer } from '@forecourt/tenants/lifecycle'
import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useClient } from 'sanity'
import { Problem } from './new-dealer/field.tsx'
import type { ListedSite } from './use-all-sites.ts'

interface RetireDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
  readonly onUndo: () => void
}

/** Says what retiring does, and does it once the site's name is written. */
export function RetireDialog({ site, onClose, onUndo }: RetireDialogProps) {
  const { name } = site
  const id = useId()
  const [typed, setTyped] = useState('')
  const { retire, isBusy, error } = useRetire(site, onClose, onUndo)
  const isSure = typed.trim() === name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSure && !isBusy) void retire()
  }
  return (
    <Dialog
      id={`${id}-dialog`}
      header={`Retire ${name}`}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <form onSubmit={submit}>
        <Stack gap={4} padding={4}>
          <Text size={1}>
            Shoppers find nothing at its addresses any more: for an hour they are told that the site is out
            for a moment, so that search engines keep its pages, and then that it is gone.
          </Text>
          <Text size={1}>
            Nothing is deleted. Its pages, stock, leads and addresses stay, and it can be opened again here at
            any time. Its staff no longer see it in the Studio.
          </Text>
          <Text as="label" size={1} weight="medium" htmlFor={id}>
            To go on, write {name}
          </Text>
          <TextInput
            id={id}
            autoFocus
            autoComplete="off"
            fontSize={2}
            padding={3}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {error ? <Problem>{error}</Problem> : null}
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" fontSize={1} text="Keep it open" onClick={onClose} />
            <Button
              type="submit"
              tone="critical"
              fontSize={1}
              text={`Retire ${name}`}
              disabled={!isSure || isBusy}
            />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}

function useRetire({ id, name }: ListedSite, onDone: () => void, onUndo: () => void) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const retire = async () => {
    setBusy(true)
    try {
      await retireDealer(client, id, new Date().toISOString())
      toast.push({
        status: 'success',
        title: `${name} is retired.`,
        description: <Button mode="ghost" fontSize={1} padding={2} text="Undo" onClick={onUndo} />,
        closable: true,
        duration: 60_000,
      })
      onDone()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
      setBusy(false)
    }
  }
  return { retire, isBusy, error }
}
