import type { StaffCarPage } from '@forecourt/schemas/contract'
import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { BackButton } from './car-acts.tsx'
import { CarPart } from './car-part.tsx'
import { formatSet, moveOne, type Telling } from './car-text.ts'
import type { ChangeCar } from './use-car.ts'

const Grid = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: 8px;
  & li { position: relative; }
  & li[draggable='true'] { cursor: grab; }
  & img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; border-radius: 3px; }
`
/** Arrows over the foot of a picture, for those who point at it, come to it by keyboard, or have no mouse. */
const Arrows = styled.div`
  position: absolute;
  inset: auto 4px 4px;
  display: flex;
  justify-content: space-between;
  opacity: 0;
  & > * { background: var(--card-bg-color); }
  li:hover > &, &:focus-within { opacity: 1; }
  @media (hover: none) { opacity: 1; }
`
const Place = styled.span`
  position: absolute;
  left: 6px;
  top: 6px;
  padding: 3px 6px;
  border-radius: 3px;
  font-size: 11px;
  font-weight: 600;
  color: #fff;
  background: rgb(20 22 30 / 80%);
`

/** The pictures in the order that shoppers see; it is changed by dragging or with the two buttons of each. */
export function CarPictures({
  page: { pictures, mayChange, set },
  origin,
  telling,
  change,
}: {
  page: StaffCarPage
  /** Of the dealer's site, whose pipeline makes the pictures. */
  origin: string
  telling: Telling
  change: ChangeCar
}) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [moving, setMoving] = useState(false)
  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= pictures.length) return
    setMoving(true)
    const order = moveOne(pictures, from, to).map(({ address }) => address)
    await change({ do: 'pictures', order: JSON.stringify(order) }, 'The pictures are in that order')
    setMoving(false)
  }
  if (pictures.length === 0) return null
  return (
    <CarPart
      title="Pictures"
      note={
        set.pictures
          ? `In your order. ${formatSet(set.pictures, telling)}`
          : `${pictures.length} from the file${mayChange ? '. Drag to change the order' : ''}`
      }
    >
      <Grid aria-label="Pictures" aria-busy={moving || undefined}>
        {pictures.map(({ address, picture }, index) => (
          <li
            key={address}
            draggable={mayChange}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) void move(dragged, index)
              setDragged(null)
            }}
          >
            <img src={new URL(picture, origin).href} alt="" loading="lazy" draggable={false} />
            <Place>{index === 0 ? '1, on the card' : index + 1}</Place>
            {mayChange ? (
              <Arrows>
                <Button
                  mode="bleed"
                  icon={ChevronLeftIcon}
                  padding={2}
                  aria-label={`Picture ${index + 1} further forward`}
                  disabled={moving || index === 0}
                  onClick={() => void move(index, index - 1)}
                />
                <Button
                  mode="bleed"
                  icon={ChevronRightIcon}
                  padding={2}
                  aria-label={`Picture ${index + 1} further back`}
                  disabled={moving || index === pictures.length - 1}
                  onClick={() => void move(index, index + 1)}
                />
              </Arrows>
            ) : null}
          </li>
        ))}
      </Grid>
      {set.pictures && mayChange ? (
        <Flex>
          <BackButton
            act="pictures"
            text="Back to the file’s order"
            done="The pictures are in the file’s order"
            change={change}
          />
        </Flex>
      ) : null}
      {set.pictures ? (
        <Text size={1} muted>
          New pictures of the file come last.
        </Text>
      ) : null}
    </CarPart>
  )
}
