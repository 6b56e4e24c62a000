import { describe, expect, it } from 'vitest'
import { combineVerdicts, hides, shows } from './reason.ts'

describe('a verdict of several parts', () => {
  it('shows when all show, with all their reasons and the earliest change', () => {
    const whole = combineVerdicts([
      shows('a', 'A', '2025-07-02T00:00:00Z'),
      shows('b', 'B', '2025-07-01T00:00:00Z'),
    ])
    expect(whole).toEqual({
      shown: true,
      reasons: [
        { code: 'a', text: 'A' },
        { code: 'b', text: 'B' },
      ],
      changesAt: '2025-07-01T00:00:00Z',
    })
  })

  it('hides when one hides, and says only why', () => {
    expect(combineVerdicts([shows('a', 'A'), hides('b', 'B')])).toEqual({
      shown: false,
      reasons: [{ code: 'b', text: 'B' }],
    })
  })
})
