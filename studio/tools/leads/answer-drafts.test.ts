import { describe, expect, it } from 'vitest'
import { listAnswers, mailAddress, textAddress } from './answer-drafts.ts'

const person = { name: 'Sarah Whitlam' }
const from = { staff: 'Emma', dealer: 'A Dealer' }

describe('answers to an enquiry', () => {
  it('about a car name it, greet by the first name, and are signed by who writes and the dealer', () => {
    const answers = listAnswers({ person, car: '2022 Ute' }, from)
    expect(answers.map(({ words }) => words)).toEqual(['Yes, it’s here', 'Can I call you?', 'It’s sold'])
    expect(answers[0]?.text).toMatch(/^Hi Sarah, yes, the 2022 Ute is still here\..*\n\nEmma, A Dealer$/s)
  })

  it('about no car speak of none, and greet without a name where none was given', () => {
    const answers = listAnswers({ person: { name: '' }, car: '' }, from)
    expect(answers.map(({ text }) => text).join()).not.toMatch(/still here|sold/)
    expect(answers[0]?.text).toMatch(/^Hi, /)
  })

  it('keep a hostile address and text inside the address that they open', () => {
    expect(
      mailAddress('a@b.example?bcc=x@y.example', { subject: 'A & b', body: 'c&cc=z@z.example\nd' }),
    ).toBe('mailto:a@b.example%3Fbcc%3Dx@y.example?subject=A%20%26%20b&body=c%26cc%3Dz%40z.example%0Ad')
    expect(textAddress('0491 570-156;x', 'a&b')).toBe('sms:0491570156?body=a%26b')
  })
})
