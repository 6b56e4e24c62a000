import type { StaffCar } from '@forecourt/schemas/contract'
import { formatShortInstant } from '@forecourt/schemas/contract/pure'
import type { CarExplanation } from '#app/integrations/import-report.ts'
import { describeRow } from './row-text.ts'

type Asked = StaffCar['questions'][number]

/** For whom and when a question is answered; `lastImport` is the time of the dealer's last import, ISO. */
export type AskedAt = { now: string; timeZone: string; lastImport: string | null; soldDays: number }

type Question = {
  id: string
  title: string
  yes: (car: CarExplanation, at: AskedAt) => string
  /** The words of a No by the reason's code. */
  no: Readonly<Record<string, (car: CarExplanation, at: AskedAt) => string>>
}

const day = (instant: string, { timeZone, now }: AskedAt) => formatShortInstant(instant, timeZone, now)

/** In the order in which a car passes them on its way to the site. */
const QUESTIONS: readonly Question[] = [
  {
    id: 'file',
    title: 'It is in your stock file',
    yes: (_, at) => (at.lastImport ? `The last file came ${day(at.lastImport, at)}.` : ''),
    no: {
      'no-import': () => 'No stock file has come yet.',
      'not-in-feed': (_, at) =>
        `No file names it${at.lastImport ? `; the last one came ${day(at.lastImport, at)}` : ''}. Check the stock number, and that your stock system sends the car.`,
      gone: ({ leftAt }, at) =>
        `It was in earlier files and left${leftAt ? ` ${day(leftAt, at)}` : ''}. It comes back when your stock system sends it again.`,
    },
  },
  {
    id: 'row',
    title: 'We could read its line',
    yes: ({ notes, reasons }) => {
      if (reasons.some(({ code }) => code === 'row-rejected'))
        return 'The newest row could not: the car is shown as it was before.'
      const remarks = notes.filter(({ kind }) => kind === 'warning').length
      return remarks === 0 ? '' : remarks === 1 ? 'With 1 remark.' : `With ${remarks} remarks.`
    },
    no: {
      rejected: ({ notes }) => {
        const note = notes.find(({ kind }) => kind === 'rejected')
        if (!note) return 'It was left out.'
        const { problem, remedy } = describeRow(note)
        return `Line ${note.line}: ${problem} ${remedy}`
      },
      broken: () => 'We can’t show what’s stored for it. Ask us to read it in again.',
    },
  },
  {
    id: 'yard',
    title: 'It is at one of your yards',
    yes: () => '',
    no: {
      'other-dealership': () =>
        'Its dealership is none of this site. The platform’s staff set which dealerships a site shows.',
    },
  },
  {
    id: 'website',
    title: 'It’s allowed on the site',
    yes: () => '',
    no: {
      hidden: () => 'Your stock system says not to show it. Tick it there; the next file brings it.',
      'hidden-here': () => 'Hidden here, whatever the file says. Its page shows who hid it and until when.',
    },
  },
  {
    id: 'sale',
    title: 'It is for sale',
    yes: ({ soldAt, changesAt }, at) =>
      soldAt && changesAt
        ? `Sold ${day(soldAt, at)}, and still shown as sold until ${day(changesAt, at)}.`
        : '',
    no: {
      unavailable: () => 'Your stock system gives it a status that is not for sale.',
      'sold-long-ago': ({ soldAt }, at) =>
        `It was sold${soldAt ? ` ${day(soldAt, at)}` : ''}. ${formatSoldDays(at.soldDays)}`,
    },
  },
  {
    id: 'filter',
    title: 'The site’s own choice of cars includes it',
    yes: ({ reasons }) =>
      reasons.some(({ code }) => code === 'staff-filter-unread')
        ? 'The choice in the settings cannot be read, and leaves nothing out.'
        : '',
    no: {
      'staff-filter': () =>
        'The site’s settings show only some cars, and this is none of them. A manager can change that.',
    },
  },
]

const formatSoldDays = (days: number) =>
  days === 0
    ? 'Sold cars come off the site straight away.'
    : `Sold cars stay ${days === 1 ? 'a day' : `${days} days`}.`

/** The questions a car passes on its way to the site, asked until the first No. */
export function carQuestions(car: CarExplanation, at: AskedAt): Asked[] {
  const codes = collectCodes(car)
  const stop = QUESTIONS.findIndex(({ no }) => Object.keys(no).some((code) => codes.has(code)))
  const asked = QUESTIONS.map(({ id, title, yes, no }, index): Asked => {
    if (stop !== -1 && index > stop) return { id, title, answer: 'not asked', detail: '' }
    if (index !== stop) return { id, title, answer: 'yes', detail: yes(car, at) }
    const code = Object.keys(no).find((each) => codes.has(each)) ?? ''
    return { id, title, answer: 'no', detail: no[code]?.(car, at) ?? '' }
  })
  if (stop === -1 && !car.live)
    throw new Error(`No question answers why a car is not live: ${[...codes].join(', ')}`)
  return asked
}

/** A rejected row is in the file, so that the car left before does not count. */
function collectCodes({ reasons }: CarExplanation): Set<string> {
  const codes = new Set(reasons.map(({ code }) => code))
  if (codes.has('rejected')) codes.delete('gone')
  return codes
}
