import { type RefObject, useEffect, useRef } from 'react'

/**
 * The header's menus are `details` elements that work without JavaScript; this closes an open one on Escape, on a
 * press outside and once a link is chosen (NAV-06), sets a class on the header while one is open (NAV-07), and opens
 * them on hover where the dealer configured it (NAV-08).
 */
export function useMenus(openOnHover: boolean): RefObject<HTMLElement> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = header.current
    if (!element) return
    const off = new AbortController()
    listenForClosing(element, off.signal)
    if (openOnHover && matchMedia('(hover: hover)').matches) listenForHover(element, off.signal)
    return () => off.abort()
  }, [openOnHover])
  return header
}

const openMenus = (header: HTMLElement) => [...header.querySelectorAll<HTMLDetailsElement>('details[open]')]

function closeMenus(header: HTMLElement): void {
  for (const menu of openMenus(header)) menu.open = false
}

function listenForClosing(header: HTMLElement, signal: AbortSignal): void {
  // `toggle` does not bubble, so it is handled in the capture phase.
  const updateOpenState = () => {
    header.classList.toggle('is-open', openMenus(header).length > 0)
    document.documentElement.toggleAttribute('data-drawer', header.querySelector('.drawer[open]') !== null)
  }
  header.addEventListener('toggle', updateOpenState, { capture: true, signal })
  header.addEventListener('click', ({ target }) => isLink(target) && closeMenus(header), { signal })
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !header.contains(target) && closeMenus(header),
    { signal },
  )
  header.addEventListener(
    'keydown',
    (event) => {
      const open = openMenus(header).at(-1)
      if (event.key !== 'Escape' || !open) return
      open.open = false
      open.querySelector('summary')?.focus()
    },
    { signal },
  )
}

function listenForHover(header: HTMLElement, signal: AbortSignal): void {
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('.nav__menu')) {
    let openedByHover = false
    const toggle = ({ pointerType }: PointerEvent, open: boolean) => {
      if (pointerType !== 'mouse') return
      openedByHover = open && !menu.open
      menu.open = open
    }
    menu.addEventListener('pointerenter', (event) => toggle(event, true), { signal })
    menu.addEventListener('pointerleave', (event) => toggle(event, false), { signal })
    // Whoever presses the word that has just opened means to open it; a second press closes it.
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        if (!openedByHover) return
        openedByHover = false
        event.preventDefault()
      },
      { signal },
    )
  }
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
