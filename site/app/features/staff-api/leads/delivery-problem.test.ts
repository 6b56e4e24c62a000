import { expect, test } from 'vitest'
import { deliveryProblem } from './delivery-problem.ts'

test.each([
  ['The dealer’s system answered 503', 'It was out of order (503).'],
  ['The dealer’s system answered 401', 'It refused the key it was sent (401).'],
  ['The dealer’s system answered 422', 'It did not take the lead (422).'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'It did not answer.'],
  ['The dealer’s settings have no address for enquiries', 'No address for enquiries is set.'],
  ['550 <somebody@else.example> is not here', 'It did not take the lead.'],
])('the error “%s” is worded “%s”', (error, words) => {
  expect(deliveryProblem(error)).toBe(words)
})
