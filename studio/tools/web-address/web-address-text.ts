import type { StaffWebAddress } from '@forecourt/schemas/contract'

export type WebHost = StaffWebAddress['hosts'][number]

/** Where a host leads, in a sentence. */
export function formatHost({ state, seen, https }: WebHost): string {
  if (state === 'nothing') return 'It has no record yet.'
  if (state === 'unknown') return 'Its name servers do not answer. We look again.'
  if (state === 'elsewhere') return `It leads elsewhere: ${seen.join(', ')}.`
  if (https === 'certificate') return 'It leads here. Its certificate is not valid yet.'
  if (https === 'no answer') return 'It leads here, and does not answer by https yet.'
  return 'It leads here and answers by https.'
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
