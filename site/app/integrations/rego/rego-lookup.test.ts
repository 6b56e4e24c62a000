import { describe, expect, it } from 'vitest'
import { openValuer } from '../valuations/open-valuer.server.ts'
import { openRegoLookup } from './open-rego-lookup.server.ts'

const PLATES = Array.from({ length: 240 }, (_, at) => `ABC${String(at).padStart(3, '0')}`)

describe('OPEN-28: the demo register', () => {
  const register = openRegoLookup(null)
  const valuer = openValuer(null)

  it('returns the same vehicle for the same plate and state, and another in another state', async () => {
    const [first, again, elsewhere] = await Promise.all([
      register.findVehicle('ABC123', 'QLD'),
      register.findVehicle('ABC123', 'QLD'),
      register.findVehicle('ABC123', 'NSW'),
    ])
    expect(first).toMatchObject({ make: expect.stringMatching(/\w/), year: expect.any(Number) })
    expect(again).toEqual(first)
    expect(elsewhere).not.toEqual(first)
  })

  it('returns null for some plates', async () => {
    const found = await Promise.all(PLATES.map((plate) => register.findVehicle(plate, 'QLD')))
    const unknown = found.filter((vehicle) => vehicle === null).length
    expect(unknown).toBeGreaterThan(5)
    expect(unknown).toBeLessThan(60)
  })

  it('values its vehicles: less with more kilometres, and less a year later', async () => {
    const id = (await register.findVehicle('ABC123', 'QLD'))?.id ?? ''
    const value = (kms: number, year = 2026) => valuer.tradeValue(id, kms, year)
    const usual = (await value(60_000)) ?? 0
    expect(usual).toBeGreaterThan(100_000)
    expect(await value(95_000)).toBeLessThan(usual)
    expect(await value(60_000, 2027)).toBeLessThan(usual)
  })

  it.each(['', 'car', 'car-1', 'car-99999-2020', 'boat-1-2020', '__proto__-0-2020', 'constructor-0-2020'])(
    'values nothing by “%s”',
    async (id) => expect(await valuer.tradeValue(id, 1, 2026)).toBeNull(),
  )
})

describe('the hosted register', () => {
  type Asked = { url: string; init: RequestInit | undefined }

  const serviceThat = (answer: () => Response) => {
    const asked: Asked[] = []
    const service = {
      url: 'https://vehicles.example/v2',
      key: 'secret-key',
      fetch: (async (url: string, init?: RequestInit) => {
        asked.push({ url, init })
        return answer()
      }) as typeof fetch,
    }
    return { service, asked }
  }

  it('gets plate and state, with the key in a header', async () => {
    const vehicle = {
      id: 58_810,
      year: 2021,
      make: 'Make',
      model: 'One',
      badge: null,
      body_type: 'Ute',
      colour: 'red',
    }
    const { service, asked } = serviceThat(() => Response.json({ success: true, vehicle }))
    expect(await openRegoLookup(service).findVehicle('AB 1/2', 'NSW')).toEqual({
      id: '58810',
      kind: 'car',
      year: 2021,
      make: 'Make',
      model: 'One',
      badge: '',
      body: 'Ute',
      fuel: '',
      transmission: '',
    })
    expect(asked[0]?.url).toBe(
      'https://vehicles.example/v2/vehicles/registrations/AB%201%2F2?region=au&state=NSW',
    )
    expect(asked[0]?.init?.headers).toMatchObject({ ApiKey: 'secret-key' })
  })

  it('returns null for a 404 or an answer without a vehicle', async () => {
    const nowhere = serviceThat(() => new Response('{}', { status: 404 })).service
    const empty = serviceThat(() => Response.json({ success: false })).service
    expect(await openRegoLookup(nowhere).findVehicle('A', 'NSW')).toBeNull()
    expect(await openRegoLookup(empty).findVehicle('A', 'NSW')).toBeNull()
  })

  it('throws errors without plate or key', async () => {
    const { service } = serviceThat(() => new Response('no', { status: 500 }))
    const failure = await openRegoLookup(service).findVehicle('PLATE1', 'NSW').catch(String)
    expect(failure).toBe('Error: the vehicle service answered 500')
  })

  it('values by the provider’s id, in dollars on the wire and cents here', async () => {
    const { service, asked } = serviceThat(() =>
      Response.json({ prediction: { trade_price: 21_345.6, score: 0.9 } }),
    )
    expect(await openValuer(service).tradeValue('58810', 49_935, 2026)).toBe(2_134_600)
    expect(asked[0]?.url).toBe('https://vehicles.example/v2/valuations/predict')
    expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({
      region: 'au',
      vehicle_id: '58810',
      kms: 49_935,
    })
  })
})
