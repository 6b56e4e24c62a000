import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { type InformationTab, InformationTabs } from './information-tabs.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
Element.prototype.scrollIntoView = () => {}
// Files of one process share their window.
afterEach(() => history.replaceState(null, '', '/'))

const BOTH = ['included', 'reasons'].map((id) => ({ id, title: id, content: <p>{id}</p> }))

/** The tab that is open at an address with that fragment. */
function openAt(fragment: string, tabs: readonly InformationTab[] = BOTH): string | null | undefined {
  history.replaceState(null, '', `/${fragment}`)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  act(() => root.render(<InformationTabs tabs={tabs} />))
  const open = host.querySelector('[role=tab][aria-selected=true]')?.textContent
  act(() => root.unmount())
  host.remove()
  return open
}

it('VDP-44: a fragment opens its tab, and a malformed one leaves the first open', () => {
  expect(openAt('#reasons')).toBe('reasons')
  expect(openAt('#100%')).toBe('included')
  expect(openAt('#%zz')).toBe('included')
})

it('a section that only says there is nothing yet is never open unasked', () => {
  const [included] = BOTH
  const pending = { id: 'comments', title: 'comments', content: <p>pending</p>, isEmpty: true }
  expect(openAt('', [pending, ...(included ? [included] : [])])).toBe('included')
  expect(openAt('', [pending])).toBeUndefined()
  expect(openAt('#comments', [pending])).toBe('comments')
})
