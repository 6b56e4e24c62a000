// Columns that a dealer chose, through the importer and the report on them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StockColumn } from '@forecourt/schemas/contract/pure'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { columnsReport } from '../report/columns/columns-report.ts'
import { sampleNewestFile } from '../report/columns/file-sample.ts'
import { tryColumns } from '../report/columns/try-columns.ts'
import { bytesSource } from '../testing/bytes-source.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'
import { runImport } from './runs/run-import.ts'
import { RunRecords } from './runs/run-record.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const CSV = [
  'Stock No;Make;Model;Year;Type;WINDSCREEN;KMS_IN_K;WHERE;Internal notes;IMAGE1;IMAGE2',
  'K1;mercedes benz;Vito;2014;used;18,990;112;N;smells of dog;https://p.example/1.jpg;https://p.example/2.jpg',
  'K2;Toyota;Prado;2019;used;21,450;87.5;ROC;wholesale?;;',
  'K3;Toyota;;2019;used;CALL;204;N;;;',
].join('\n')
const COLUMNS: StockColumn[] = [
  { column: 'Type', field: 'carType' },
  { column: 'WINDSCREEN', field: 'dapPrice' },
  { column: 'KMS_IN_K', field: 'kmThousands' },
  { column: 'WHERE', field: 'locationCode' },
  { column: 'Internal notes', field: 'leaveOut' },
]

