import { expect, test } from 'vitest'
import { carReports, type ReportKind } from './car-reports.ts'

const ALL = ['historyReport', 'carAnalysis', 'ppsrReport'] as const
const car = { file: 'https://reports.example/h/1', vin: 'VIN1', carType: 'used' }
const provided = (kind: ReportKind, vin: string) => `https://reports.example/${kind}/${vin}`
const listKinds = (...all: Parameters<typeof carReports>) => carReports(...all).map(({ kind }) => kind)

test('each plugin is a report with its own address', () => {
  expect(carReports(car, ALL, provided)).toEqual([
    { kind: 'historyReport', label: 'Car History Report', href: 'https://reports.example/h/1' },
    { kind: 'carAnalysis', label: 'Car Analysis', href: 'https://reports.example/carAnalysis/VIN1' },
    { kind: 'ppsrReport', label: 'PPSR Report', href: 'https://reports.example/ppsrReport/VIN1' },
  ])
  expect(listKinds(car, ['carAnalysis'], provided)).toEqual(['carAnalysis'])
  expect(listKinds(car, [], provided)).toEqual([])
})

test.each(['new', 'demo'])('a %s car has no report of securities (TEN-26, OPEN-49)', (carType) => {
  expect(listKinds({ ...car, carType }, ALL, provided)).toEqual(['historyReport', 'carAnalysis'])
})

test('a history report needs the car’s file (VDP-33), the other reports a provider', () => {
  expect(listKinds({ ...car, file: '' }, ALL, provided)).toEqual(['carAnalysis', 'ppsrReport'])
  expect(listKinds(car, ALL, () => null)).toEqual(['historyReport'])
  expect(listKinds({ ...car, vin: '' }, ALL, provided)).toEqual(['historyReport'])
  expect(listKinds({ ...car, file: 'javascript:alert(1)' }, ['historyReport'], provided)).toEqual([])
})
