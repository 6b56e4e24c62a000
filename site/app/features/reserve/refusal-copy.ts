import type { Verdict } from '@forecourt/schemas/contract/pure'

type RefusalCopy = { title: string; text: string }

const GONE: RefusalCopy = {
  title: 'This vehicle is no longer for sale',
  text: 'We can show you what is like it.',
}
const TAKEN: RefusalCopy = {
  title: 'This vehicle can no longer be reserved',
  text: 'Another shopper has reserved it. Should it become free again, it is offered here.',
}
const NOT_ONLINE: RefusalCopy = {
  title: 'This vehicle is not reserved online',
  text: 'Please give us a call.',
}

const REFUSAL_COPY: Readonly<Record<string, RefusalCopy>> = { gone: GONE, reserved: TAKEN, held: TAKEN }

/** Why a vehicle is not reserved, to its shopper: of several reasons the first; reasons themselves are for staff. */
export const getRefusalCopy = ({ reasons: [first] }: Verdict): RefusalCopy =>
  REFUSAL_COPY[first?.code ?? ''] ?? NOT_ONLINE
