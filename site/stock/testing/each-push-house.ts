import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { PushHouse } from './push-house.ts'
import { type SearchServer, startSearchServer } from './search-server.ts'

/** One search server for the tests of a file, and before it a house of its own for each of them. */
export function eachPushHouse(use: (house: PushHouse) => void): void {
  let search: SearchServer
  let house: PushHouse
  beforeAll(async () => {
    search = await startSearchServer()
  })
  afterAll(() => search.stop())
  beforeEach(async () => {
    house = await PushHouse.open(search)
    use(house)
  })
  afterEach(() => house.end())
}
