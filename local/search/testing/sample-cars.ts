export interface SampleCar {
  id: number
  name: string
  make: string
  price: number | null
  tags?: string[]
}

/** Five cars for the contract tests. */
export const sampleCars: SampleCar[] = [
  { id: 1, name: '2022 Toyota Corolla SX', make: 'Toyota', price: 25_000, tags: ['Hatch'] },
  { id: 2, name: '2021 Toyota LandCruiser GXL', make: 'Toyota', price: 98_000, tags: ['4x4', 'Tow Bar'] },
  { id: 3, name: '2019 Škoda Octavia RS', make: 'Škoda', price: 31_000 },
  { id: 4, name: '2020 Mazda CX-5 Touring', make: 'Mazda', price: 29_500, tags: ['4x4'] },
  { id: 5, name: '2024 MG IM5 Performance', make: 'MG', price: null },
]

export const sampleSettings = {
  filterableAttributes: ['make', 'price', 'tags'],
  sortableAttributes: ['price'],
}
