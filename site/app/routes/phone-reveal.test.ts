import type { ActionFunctionArgs } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { action } from './api.phone-reveal/route.ts'

test.each([
  [{ shown_at: '/cars/one?number=shown' }, 303, '/cars/one?number=shown'],
  [{ shown_at: 'https://elsewhere.example/' }, 303, '/'],
  [{}, 204, null],
])('PHONE-02: a form without JavaScript is recorded and led to the number: %j', async (more, status, to) => {
  const info = vi.fn()
  const { bundle, ...dealer } = testDealer()
  const site = { kind: 'dealer', bundle }
  const url = new URL(dealer.origin)
  const context = { ...dealer, site, url, reserve: null, log: { ...dealer.log, info } }
  const fields = { car_id: 'a_1', dealership_id: '101', website_id: bundle.tenant.slug }
  const body = new URLSearchParams({ ...fields, ...more })
  const request = new Request(url, { method: 'POST', body })
  const answer = await action({ context, request, params: {} } as unknown as ActionFunctionArgs)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
  expect(info).toHaveBeenCalledWith(fields, 'a phone number was revealed')
})
