import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDayProblems } from './hours-problems.ts'
import { type DayHours, parseHours, printHours } from './hours-writing.ts'

/** What the reading beneath the cell would say: the hours as they are rewritten, or the reason. */
function read(text: string): string {
  const written = parseHours(text)
  return 'problem' in written ? written.problem : printHours(written.hours)
}

describe('hours as people write them', () => {
  it.each([
    ['9-5', '9:00 am – 5:00 pm'],
    ['9 to 5', '9:00 am – 5:00 pm'],
    ['8.30am – 4pm', '8:30 am – 4:00 pm'],
    ['8.30-4', '8:30 am – 4:00 pm'],
    ['8:30 a.m. - 4:00 p.m.', '8:30 am – 4:00 pm'],
    ['0830-1730', '8:30 am – 5:30 pm'],
    ['08:30-17:30', '8:30 am – 5:30 pm'],
    ['830-530', '8:30 am – 5:30 pm'],
    ['08:30 - 05:30', '8:30 am – 5:30 pm'],
    ['7-7', '7:00 am – 7:00 pm'],
    ['9-9', '9:00 am – 9:00 pm'],
    ['9-11', '9:00 am – 11:00 am'],
    ['10-2', '10:00 am – 2:00 pm'],
    ['1-5', '1:00 pm – 5:00 pm'],
    ['12-4', '12:00 pm – 4:00 pm'],
    ['8-12', '8:00 am – 12:00 pm'],
    ['9-noon', '9:00 am – 12:00 pm'],
    ['noon to 4', '12:00 pm – 4:00 pm'],
    ['12 noon - midnight', '12:00 pm – 12:00 am'],
    ['6pm-12', '6:00 pm – 12:00 am'],
    ['open 9 till 5', '9:00 am – 5:00 pm'],
    ['from 10 until 3', '10:00 am – 3:00 pm'],
    ['9a-5p', '9:00 am – 5:00 pm'],
    ['  9 — 5. ', '9:00 am – 5:00 pm'],
    ['9-5:59', '9:00 am – 5:59 pm'],
  ])('“%s” is %s', (text, words) => expect(read(text)).toBe(words))

  it.each([
    ['8:30-12, 1-5', '8:30 am – 12:00 pm, 1:00 pm – 5:00 pm'],
    ['8:30-12 and 1-5', '8:30 am – 12:00 pm, 1:00 pm – 5:00 pm'],
    ['8:30-12 & 1-5', '8:30 am – 12:00 pm, 1:00 pm – 5:00 pm'],
    ['8.30-12.30; 1.30-5', '8:30 am – 12:30 pm, 1:30 pm – 5:00 pm'],
    ['9-5, 6-9', '9:00 am – 5:00 pm, 6:00 pm – 9:00 pm'],
    ['9-12, 12-5', '9:00 am – 12:00 pm, 12:00 pm – 5:00 pm'],
    ['13:00-17:00, 08:00-12:00', '8:00 am – 12:00 pm, 1:00 pm – 5:00 pm'],
  ])('a split day “%s” is %s', (text, words) => expect(read(text)).toBe(words))

  it.each([
    ['closed', 'Closed'],
    ['CLOSED', 'Closed'],
    ['Closed all day', 'Closed'],
    ['shut', 'Closed'],
    ['-', 'Closed'],
    ['–', 'Closed'],
    ['n/a', 'Closed'],
    ['by appt', 'By appointment'],
    ['by appt.', 'By appointment'],
    ['By appointment only', 'By appointment'],
    ['appts only', 'By appointment'],
    ['open by appointment', 'By appointment'],
    ['24 hours', '24 hours'],
    ['open 24hrs', '24 hours'],
    ['24/7', '24 hours'],
    ['all day', '24 hours'],
    ['midnight to midnight', '24 hours'],
    ['0-24', '24 hours'],
  ])('“%s” is %s', (text, words) => expect(read(text)).toBe(words))

  it.each([
    ['6pm-2am next day', '6:00 pm – 2:00 am next day'],
    ['6 pm - 2 (next day)', '6:00 pm – 2:00 am next day'],
    ['18:00-02:00 +1', '6:00 pm – 2:00 am next day'],
  ])('a night “%s” is %s', (text, words) => expect(read(text)).toBe(words))
})

