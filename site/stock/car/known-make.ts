import { MAKES } from '@forecourt/schemas/contract'
import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import { normaliseMake } from '#app/domain/vocabulary/makes.ts'

/** Letters and digits alone, without accents: `MERCEDES BENZ` and `Mercedes-Benz` are one. */
export const makeKey = (make: string) =>
  make
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')

const NAME_BY_KEY = new Map([
  ...Object.entries(MAKE_NICKNAMES).flatMap(([name, nicknames]) =>
    nicknames.map((nickname) => [makeKey(nickname), name] as const),
  ),
  ...MAKES.map(({ name }) => [makeKey(name), name] as const),
])

/** What companies add to a make's name: `MG Motor`, `Kia Australia`. */
const COMPANY = /\s+(?:motors?|motor company|australia|cars?|automobiles?)$/i

/** The make that a feed writes (`VW`, `Merc`, `TOYOTA`, `MG Motor`) by its name on the platform; an unknown one as it is written. */
export function knownMake(written: string): string {
  const make = normaliseMake(written)
  return NAME_BY_KEY.get(makeKey(make)) ?? NAME_BY_KEY.get(makeKey(withoutCompany(make))) ?? make
}

function withoutCompany(make: string): string {
  const shorter = make.replace(COMPANY, '')
  return shorter === make ? make : withoutCompany(shorter)
}
