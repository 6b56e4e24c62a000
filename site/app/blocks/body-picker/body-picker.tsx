import { formatDollars } from '@forecourt/schemas/contract/pure'
import { formatKg } from '#app/domain/words/measures.ts'
import { withMessage } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import { BlockForm, useForm } from '../block-form.tsx'
import { ChoiceTile, ChoiceTiles } from '../choice-tile.tsx'
import { WeightBar, WeightKey } from '../weight-bar.tsx'
import type { BodyPickerModel } from './body-picker.server.ts'
import { DRIVER_KG, fits, type Picked, pickBody } from './pick-body.ts'

const formatPrice = (dollars: number) => formatDollars(dollars * 100)

/** A chassis and what is built on it: price, weight and time. */
export function BodyPickerBlock({ block }: { block: BodyPickerModel & { key: string } }) {
  const { key, title, text, chassis, bodies, extras } = block
  const { answer, update, form } = useForm(
    block.picked,
    (fields) => pickBody({ chassis, bodies, extras }, fields) ?? block.picked,
  )
  return (
    <Section id={key} title={title || 'Pick a chassis. Pick a body.'} text={text}>
      <div className="block-tool">
        <BlockForm block={key} form={form} onAnswer={update}>
          <ChoiceTiles legend="Chassis">
            {chassis.map((one) => (
              <ChoiceTile
                key={one.key}
                name="chassis"
                value={one.key}
                label={one.name}
                text={one.text}
                figure={`${formatPrice(one.price)} ex GST`}
                defaultChecked={one.key === block.picked.chassis.key}
              />
            ))}
          </ChoiceTiles>
          <ChoiceTiles legend="Body, fitted, ex GST">
            {bodies.map((one) => (
              <ChoiceTile
                key={one.key}
                name="body"
                value={one.key}
                label={one.name}
                text={fits(one, answer.chassis) ? one.takes || one.text : `Not on the ${answer.chassis.name}`}
                figure={formatPrice(one.price)}
                checked={one.key === answer.body.key}
                onChange={update}
              />
            ))}
          </ChoiceTiles>
          {extras.length > 0 ? (
            <ChoiceTiles legend="On top">
              {extras.map((one) => (
                <ChoiceTile
                  key={one.key}
                  type="checkbox"
                  name="extra"
                  value={one.key}
                  label={one.name}
                  text={one.text}
                  figure={`${formatPrice(one.price)} · ${formatKg(one.kg)}`}
                  defaultChecked={block.picked.extras.some((extra) => extra.key === one.key)}
                />
              ))}
            </ChoiceTiles>
          ) : null}
          <Button type="submit" look="line" className="no-js">
            Work it out
          </Button>
        </BlockForm>
        <Result block={block} picked={answer} />
      </div>
    </Section>
  )
}

type ResultProps = { block: BodyPickerModel; picked: Picked }

function Result({ block, picked }: ResultProps) {
  const { chassis, body, extras, price, priceWithGst, carryKg } = picked
  const picture = block.chassis.find(({ key }) => key === chassis.key)?.picture ?? null
  const parts = [
    { key: 'kerb', name: chassis.name, kg: chassis.kerbKg },
    body,
    ...extras,
    { key: 'driver', name: 'Driver', kg: DRIVER_KG },
  ]
  const words = `Please quote me on this: ${[chassis, body, ...extras].map(({ name }) => name).join(', ')}, ${formatPrice(price)} ex GST.`
  const weighed = parts.reduce((sum, { kg }) => sum + kg, 0)
  return (
    <div className="block-tool__out" aria-live="polite">
      {picture ? <Picture picture={picture} sizes="(min-width: 62rem) 36rem, 90vw" /> : null}
      <h3>
        {chassis.name}, {body.name}
      </h3>
      <p className="block-tool__figure num">
        <b>{formatPrice(price)}</b> <span className="muted">ex GST</span>
      </p>
      <dl className="block-sums">
        <div>
          <dt>With GST</dt>
          <dd>{formatPrice(priceWithGst)}</dd>
        </div>
        {body.takes ? (
          <div>
            <dt>Body takes</dt>
            <dd>{body.takes}</dd>
          </div>
        ) : null}
        <div>
          <dt>Left to carry</dt>
          <dd>{carryKg >= 0 ? formatKg(carryKg) : `${formatKg(-carryKg)} over`}</dd>
        </div>
        <div>
          <dt>GVM</dt>
          <dd>{formatKg(chassis.gvmKg)}</dd>
        </div>
      </dl>
      <WeightBar
        title="On the road, empty"
        parts={parts}
        limitKg={chassis.gvmKg}
        mostKg={Math.max(chassis.gvmKg, weighed) * 1.02}
      />
      <WeightKey parts={parts} />
      <p className="small muted">
        After the body and a {DRIVER_KG} kg driver, before fuel. Plus government charges. {block.note}
      </p>
      <BlockButtons
        buttons={block.buttons.map((button) => ({ ...button, href: withMessage(button.href, words) }))}
      />
    </div>
  )
}