describe('hours that cannot be', () => {
  it.each([
    ['', 'Write the hours, for example 9-5, closed or by appt.'],
    ['8-12, 11.30-3', 'These overlap between 11:30 am and 12:00 pm.'],
    ['9-5, 10-11', 'These overlap between 10:00 am and 11:00 am.'],
    [
      '5pm-8.30am',
      'It closes before it opens: 5:00 pm – 8:30 am. If it closes after midnight, add “next day”.',
    ],
    [
      '17:30-08:30',
      'It closes before it opens: 5:30 pm – 8:30 am. If it closes after midnight, add “next day”.',
    ],
    ['9am-9am', 'It opens and closes at the same time. Write 24 hours, or closed.'],
    ['9am-9am next day', 'It opens and closes at the same time. Write 24 hours, or closed.'],
    ['from 10', 'Say when it closes too, for example 10 – 5 pm.'],
    ['10', 'Say when it closes too, for example 10 – 5 pm.'],
    ['until 4', 'Say when it opens too, for example 9 am – 4.'],
    ['9-25', '“25” is not a time. Write it like 8:30, 4 pm or noon.'],
    ['9-5:75', '“5:75” is not a time. Write it like 8:30, 4 pm or noon.'],
    ['nine to five', '“nine” is not a time. Write it like 8:30, 4 pm or noon.'],
    ['13pm-5pm', '“13pm” is not a time. Write it like 8:30, 4 pm or noon.'],
    ['9-12-1-5', '“9-12-1-5” has more than two times. Put a comma between the parts of the day.'],
    ['usual', '“usual” cannot be read. Write it like 9-5, closed or by appt.'],
    ['8:30-12, by appt', 'Write either the hours or “by appointment”: the page shows one of them.'],
    ['9-5,,6-7', 'Something is missing beside the comma.'],
    ['5am-6am next day', 'That is longer than a day. Write 24 hours instead.'],
  ])('“%s”: %s', (text, problem) => expect(parseHours(text)).toEqual({ problem }))
})

const twoDigits = (value: number) => String(value).padStart(2, '0')
const asTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Any day the form can store: parts in order, none overlapping, the last one past midnight at times. */
const anyOpenDay: fc.Arbitrary<DayHours> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 8 })
  .map((minutes) => [...minutes].sort((one, other) => one - other))
  .chain((minutes) => fc.tuple(fc.constant(minutes), fc.boolean()))
  .map(([minutes, night]) => {
    const even = minutes.slice(0, minutes.length - (minutes.length % 2))
    const first = even[0] ?? 0
    const pairs = even.flatMap((open, at) => {
      const close = even[at + 1]
      return at % 2 === 0 && close !== undefined ? [{ open: asTime(open), close: asTime(close) }] : []
    })
    const last = pairs.at(-1)
    if (night && last && first > 0 && asTime(first) < last.open) last.close = asTime(first)
    return { status: 'Open', byAppointment: false, intervals: pairs }
  })

describe('hours and their writing', () => {
  it('are read back as they were printed, whatever the day', () => {
    const closed = fc.constantFrom<DayHours>(
      { status: 'Closed', byAppointment: false, intervals: [] },
      { status: 'Closed', byAppointment: true, intervals: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anyOpenDay, closed), (hours) => {
        expect(parseHours(printHours(hours))).toEqual({ hours })
      }),
      { seed: 20_261_123, numRuns: 2000 },
    )
  })

  it('that were read can be published: the form finds nothing wrong with them', () => {
    fc.assert(
      fc.property(anyOpenDay, (hours) => {
        expect(listDayProblems(hours)).toEqual([])
      }),
      { seed: 20_261_123 },
    )
  })

  it('of any text give hours or a reason, and never throw', () => {
    const pieces = fc.constantFrom(
      '9',
      '5',
      '12',
      '0830',
      'am',
      'pm',
      '-',
      ' to ',
      ',',
      'noon',
      'appt',
      ' ',
      '.',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (text) => {
          const written = parseHours(text)
          if ('hours' in written) expect(parseHours(printHours(written.hours))).toEqual(written)
          else expect(written.problem).not.toBe('')
        },
      ),
      { seed: 20_261_123, numRuns: 3000 },
    )
  })
})
