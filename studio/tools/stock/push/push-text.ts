import { formatShortInstant, type StaffMarketPushes } from '@forecourt/schemas/contract'

type Push = StaffMarketPushes['markets'][number]

const vehicles = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`

/** What is sent, was sent, and is not; a sentence or two. */
export function formatPush({ target, counts, title }: Push): string {
  const { waiting, sent, refused } = counts
  if (target === null) return `Nothing is sent to ${title} yet. Give the address that ${title} gave you.`
  if (!target.isOn) {
    const kept = sent === 0 ? '' : ` ${vehicles(sent)} were sent before.`
    return `Nothing is sent now. ${vehicles(waiting)} would be sent.${kept}`
  }
  const parts = [
    `${vehicles(sent)} sent`,
    waiting === 0 ? '' : `${waiting.toLocaleString('en-AU')} waiting`,
    refused === 0 ? '' : `${refused.toLocaleString('en-AU')} not taken`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Why nothing is sent although it is started; '' where it is. */
export function formatHindrance({ target, title }: Push, zone: string, now: string): string {
  if (target === null || !target.isOn) return ''
  if (target.stopped !== '') return `${target.stopped} Nothing is sent until you change it.`
  if (target.pausedUntil === null || target.pausedUntil <= now) return ''
  return `${title} is away or busy. We try again ${formatShortInstant(target.pausedUntil, zone, now)}.`
}
