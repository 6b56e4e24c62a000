import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type QuickInputs, type QuickQuote, QuickQuoter } from './quick-quoter.ts'

const inputs = (purchasePrice: number): QuickInputs => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice,
  loanTerm: 5,
  year: null,
  vin: '',
  nvic: '',
  whoIsHelping: '',
  car_id: '',
})
const quote: QuickQuote = { weeklyRepaymentAmount: 120, advertisedRate: 10, comparisonRate: 10.7 }

describe('a quick quote', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('FIN-54: is asked for once, half a second after the last change', async () => {
    const ask = vi.fn(async (_asked: QuickInputs) => quote)
    const heard: (QuickQuote | null)[] = []
    const quoter = new QuickQuoter((answer) => heard.push(answer), ask)
    for (const price of [10_000, 20_000, 30_000]) quoter.change(inputs(price))
    await vi.advanceTimersByTimeAsync(499)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask.mock.calls.map(([asked]) => asked.purchasePrice)).toEqual([30_000])
    expect(heard).toEqual([quote])
  })

  it('FIN-55, VAR-26: is logged and cleared when there is none', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const heard: (QuickQuote | null)[] = []
    const fail = async () => {
      throw new Error('Too old a car.')
    }
    new QuickQuoter((answer) => heard.push(answer), fail).change(inputs(30_000))
    await vi.advanceTimersByTimeAsync(500)
    expect(heard).toEqual([null])
    expect(String(warned.mock.calls[0]?.[1])).toContain('Too old a car.')
  })

  it('an answer to what was asked before is not heard', async () => {
    const heard: (QuickQuote | null)[] = []
    const answers: ((answer: QuickQuote) => void)[] = []
    const quoter = new QuickQuoter(
      (answer) => heard.push(answer),
      () => new Promise((done) => answers.push(done)),
    )
    quoter.change(inputs(20_000))
    await vi.advanceTimersByTimeAsync(500)
    quoter.change(inputs(30_000))
    answers[0]?.({ ...quote, weeklyRepaymentAmount: 1 })
    await vi.advanceTimersByTimeAsync(500)
    answers[1]?.(quote)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([quote])
  })
})
