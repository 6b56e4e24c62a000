import { Form } from '@remix-run/react'
import { type CSSProperties, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { LEARNER_FEATURE } from '#app/parts/car/facts/card-facts.ts'
import { searchPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink, WholeDocuments } from '#app/ui/site-link.tsx'
import type { LicencePickerModel, PickerBike } from './licence-picker.server.ts'
import { countRideable, type RiderChoice, suitableFirst, suits } from './rideable.ts'
import './licence-picker.css'

type BlockProps = { block: LicencePickerModel & { key: string } }

/** Motorcycles by licence and seat height: a form that ends in the search, counted while it is filled in. */
export function LicencePickerBlock({ block }: BlockProps) {
  const { key, title, text, note, bikes } = block
  const { form, choice, read } = useChoice(block)
  return (
    <section className="section rider" aria-labelledby={key}>
      <div className="wrap">
        <div className="rider__top">
          <div>
            <h2 id={key}>{title || 'Your licence. Your bike.'}</h2>
            {text ? <p className="muted">{text}</p> : null}
          </div>
          <PickerForm block={block} form={form} choice={choice} onChange={read} />
        </div>
        <ul className="rider__bikes">
          {suitableFirst(bikes, choice).map((bike) => (
            <Bike key={bike.key} bike={bike} choice={choice} />
          ))}
        </ul>
        <p className="tiny muted rider__note">
          {note} Seat heights are the manufacturer’s, unladen, in mm.
          {bikes.some(({ picture }) => picture?.drawn) ? ' Pictures are illustrations.' : ''}
        </p>
      </div>
    </section>
  )
}

/** What the form says, also where it was filled in before hydration, of which React sends no event. */
function useChoice({ licences, track }: LicencePickerModel) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState<PickerChoice>({
    learnerOnly: licences[0]?.learner === true,
    seatMm: track.start,
    held: 0,
  })
  const read = useCallback(() => {
    if (form.current) setChoice(readChoice(form.current))
  }, [])
  useEffect(read, [read])
  return { form, choice, read }
}

/** `held` is the index of the licence: two of them may allow the same motorcycles. */
type PickerChoice = RiderChoice & { held: number }

function readChoice(form: HTMLFormElement): PickerChoice {
  const fields = new FormData(form)
  const radios = [...form.querySelectorAll<HTMLInputElement>('[type="radio"]')]
  return {
    learnerOnly: fields.get('filtered_features') === LEARNER_FEATURE,
    seatMm: Number(fields.getAll('seat_height').at(-1)),
    held: Math.max(
      0,
      radios.findIndex(({ checked }) => checked),
    ),
  }
}

type FormProps = {
  block: BlockProps['block']
  form: React.RefObject<HTMLFormElement | null>
  choice: PickerChoice
  onChange: () => void
}

function PickerForm({ block: { key, licences, track, seats, isMixed }, form, choice, onChange }: FormProps) {
  const wholeDocuments = useContext(WholeDocuments)
  const { min, max, step, start } = track
  const count = countRideable(seats, choice)
  const place = max > min ? ((choice.seatMm - min) / (max - min)) * 100 : 100
  return (
    <Form
      ref={form}
      className="rider__ask"
      action={searchPath()}
      reloadDocument={wholeDocuments}
      onChange={onChange}
    >
      <input type="hidden" name="status" value="in_stock" />
      {isMixed ? <input type="hidden" name="item_type" value="motorcycle" /> : null}
      <fieldset>
        <legend className="small muted">You hold</legend>
        <div className="rider__held" style={{ '--n': licences.length } as CSSProperties}>
          {licences.map(({ key: id, name, text, learner }, index) => (
            <label key={id}>
              <input
                type="radio"
                name="filtered_features"
                value={learner ? LEARNER_FEATURE : ''}
                defaultChecked={index === 0}
              />
              <b>{name}</b>
              {text ? <small>{text}</small> : null}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="rider__seat">
        <label htmlFor={`${key}-seat`}>
          <span className="small muted">Tallest seat you’re comfortable on</span>{' '}
          <b className="rider__mm num only-js" aria-hidden="true">
            {choice.seatMm} mm
          </b>
        </label>
        <div className="range" style={{ '--hi': place } as CSSProperties}>
          {/* Two fields of one name are its two bounds: no lowest seat. */}
          <input type="hidden" name="seat_height" value="" />
          <input
            id={`${key}-seat`}
            type="range"
            name="seat_height"
            min={min}
            max={max}
            step={step}
            defaultValue={start}
            aria-valuetext={`${choice.seatMm} millimetres`}
          />
        </div>
        <p className="rider__ends tiny muted" aria-hidden="true">
          <span>{min} mm</span>
          <span>{max} mm</span>
        </p>
      </div>
      <p className="rider__count only-js" role="status">
        <b className="num">{formatCount(count)}</b> on the floor you can ride today (
        {licences[choice.held]?.name})
      </p>
      <Button type="submit" size="large">
        Show motorcycles
      </Button>
    </Form>
  )
}

function Bike({ bike, choice }: { bike: PickerBike; choice: RiderChoice }) {
  const { name, facts, price, href, picture, seatMm } = bike
  const { ok, why } = suits(bike, choice)
  return (
    <li data-ok={ok}>
      <SiteLink href={href}>
        <span className="rider__pic">
          <Picture picture={picture} sizes="(min-width: 60rem) 30vw, 50vw" instead="motorbike" />
          <span className="rider__ruler num" style={{ '--h': seatMm } as CSSProperties}>
            <b className="rider__high">
              <span className="vh">Seat </span>
              {seatMm}
              <span className="vh"> mm</span>
            </b>
          </span>
        </span>
        <b className="rider__name">{name}</b>
        <span className="small muted">{facts}</span>
        {price ? <span className="rider__price num">{price}</span> : null}
        <span className="rider__why small">{why}</span>
      </SiteLink>
    </li>
  )
}
