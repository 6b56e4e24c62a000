import type { StaffLead } from '@forecourt/schemas/contract'

/** A text to answer with. */
export interface AnswerDraft {
  readonly words: string
  readonly text: string
}

type Asked = { readonly person: Pick<StaffLead['person'], 'name'>; readonly car: string }
type From = { readonly staff: string; readonly dealer: string }

/** What an enquiry is most often answered with: about its car, or what was asked. */
export function listAnswers({ person, car }: Asked, { staff, dealer }: From): AnswerDraft[] {
  const [first = ''] = person.name.trim().split(/\s+/)
  const greeting = first ? `Hi ${first},` : 'Hi,'
  const end = [staff, dealer].filter(Boolean).join(', ')
  const write = (body: string) => `${greeting} ${body}\n\n${end}`
  const call = {
    words: 'Can I call you?',
    text: write('thanks for getting in touch. When is a good time to call you?'),
  }
  if (!car)
    return [
      {
        words: 'Thanks, we’re on it',
        text: write('thanks for getting in touch. I’ll get you an answer today.'),
      },
      call,
    ]
  return [
    {
      words: 'Yes, it’s here',
      text: write(
        `yes, the ${car} is still here. When would you like to see it? I’ll have it ready for you.`,
      ),
    },
    call,
    {
      words: 'It’s sold',
      text: write(
        `the ${car} has been sold, sorry. I can let you know when something like it comes in. Want me to?`,
      ),
    },
  ]
}

/** The address that opens a message in the staff's own mail program (RFC 6068). */
export function mailAddress(email: string, message?: { subject: string; body: string }): string {
  const to = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
  if (!message) return to
  return `${to}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.body)}`
}

/** The address that opens a text message on a phone (RFC 5724). */
export function textAddress(phone: string, body: string): string {
  return `sms:${phone.replaceAll(/[^+\d]/g, '')}?body=${encodeURIComponent(body)}`
}
