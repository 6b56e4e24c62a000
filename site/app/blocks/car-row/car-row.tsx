import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { Section } from '#app/ui/section.tsx'
import type { CarRowModel } from './car-row.server.ts'

/** A row of cars; what does not fit scrolls sideways. */
export function CarRowBlock({ block }: { block: CarRowModel & { key: string } }) {
  return (
    <Section id={block.key} title={block.title || 'In stock'} {...(block.more ? { more: block.more } : {})}>
      <CarRow cards={block.cards} />
    </Section>
  )
}
