import { formatShortInstant, reviewState } from '@forecourt/schemas/contract'
import { ClockIcon } from '@sanity/icons/Clock'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useSyncState,
} from 'sanity'
import { useNow } from '../../content-api/use-now.ts'
import { publishWithReasons } from '../problems/publish-with-reasons.tsx'
import { AskPopover } from './ask-popover.tsx'
import type { EditedOffer } from './edited-offer.ts'
import { useFinanceAccess } from './use-finance-access.ts'
import { useOfferReviews } from './use-offer-reviews.ts'

/** The Studio asks for its actions again and again; another function would forget its state. */
const KNOWN = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Publish, or “Ask a manager” for whoever may only ask; what stops publishing stops asking. */
export function askOrPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const known = KNOWN.get(publish)
  if (known) return known
  const usePublish = publishWithReasons(publish)
  const useAskOrPublish: DocumentActionComponent = (props) => {
    const publishing = usePublish(props)
    const asking = useAsking(props)
    return asking === null || publishing?.tone === 'critical' ? publishing : asking
  }
  useAskOrPublish.displayName = 'AskOrPublish'
  useAskOrPublish.action = 'publish'
  KNOWN.set(publish, useAskOrPublish)
  return useAskOrPublish
}

/** The button that asks; null for whoever publishes, and for an offer that needs no manager. */
function useAsking({ id, type, draft, published }: DocumentActionProps): DocumentActionDescription | null {
  const [edited, shown] = [draft as EditedOffer | null, published as EditedOffer | null]
  const { access, sites } = useFinanceAccess([edited, shown])
  const reviews = useOfferReviews(id).value ?? []
  const { isSyncing } = useSyncState(id, type)
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const zone = sites[0]?.timeZone
  if (access !== 'asks' || !zone) return null
  const { kind, last } = reviewState(reviews, edited !== null)
  if (!edited) {
    const title = last?.said === 'approved' ? `${last.name} approved it.` : 'There is nothing to ask about.'
    return { label: 'Ask a manager', title, icon: EnvelopeIcon, tone: 'primary', disabled: true }
  }
  const isWaiting = kind === 'waiting'
  const close = () => setOpen(false)
  return {
    label: isWaiting ? 'Waiting for a manager' : kind === 'sentBack' ? 'Ask again' : 'Ask a manager',
    title:
      isWaiting && last
        ? `Asked ${formatShortInstant(last.at, zone, now)}. You can keep changing it.`
        : 'A manager looks at finance offers before they start.',
    icon: isWaiting ? ClockIcon : EnvelopeIcon,
    tone: isWaiting ? 'default' : 'primary',
    disabled: isSyncing,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'popover',
      onClose: close,
      content: <AskPopover edited={edited} sites={sites} zone={zone} isWaiting={isWaiting} onDone={close} />,
    },
  }
}

/** Taking a finance offer off the site is a manager's as well: the content refuses it, so the button says so. */
export function heldForManager(action: DocumentActionComponent): DocumentActionComponent {
  const known = KNOWN.get(action)
  if (known) return known
  const useHeld: DocumentActionComponent = (props) => {
    const original = action(props)
    const { access } = useFinanceAccess([props.published as EditedOffer | null])
    if (access !== 'asks' || !original || !props.published) return original
    return { ...original, disabled: true, title: 'A manager takes a finance offer off the site.' }
  }
  useHeld.displayName = 'HeldForManager'
  useHeld.action = action.action
  KNOWN.set(action, useHeld)
  return useHeld
}
