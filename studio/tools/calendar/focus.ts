/**
 * Moves the focus to the nearest place of the calendar (`data-stop`) above (-1) or below (1) an element: the next line,
 * and in it the one that lies closest.
 */
export function focusNeighbour(from: HTMLElement, direction: -1 | 1): void {
  const root = from.closest('[data-calendar]')
  const start = from.getBoundingClientRect()
  const candidates = [...(root?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const down = (box.top - start.top) * direction
    if (down < 4) return []
    const aside = Math.max(0, box.left - start.right, start.left - box.right)
    return [{ element, cost: down * 1000 + aside }]
  })
  const nearest = candidates.sort((a, b) => a.cost - b.cost)[0]?.element
  nearest?.focus()
  nearest?.scrollIntoView({ block: 'nearest' })
}
