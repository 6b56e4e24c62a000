/** What this encoding has between 0x80 and 0x9f that texts of ours use; above that it is Latin-1. */
const HIGH: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

/** Text as Windows programs of western languages save it. @throws RangeError on a character it does not have */
export function encodeWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = HIGH[character] ?? character.codePointAt(0) ?? 0
    if (code > 0xff) throw new RangeError(`Windows-1252 has no "${character}".`)
    return code
  })
}
