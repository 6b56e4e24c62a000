import { expect, test } from 'vitest'
import type { ConfirmationTime } from './confirmation-model.ts'
import { describeLead, type Payload } from './describe-lead.ts'

const time: ConfirmationTime = {
  day: 'Tuesday 1 December',
  hour: '10:00 am',
  starts: '2026-11-30T23:00:00.000Z',
  minutes: 60,
  isOver: false,
}
const say = (kind: 'test_drive' | 'reserve', payload: Payload) => {
  const { label, later } = describeLead(kind, { payload, time, heldUntil: '' })
  return [label, ...later.map(({ title }) => title)].join(', ')
}

test('a motorcycle is ridden', () => {
  const payload = { item_type: 'motorcycle' }
  expect(say('test_drive', payload)).toBe('Test ride, We get it ready, You ride, You decide')
  expect(say('reserve', payload)).toContain('You see it and ride it')
})

test('anything else is driven, and so is what a lead does not name', () => {
  for (const payload of [{ item_type: 'truck' }, { item_type: '' }, { item_type: 7 }, {}]) {
    expect(say('test_drive', payload)).toBe('Test drive, We get it ready, You drive, You decide')
    expect(say('reserve', payload)).toContain('You see it and drive it')
  }
})
