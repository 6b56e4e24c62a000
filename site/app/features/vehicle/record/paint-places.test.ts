import { describe, expect, it } from 'vitest'
import { paintLook } from '#app/parts/car/rules/inspection.ts'
import { placeOfPanel, planReadings } from './paint-places.ts'

describe('the place of a panel', () => {
  it.each([
    ['Bonnet', 'bonnet'],
    ['HOOD', 'bonnet'],
    ['Roof panel', 'roof'],
    ['Boot or tailgate', 'boot'],
    ['boot-lid', 'boot'],
    ['Tail gate', 'boot'],
    ['Trunk lid', 'boot'],
    ['Guard, left front', 'guard-left-front'],
    ['Front left fender', 'guard-left-front'],
    ['LH FRT GUARD', 'guard-left-front'],
    ['LHF guard', 'guard-left-front'],
    ['L/H/F Guard', 'guard-left-front'],
    ['FL wing', 'guard-left-front'],
    ['Passenger-side guard', 'guard-left-front'],
    ['N/S/F wing', 'guard-left-front'],
    ['Quarter panel (right)', 'guard-right-rear'],
    ['RHR quarter', 'guard-right-rear'],
    ['R/R guard', 'guard-right-rear'],
    ['rear_right_quarter_panel', 'guard-right-rear'],
    ['Rear guard driver side', 'guard-right-rear'],
    ['LH RR door', 'door-left-rear'],
    ['Door, right rear', 'door-right-rear'],
    ['Driver’s door', 'door-right-front'],
    ["Driver's rear door", 'door-right-rear'],
    ['Front passenger door', 'door-left-front'],
    ['Passenger side, rear door', 'door-left-rear'],
    ['Sliding door, left', 'door-left-rear'],
    ['FR door', 'door-right-front'],
    ['RL door', 'door-left-rear'],
    ['OSF door', 'door-right-front'],
  ])('"%s" is %s', (name, place) => expect(placeOfPanel(name)).toBe(place))

  it.each([
    ...[
      '',
      'Front bumper',
      'Sill, left',
      'A pillar right',
      'Roof rails',
      'Wing mirror, left',
      'Boot spoiler',
    ],
    ...[
      'Left front door handle',
      'Guard',
      'Rear door',
      'Doors',
      'Rear passenger door',
      'R door',
      'LH R door',
    ],
    ...[
      'Left and right front doors',
      'Bonnet and left front guard',
      'Tank',
      '<script>',
      'Rear quarter glass LH',
    ],
  ])('"%s" has none', (name) => expect(placeOfPanel(name)).toBeNull())
})

describe('the readings of a plan', () => {
  const panels = (...readings: [string, number][]) =>
    readings.map(([panel, microns]) => ({ panel, microns, look: paintLook(microns) }))
  const four = panels(['Bonnet', 99], ['Roof', 111], ['Boot', 123], ['Door, left front', 111])

  it('are empty where fewer than five panels are recognised', () => {
    expect(planReadings([...four, ...panels(['Bonnet, right half', 90], ['Front bumper', 100])])).toBeNull()
  })

  it('are one for each place, the thicker of two, without panels that have no place', () => {
    const more = panels(['Sill', 80], ['RHR door', 212], ['Right rear door', 105])
    expect(planReadings([...four, ...more])).toEqual([
      { place: 'bonnet', microns: 99, look: 'ok' },
      { place: 'roof', microns: 111, look: 'ok' },
      { place: 'boot', microns: 123, look: 'ok' },
      { place: 'door-left-front', microns: 111, look: 'ok' },
      { place: 'door-right-rear', microns: 212, look: 'bad' },
    ])
  })
})
