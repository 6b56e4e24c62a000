import { describe, expect, it } from 'vitest'
import type { StudioSite } from '../access/studio-sites.ts'
import {
  completeEntries,
  describeWindow,
  listDayChips,
  type NewEntries,
  readMoment,
  readTypedDay,
  writeDays,
} from './new-draft.ts'
import { listKinds, listSitesOfKind, NEW_KIND_NAMES, NEW_KINDS } from './new-kinds.ts'

const site = (slug: string) => ({ id: `tenant-${slug}`, slug, name: slug }) as StudioSite
const [quayside, kerbside] = [site('quayside'), site('kerbside')]
const clock = { zone: 'Australia/Sydney', now: '2026-11-23T02:00:00.000Z' }
const location = { id: 'location-a', site: 'tenant-quayside', name: 'Alexandria' }
const entries = (more: Partial<NewEntries>): NewEntries => ({
  what: 'tile',
  name: 'Winter',
  siteIds: ['tenant-quayside'],
  locations: [],
  from: '',
  until: '',
  day: '',
  ...more,
})
const waits = (more: Partial<NewEntries>) => {
  const complete = completeEntries(entries(more), null, clock)
  return 'waits' in complete ? complete.waits : null
}

describe('what is offered as new', () => {
  it('is what the roles write on the sites', () => {
    expect(listKinds(['editor-quayside'], [quayside])).not.toContain('campaign')
    expect(listKinds(['editor-quayside'], [quayside])).toContain('hours')
    expect(listKinds(['marketer-kerbside--quayside'], [quayside, kerbside])).toEqual([
      'offer',
      'tile',
      'banner',
      'page',
      'campaign',
      'redirect',
    ])
    expect(listKinds(['editor-quayside'], [])).toEqual([])
  })

  it('names the sites on which it can be made, and a campaign only for several', () => {
    expect(listSitesOfKind('popup', ['editor-quayside'], [quayside, kerbside])).toEqual([quayside])
    expect(listKinds(['marketer-quayside'], [quayside])).not.toContain('campaign')
  })

  it('has a letter of its own for each kind', () => {
    const letters = NEW_KIND_NAMES.map((kind) => NEW_KINDS[kind].letter)
    expect(new Set(letters).size).toBe(letters.length)
  })
})

describe('what is entered of something new', () => {
  it('waits for a site, a location, a day and a name, in this order', () => {
    expect(waits({ siteIds: [], name: '' })).toBe('Choose a site.')
    expect(waits({ what: 'popup' })).toBe('Choose a location.')
    expect(waits({ what: 'hours', locations: [location] })).toBe('Say which day.')
    expect(waits({ what: 'redirect', name: ' ' })).toBe('Write its old address.')
    expect(waits({})).toBeNull()
  })

  it('is never made with a time that cannot be read, or that ends before it starts', () => {
    expect(waits({ until: 'whenever' })).toMatch(/^“whenever” is not a day/)
    expect(waits({ from: '31 Jul', until: '1 Jul 2027' })).toBe('It would end before it starts.')
  })

  it('has whole days on the clock of its site', () => {
    const complete = completeEntries(entries({ from: '1 Jul 2027', until: '31 Jul 2027' }), 8, clock)
    expect(complete).toMatchObject({
      thing: {
        times: { start: '2027-06-30T14:00:00.000Z', expiry: '2027-07-31T13:59:59.000Z' },
        place: 8,
      },
    })
  })

  it('reads what the calendar wrote of chosen days as the same days', () => {
    const days = writeDays({ from: '2026-12-24', until: '2026-12-26' }, clock.zone)
    expect(completeEntries(entries(days), null, clock)).toMatchObject({
      thing: { times: { start: '2026-12-23T13:00:00.000Z', expiry: '2026-12-26T12:59:59.000Z' } },
    })
    expect(
      completeEntries(entries({ ...days, what: 'hours', locations: [location] }), null, clock),
    ).toMatchObject({ thing: { day: '2026-12-24' } })
  })

  it('says what open ends mean', () => {
    expect(describeWindow(entries({}), clock)).toBe('Shows when you publish it, until you end it.')
    expect(describeWindow(entries({ from: '1 Jul 2027', until: '2 Jul 2027' }), clock)).toBe('')
  })
})

describe('days that are often meant', () => {
  const read = (edge: 'from' | 'until') =>
    listDayChips(edge, clock).map(({ words, text }) => {
      const reading = readMoment(text, edge, clock)
      return [words, 'value' in reading ? reading.value : reading.problem]
    })

  it('start with a day of the site’s own clock, and end with one', () => {
    expect(read('from')).toEqual([
      ['Today', '2026-11-22T13:00:00.000Z'],
      ['Next Monday', '2026-11-29T13:00:00.000Z'],
      ['First of next month', '2026-11-30T13:00:00.000Z'],
    ])
    expect(read('until')).toEqual([
      ['Next Sunday', '2026-11-29T12:59:59.000Z'],
      ['End of the month', '2026-11-30T12:59:59.000Z'],
      ['In 4 weeks', '2026-12-21T12:59:59.000Z'],
    ])
  })

  it('are read again as the day itself where one day is asked for', () => {
    const [today] = listDayChips('day', clock)
    expect(readTypedDay(today?.text ?? '', clock)).toMatchObject({ value: '2026-11-23' })
  })
})
