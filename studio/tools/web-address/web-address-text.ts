import type { StaffWebAddress } from '@forecourt/schemas/contract'

export type WebHost = StaffWebAddress['hosts'][number]

/** Where a host leads, in a sentence. */
export function formatHost({ state, seen, https, sendsTo }: WebHost): string {
  if (state === 'nothing')
    return sendsTo
      ? `It has no record yet. With one, it sends shoppers to ${sendsTo}.`
      : 'It has no record yet.'
  if (state === 'unknown') return 'Its name servers aren’t answering. We’ll look again.'
  if (state === 'elsewhere') return `It leads elsewhere: ${seen.join(', ')}.`
  if (https === 'certificate') return 'It leads here. Its certificate isn’t valid yet.'
  if (https === 'no answer') return 'It leads here, but doesn’t answer by https yet.'
  return sendsTo ? `It sends shoppers to ${sendsTo}.` : 'It leads here and answers by https.'
}

/** The records as a mail to whoever looks after the domain. */
export function formatRecords(hosts: readonly WebHost[]): string {
  const lines = hosts.flatMap(({ records }) =>
    records.map(({ type, name, value }) => `${type}  ${name}  ${value}`),
  )
  return [
    'Please set these records:',
    '',
    ...lines,
    '',
    'Leave the MX records alone: mail stays where it is.',
  ].join('\n')
}
