import { AUSTRALIAN_STATES } from '@forecourt/schemas/contract/pure'

/** `NSW`, a state or territory. */
export type StateCode = (typeof AUSTRALIAN_STATES)[number]['code']

/** The state of a text, however it is spelled (`nsw`, `New South Wales`); null for any other text. */
export function parseState(text: string | null | undefined): StateCode | null {
  const written = (text ?? '').trim().toLowerCase()
  return (
    AUSTRALIAN_STATES.find(({ code, name }) => [code, name].some((own) => own.toLowerCase() === written))
      ?.code ?? null
  )
}
