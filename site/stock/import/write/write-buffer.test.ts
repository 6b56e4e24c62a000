import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { CarBatch, WrittenCar } from './car-lines.ts'
import { WriteBuffer } from './write-buffer.ts'

const path = join(tmpdir(), `forecourt-buffer-test-${process.pid}`)
let buffer: WriteBuffer
afterEach(() => buffer.close())

type Batch = { cars: WrittenCar[]; text: string }

async function through(cars: readonly WrittenCar[]): Promise<Batch[]> {
  buffer = new WriteBuffer(path)
  for (const car of cars) await buffer.add(car)
  const batches: Batch[] = []
  for await (const batch of buffer.batches()) batches.push(read(batch))
  return batches
}
const read = ({ ids, lines, jsonAt }: CarBatch): Batch => ({
  cars: ids.map((id, place) => ({ id, json: jsonAt(place) })),
  text: Buffer.from(lines).toString(),
})
const car = (index: number, words: string) => ({ id: `a_${index}`, json: JSON.stringify({ index, words }) })

it('returns cars in order, in any script', async () => {
  const cars = ['', 'Citroën – 🚗', '\u0000\ufeff\u2028', '車'.repeat(5_000)].map((words, index) =>
    car(index, words),
  )
  const text = cars.map(({ json }) => `${json}\n`).join('')
  expect(await through(cars)).toEqual([{ cars, text }])
  expect(existsSync(path)).toBe(false)
})

it('spills a large run to a file that is deleted on close', async () => {
  const cars = Array.from({ length: 3_000 }, (_none, index) => car(index, 'ä'.repeat(10_000)))
  const batches = await through(cars)
  expect(existsSync(path)).toBe(true)
  expect(batches.flatMap((batch) => batch.cars)).toEqual(cars)
  expect(batches.map(({ text }) => text.split('\n', 1)[0])).toEqual(
    batches.map((batch) => batch.cars[0]?.json),
  )
  expect(Math.max(...batches.map(({ text }) => text.length))).toBeLessThan(17e6)
  await buffer.close()
  expect(existsSync(path)).toBe(false)
})

it('accepts a car larger than its memory limit', async () => {
  const cars = [car(1, 'x'.repeat(9_000_000)), car(2, 'y')]
  expect((await through(cars)).flatMap((batch) => batch.cars)).toEqual(cars)
})
