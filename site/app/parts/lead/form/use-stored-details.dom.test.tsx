import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { localStore, tabStore } from '#app/ui/browser-storage.ts'
import { TenantSlug } from '#app/ui/tenant-slug.ts'
import { useStoredDetails } from './use-stored-details.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Details({ error }: { error: string }) {
  const { element } = useStoredDetails()
  return (
    <form ref={element}>
      <input name="name" defaultValue="" />
      <input name="email" defaultValue="typed@example.com" />
      <p>{error}</p>
    </form>
  )
}

test('LEAD-23, LEAD-32: a form has the stored details and the attributes of the lead, after an error too', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const show = (error: string) =>
    act(async () =>
      root.render(
        <TenantSlug.Provider value="a">
          <Details error={error} />
        </TenantSlug.Provider>,
      ),
    )
  const sent = () => {
    const form = host.querySelector('form') ?? undefined
    const formData = new FormData(form)
    // Every browser fires it as a form is read; jsdom does not.
    form?.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    return Object.fromEntries(formData)
  }
  localStore.write('a.user_details', JSON.stringify({ name: 'Ann', email: 'ann@example.com' }))
  localStore.write('a.visited_pages', '["/"]')
  tabStore.write('a.landing_params', '{"gclid":"g"}')
  await show('')
  localStore.write('a.visited_pages', '["/","/trade-in"]')
  await show('Enter your mobile')
  const { lead_attributes, ...typed } = sent()
  expect(typed).toEqual({ name: 'Ann', email: 'typed@example.com' })
  expect(JSON.parse(String(lead_attributes))).toEqual({
    visited_pages: ['/', '/trade-in'],
    linked_query_params: { gclid: 'g' },
  })
  await act(async () => root.unmount())
})
