import { MAKES } from '@forecourt/schemas/contract'
import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import { normaliseMake } from '#app/domain/vocabulary/makes.ts'

/** Letters and digits alone, without accents: `MERCEDES BENZ` and `Mercedes-Benz` are one. */
const keyOf = (make: string) =>
  make
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')

const NAME_BY_KEY = new Map([
  ...Object.entries(MAKE_NICKNAMES).flatMap(([name, nicknames]) =>
    nicknames.map((nickname) => [keyOf(nickname), name] as const),
  ),
  ...MAKES.map(({ name }) => [keyOf(name), name] as const),
])

/** The make that a feed writes (`VW`, `Merc`, `TOYOTA`) by its name on the platform; an unknown one as it is written. */
export function knownMake(written: string): string {
  const make = normaliseMake(written)
  return NAME_BY_KEY.get(keyOf(make)) ?? make
}
