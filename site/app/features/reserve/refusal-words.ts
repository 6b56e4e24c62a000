import type { Verdict } from '@forecourt/schemas/contract/pure'

type Words = { title: string; text: string }

const GONE: Words = { title: 'This vehicle is no longer for sale', text: 'We can show you what is like it.' }
const TAKEN: Words = {
  title: 'This vehicle can no longer be reserved',
  text: 'Another shopper has reserved it. Should it become free again, it is offered here.',
}
const NOT_ONLINE: Words = {
  title: 'This vehicle is not reserved online',
  text: 'Please give us a call.',
}

const WORDS: Readonly<Record<string, Words>> = { gone: GONE, reserved: TAKEN, held: TAKEN }

/** Why a vehicle is not reserved, to its shopper: of several reasons the first; reasons themselves are for staff. */
export const refusalWords = ({ reasons: [first] }: Verdict): Words => WORDS[first?.code ?? ''] ?? NOT_ONLINE