let folder = ''
let db: Database
beforeEach(async () => {
  db = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'columns-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function importCsv(
  stockColumns: StockColumn[],
  text = CSV,
  format: 'csv' | 'csn-dto' = 'csv',
  delimiter: ',' | ';' = ';',
) {
  const store = new MemoryStore()
  const run = await runImport(
    {
      feed: { ...sampleFeed, file: 'feed.csv', format, delimiter: format === 'csv' ? delimiter : undefined },
      source: bytesSource(new TextEncoder().encode(text)),
      dealer: { ...sampleDealer, stockColumns },
    },
    { store, db, folder },
    { now: NOW, force: false, dryRun: false },
  )
  return { store, run }
}

const newest = () => sampleNewestFile(new RunRecords(db), 'somewhere')

async function tried(columns: StockColumn[]) {
  const sample = await newest()
  if (sample.state !== 'columns') throw new Error(sample.state)
  return tryColumns(sample, { dealer: sampleDealer, columns, now: NOW })
}

describe('an import with chosen columns', () => {
  test('reads them as chosen, and stores nothing of one that is left out', async () => {
    const { store, run } = await importCsv(COLUMNS)
    expect(run).toMatchObject({ counts: { new: 2, rejected: 1 } })
    const cars = [...store.documents.values()]
    expect(cars).toMatchObject([
      {
        stocknum: 'K1',
        price: 18_990,
        price_type: 'Drive Away',
        km: 112_000,
        location_name: 'Somewhere North',
      },
      { stocknum: 'K2', price: 21_450, km: 87_500 },
    ])
    expect(JSON.stringify(cars)).not.toMatch(/smells|wholesale/)
  })

  test('is refused without them where a required column is not known by its name', async () => {
    const { run } = await importCsv([])
    expect(run).toMatchObject({ refused: expect.stringContaining('no column for car type') })
  })
})

describe('a column with nearly a field’s name', () => {
  const near = (odometer: string, year = 'Year') =>
    `Stock No,Make,Model,${year},Condition,${odometer}\nK1,Ford,Ranger,2020,used,45000\n`

  test('is never read, with a warning of the run that names it', async () => {
    const { store, run } = await importCsv([], near('Odometr'), 'csv', ',')
    expect([...store.documents.values()]).toEqual([expect.not.objectContaining({ km: 45_000 })])
    expect(run).toMatchObject({
      warnings: {
        byField: { km: 1 },
        first: expect.arrayContaining([
          {
            line: 1,
            stocknum: '',
            field: 'km',
            reason:
              'may be the column "Odometr", which is not read; choose it in the Studio (Stock, Columns)',
          },
        ]),
      },
    })
  })

  test('is read once it is chosen, without a warning', async () => {
    const chosen: StockColumn[] = [{ column: 'Odometr', field: 'km' }]
    const { store, run } = await importCsv(chosen, near('Odometr'), 'csv', ',')
    expect([...store.documents.values()]).toMatchObject([{ km: 45_000 }])
    expect(run).not.toMatchObject({ warnings: { byField: { km: 1 } } })
  })

  test('is named where the file is refused for want of it, and suggested in the report', async () => {
    const { run } = await importCsv([], near('Kilometres Travelled', 'Model Yr'), 'csv', ',')
    expect(run).toMatchObject({
      refused: expect.stringContaining('no column for year (perhaps "Model Yr").'),
    })
    const { columns } = columnsReport(await newest(), [])
    expect(columns.map(({ column, suggested }) => [column, suggested])).toEqual([
      ['Stock No', null],
      ['Make', null],
      ['Model', null],
      ['Model Yr', 'year'],
      ['Condition', null],
      ['Kilometres Travelled', 'km'],
    ])
    const chosen = columnsReport(await newest(), [{ column: 'Model Yr', field: 'year' }])
    expect(chosen.columns[3]).toMatchObject({ chosen: 'year', suggested: null })
  })
})

test('makes and fuels are one, however a file writes them', async () => {
  const rows = [
    ['VW', 'ULP'],
    ['vdub', 'Unleaded Petrol'],
    ['VOLKSWAGEN', 'Premium ULP'],
    ['Merc', 'diesel '],
    ['MERCEDES BENZ', 'DIESEL'],
    ['Mercedes-Benz', 'Turbo Diesel'],
  ]
  const lines = rows.map(([make, fuel], index) => `K${index},${make},Model,2020,used,${fuel}`)
  const text = ['Stock No,Make,Model,Year,Condition,Fuel', ...lines].join('\n')
  const { store } = await importCsv([], text, 'csv', ',')
  const cars = [...store.documents.values()]
  const read = cars.map((car) => [car.make, car.simple_fuel])
  expect(read.slice(0, 3)).toEqual(Array(3).fill(['Volkswagen', 'Petrol']))
  expect(read.slice(3)).toEqual(Array(3).fill(['Mercedes-Benz', 'Diesel']))
})

describe('the report on the newest file', () => {
  test('names its columns as written with their first values, also of a refused file', async () => {
    await importCsv([])
    const other = { column: 'OF ANOTHER FILE', field: 'make' } as const
    const report = columnsReport(await newest(), [...COLUMNS, other])
    expect(report.absent).toEqual([other])
    expect(report).toMatchObject({ state: 'columns', file: { rows: null, delimiter: 'semicolons' } })
    expect(report.columns).toEqual(
      expect.arrayContaining([
        {
          column: 'Stock No',
          others: 0,
          values: ['K1', 'K2', 'K3'],
          known: 'stocknum',
          chosen: null,
          suggested: null,
          isCost: false,
        },
        {
          column: 'WINDSCREEN',
          others: 0,
          values: ['18,990', '21,450', 'CALL'],
          known: null,
          chosen: 'dapPrice',
          suggested: null,
          isCost: false,
        },
        {
          column: 'IMAGE1',
          others: 1,
          values: ['https://p.example/1.jpg and 1 more'],
          known: 'images',
          chosen: null,
          suggested: null,
          isCost: false,
        },
      ]),
    )
  })

  test('tries other columns without changing anything', async () => {
    await importCsv([])
    expect((await tried([])).stopped).toContain('no column for car type')
    const { columns, rows, listed, problems, first } = await tried(COLUMNS)
    expect({ rows, listed }).toEqual({ rows: 3, listed: 2 })
    expect(Object.fromEntries(columns.map(({ column, reads }) => [column, reads]))).toMatchObject({
      WINDSCREEN: [{ text: '$18,990' }, { text: '$21,450' }, { text: 'no price', ok: true }],
      KMS_IN_K: [{ text: '112,000 km' }, { text: '87,500 km' }, { text: '204,000 km' }],
      WHERE: [
        { text: 'N Somewhere North', ok: true },
        { text: 'ROC ?', ok: false },
      ],
      Make: [{ text: 'Mercedes-Benz' }, { text: 'Toyota' }],
      IMAGE1: [{ text: '2 pictures' }],
      'Internal notes': [],
    })
    expect(problems[0]).toMatchObject({ kind: 'rejected', field: 'model', line: 4, cars: 1 })
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'warning', field: 'location' }))
    expect(first).toEqual({
      name: '2014 Mercedes-Benz Vito',
      priceCents: 1_899_000,
      priceLabel: 'Drive Away',
      facts: ['112,000 km'],
      picture: 'https://p.example/1.jpg',
    })
    expect((await newest()).state).toBe('columns')
  })

  test('has nothing to choose before the first file, and of the network’s files', async () => {
    expect(columnsReport(await newest(), [])).toEqual({ state: 'none', file: null, columns: [], absent: [] })
    await importCsv([], '[]', 'csn-dto')
    expect(columnsReport(await newest(), [])).toMatchObject({ state: 'fixed', columns: [] })
  })
})
