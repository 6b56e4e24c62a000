import { Box, Dialog } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useId, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import { type NewBeginning, NewForm } from './new-form.tsx'
import { NEW_KINDS } from './new-kinds.ts'
import { type NewThing, useMakeNew } from './use-make-new.ts'

/** Asks for what has to be known of something new, makes its draft, and goes on in its form. */
export function NewDialog({ beginning, onClose }: { beginning: NewBeginning; onClose: () => void }) {
  const id = useId()
  const makeNew = useMakeNew()
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // After the dialog has taken the focus to its own first stop.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  const make = async (thing: NewThing) => {
    setBusy(true)
    try {
      const { place } = await makeNew(thing)
      onClose()
      if (place) navigateIntent('edit', { ...place })
      else
        toast.push({
          status: 'success',
          title: `${thing.name} is a draft at ${thing.locations.length} locations`,
          closable: true,
        })
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal))
      setBusy(false)
    }
  }
  const { title } = NEW_KINDS[beginning.what]
  return (
    <Dialog
      id={`${id}-new`}
      header={`New ${title.toLowerCase()}`}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Box ref={box}>
        <NewForm
          beginning={beginning}
          kinds={[]}
          isBusy={isBusy}
          problem={problem}
          canStay={false}
          onMake={(thing) => void make(thing)}
          onCancel={onClose}
        />
      </Box>
    </Dialog>
  )
}
