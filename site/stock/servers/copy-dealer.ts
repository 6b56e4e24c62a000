/*
 * Makes a dealer's stock on one search server as it is on another, page by page, while both are in use, and proves it by a
 * second comparison of every car.
 */
import type { StockStore } from '../index/stock-store.ts'
import { levelCars } from './placed-store.ts'

/** Holds of shoppers may come in between; each comparison finds fewer. */
const TIMES = 6

/** @returns the number of cars; @throws Error for copies that do not become the same, and the clients' errors */
export async function copyDealer(from: StockStore, to: StockStore, slug: string): Promise<number> {
  for (let times = 0; times < TIMES; times += 1) {
    const ids = await from.listIds(slug)
    const present = await to.listIds(slug)
    const changed = await levelCars(from, to, [...new Set([...ids, ...present])])
    if (changed.length === 0) return ids.length
  }
  throw new Error(`${slug}: the stock changes faster than it can be copied. Try again.`)
}
