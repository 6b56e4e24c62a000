import { describe, expect, it } from 'vitest'
import { formatApproveLabel, listProposals, NO_CHOICES, readChoices } from './proposals.ts'

const TODAY = '2026-11-24'

describe('proposed public holidays', () => {
  it('are those of the next twelve months that have no hours yet', () => {
    const days = [{ _key: 'a', date: '2026-12-25' }]
    const dates = listProposals('NSW', TODAY, days).map(({ date }) => date)
    expect(dates[0]).toBe('2026-12-26')
    expect(dates).toContain('2027-03-29')
    expect(dates).not.toContain('2026-12-25')
    expect(dates.at(-1)).toBe('2027-10-04')
  })

  it('are approved closed, or with the hours typed for them', () => {
    const proposals = listProposals('NSW', TODAY, [])
    const choices = { ticked: ['2027-03-26', '2027-03-29'], hours: { '2027-03-29': '10-3' } }
    expect(readChoices(proposals, choices)).toEqual({
      unread: [],
      days: [
        {
          date: '2027-03-26',
          name: 'Good Friday',
          departments: [],
          hours: { status: 'Closed', byAppointment: false, intervals: [] },
        },
        {
          date: '2027-03-29',
          name: 'Easter Monday',
          departments: [],
          hours: { status: 'Open', byAppointment: false, intervals: [{ open: '10:00', close: '15:00' }] },
        },
      ],
    })
  })

  it('with hours that cannot be read wait, unless they are not ticked', () => {
    const proposals = listProposals('NSW', TODAY, [])
    const hours = { '2027-03-29': 'usual' }
    expect(readChoices(proposals, { ticked: ['2027-03-29'], hours }).unread).toEqual(['2027-03-29'])
    expect(readChoices(proposals, { ...NO_CHOICES, hours })).toEqual({ days: [], unread: [] })
  })

  it.each([
    [1, 1, 'Approve 1 day'],
    [5, 1, 'Approve 5 days'],
    [5, 3, 'Approve 5 days at 3 locations'],
  ])('%i days at %i locations: %s', (days, places, words) => {
    expect(formatApproveLabel(days, places)).toBe(words)
  })
})
