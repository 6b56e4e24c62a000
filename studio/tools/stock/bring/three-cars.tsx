import type { StaffStockFile } from '@forecourt/schemas/contract'
import { Heading, Stack } from '@sanity/ui'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useVehicleWords } from '../../../access/vehicle-words.tsx'
import { ShownCar } from '../columns/as-read.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 16px;
  max-width: 860px;
`

/** The first cars of a file as shoppers will see them; nothing where none can be listed. */
export function ThreeCars({ cars, site }: { cars: StaffStockFile['cars']; site: StudioSite }) {
  const words = useVehicleWords()
  if (cars.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-label="As shoppers will see them">
      <Heading as="h2" size={1}>
        {words.count(cars.length)} as shoppers will see {cars.length === 1 ? 'it' : 'them'}
      </Heading>
      <Row>
        {cars.map((car, at) => (
          <ShownCar key={`${at} ${car.name}`} car={car} site={site} />
        ))}
      </Row>
    </Stack>
  )
}
