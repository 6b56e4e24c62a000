/** Is the garage there: the dealer's switch or the platform's allow list, unless denied, which wins (SAVE-01)? */
export function garageAvailable(dealer: {
  garageEnabled: boolean
  inAllowList: boolean
  inDenyList: boolean
}): boolean {
  return !dealer.inDenyList && (dealer.garageEnabled || dealer.inAllowList)
}
