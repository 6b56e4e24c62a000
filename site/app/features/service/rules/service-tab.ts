/** Index of the tab named by `?tab=`, matched in lower case; the first without a match (SVC-05). */
export function selectedServiceTab(tabs: readonly string[], tab: string | null): number {
  const wanted = tab?.trim().toLowerCase()
  const index = tabs.findIndex((name) => name.toLowerCase() === wanted)
  return Math.max(0, index)
}
