import { CopyIcon } from '@sanity/icons/Copy'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'

type Owned = { tenant?: { _ref?: string }; sites?: { _ref?: string }[] }

/** Types of which another site can have a copy. */
export const COPIED_TYPES: readonly string[] = ['offer', 'promoTile', 'banner', 'page']

/** “Duplicate to another site”: for people who look after several; the copy is a draft there. */
export const DuplicateToSite: DocumentActionComponent = ({ draft, published }) => {
  const { sites } = useCurrentSite()
  const [isOpen, setOpen] = useState(false)
  const document = draft ?? published
  if (sites.length < 2 || !document) return null
  const { tenant, sites: named = [] } = document as Owned
  const has = [tenant?._ref, ...named.map((site) => site?._ref)]
  const others = sites.filter(({ id }) => !has.includes(id))
  return {
    label: 'Duplicate to another site',
    icon: CopyIcon,
    disabled: others.length === 0,
    title: others.length === 0 ? 'Every site you look after has it.' : undefined,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Duplicate to another site',
      onClose: () => setOpen(false),
      content: <DuplicateDialog document={document} sites={others} onDone={() => setOpen(false)} />,
    },
  }
}
DuplicateToSite.displayName = 'DuplicateToSite'
