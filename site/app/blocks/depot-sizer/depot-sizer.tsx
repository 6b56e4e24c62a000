import { formatDollars } from '@forecourt/schemas/contract/pure'
import { formatCount } from '#app/domain/words/count.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import { BlockForm, useForm } from '../block-form.tsx'
import '../choice-tile.css'
import type { DepotSizerModel } from './depot-sizer.server.ts'
import { type DepotAnswer, type DepotSize, readDepot, sizeDepot } from './size-depot.ts'
import './depot-sizer.css'

/** What chargers a depot needs, and whether its supply is enough. */
export function DepotSizerBlock({ block }: { block: DepotSizerModel & { key: string } }) {
  const { key, title, text, kinds, note, buttons } = block
  const { answer, update, form } = useForm(block.answer, (fields) => readDepot(block, fields))
  const size = sizeDepot(block, answer)
  return (
    <Section id={key} title={title || 'How big a depot do you need?'} text={text}>
      <div className="block-tool">
        <BlockForm block={key} form={form} onAnswer={update} className="depot">
          {kinds.map((kind, at) => (
            <Count
              key={kind.key}
              id={`${key}-${kind.key}`}
              name={`count-${kind.key}`}
              label={kind.name}
              text={`About ${formatCount(kind.kwh)} kWh a night each`}
              start={block.answer.counts[at] ?? 0}
            />
          ))}
          <Count
            id={`${key}-hours`}
            name="hours"
            label="Hours parked"
            text="6 pm to 4 am is 10"
            start={block.answer.hours}
          />
          <Count
            id={`${key}-supply`}
            name="supply"
            label="Supply"
            text="In kW, from your power bill"
            start={block.answer.supplyKw}
          />
          <Button type="submit" look="line" className="no-js">
            Work it out
          </Button>
        </BlockForm>
        <div className="block-tool__out">
          <Fit size={size} answer={answer} />
          <dl className="block-sums">
            <div>
              <dt>A night takes</dt>
              <dd>{formatCount(size.kwh)} kWh</dd>
            </div>
            <div>
              <dt>With every charger running</dt>
              <dd>{formatCount(size.peakKw)} kW</dd>
            </div>
            <div>
              <dt>Managed, in turn</dt>
              <dd>{formatCount(size.managedKw)} kW</dd>
            </div>
            <div>
              <dt>Chargers, ex GST</dt>
              <dd>{formatDollars(size.price * 100)}</dd>
            </div>
          </dl>
          {size.chargers.length > 0 ? (
            <ul className="small num">
              {size.chargers.map((charger) => (
                <li key={charger.key}>
                  {formatCount(charger.count)} × {formatCount(charger.kw)} kW, {charger.name}
                </li>
              ))}
            </ul>
          ) : null}
          {note ? <p className="small muted">{note}</p> : null}
          <BlockButtons buttons={buttons} />
        </div>
      </div>
    </Section>
  )
}

type CountProps = { id: string; name: string; label: string; text: string; start: number }

const Count = ({ id, name, label, text, start }: CountProps) => (
  <div className="depot__count">
    <label htmlFor={id}>
      <b>{label}</b> <span className="small muted">{text}</span>
    </label>
    <input
      id={id}
      className="input num"
      type="number"
      name={name}
      min={0}
      inputMode="numeric"
      defaultValue={start}
    />
  </div>
)

function Fit({ size, answer }: { size: DepotSize; answer: DepotAnswer }) {
  const { managedKw, peakKw, isEnough } = size
  return (
    <p className="depot__fit num" role="status" data-ok={isEnough}>
      {isEnough ? (
        <>
          <b>It fits your supply.</b> Managed charging needs {formatCount(managedKw)} kW of the{' '}
          {formatCount(answer.supplyKw)} you have.
        </>
      ) : managedKw > peakKw || answer.hours === 0 ? (
        <>
          <b>The night is too short.</b> The chargers give {formatCount(peakKw)} kW at the most. Park longer,
          or share fewer.
        </>
      ) : (
        <>
          <b>You’d need more supply.</b> Even managed it takes {formatCount(managedKw)} kW, and you have{' '}
          {formatCount(answer.supplyKw)}. Parking an hour longer may save the upgrade.
        </>
      )}
    </p>
  )
}
