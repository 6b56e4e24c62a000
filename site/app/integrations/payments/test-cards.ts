/** The cards of the test provider. They have no numbers, because none is ever requested. */
export const TEST_CARDS = [
  { id: 'accept', label: 'A card that is accepted' },
  { id: 'decline', label: 'A card that is declined' },
  { id: '3ds', label: 'A card whose bank asks to confirm (3-D Secure)' },
  { id: 'slow', label: 'A card whose bank answers a few seconds later' },
  { id: 'down', label: 'The provider is down' },
] as const

export type TestCard = (typeof TEST_CARDS)[number]['id']

/** The card of that id; null for another. */
export const findTestCard = (id: string): TestCard | null =>
  TEST_CARDS.find((card) => card.id === id)?.id ?? null
