import '#app/styles/pages/model-card.css'
import '#app/styles/pages/model-compare.css'
import { Form, useNavigation, useSubmit } from '@remix-run/react'
import type { ChangeEvent } from 'react'
import { modelPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { CompareSideModel, ModelComparePageModel } from '../compare/model-compare.server.ts'
import { CompareTables } from './compare-tables.tsx'
import { ModelHero } from './model-hero.tsx'
import { SwatchPicker } from './swatch-picker.tsx'

/** Two variants side by side (CMP-01). */
export function ModelComparePage({ page }: { page: ModelComparePageModel }) {
  const { hero, sides, tables, summary, all, action, crumbs } = page
  const [left] = sides
  return (
    <div className="cp-page">
      {left ? <ModelHero hero={hero} picturesHref={`${modelPath(left.model)}#pictures`} isShort /> : null}
      <div className="wrap cp">
        <Breadcrumbs crumbs={crumbs} />
        <h2 className="vh">Compare</h2>
        <Pickers sides={sides} action={action} />
        <CompareTables sides={sides} tables={tables} summary={summary} />
        <AtAGlance all={all} />
      </div>
    </div>
  )
}

/** A form whose answer is the same page: with JavaScript each choice sends it, without there is a button. */
function Pickers({ sides, action }: Pick<ModelComparePageModel, 'sides' | 'action'>) {
  const submit = useSubmit()
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { form, name } = currentTarget
    if (!form) return
    const choice = new FormData(form)
    const side = name.replace('Variant', '')
    // Another variant begins with its first colour (CMP-04).
    for (const field of [`${side}Colour`, 'leftFor', 'rightFor']) choice.delete(field)
    submit(choice, { action, method: 'get', replace: true, preventScrollReset: true })
  }
  return (
    <Form action={action} method="get" className="cp-sides" aria-label="Choose two variants">
      {sides.map((side) => (
        <SidePicker key={side.side} side={side} onChoose={choose} />
      ))}
      <noscript>
        <Button type="submit" wide>
          Compare these
        </Button>
      </noscript>
    </Form>
  )
}

type SidePickerProps = {
  side: CompareSideModel
  onChoose: (event: ChangeEvent<HTMLSelectElement>) => void
}

function SidePicker({ side, onChoose }: SidePickerProps) {
  const sent = useNavigation().formData
  const where = side.side === 'left' ? 'on the left' : 'on the right'
  const select = (title: string, name: string, value: string, choices: CompareSideModel['models']) => (
    <label className="field">
      <span className="label">
        {title}
        <span className="vh"> {where}</span>
      </span>
      <select className="select" name={name} value={String(sent?.get(name) ?? value)} onChange={onChoose}>
        <Choices choices={choices} />
      </select>
    </label>
  )
  return (
    <fieldset className="cp-side">
      <legend className="vh">{side.side === 'left' ? 'Left' : 'Right'}</legend>
      <div className="cp-side__pick">
        {select('Model', side.side, side.model, side.models)}
        {select('Variant', `${side.side}Variant`, side.variant, side.variants)}
      </div>
      <input type="hidden" name={`${side.side}For`} value={side.variantId} />
      <SwatchPicker
        key={side.variantId}
        swatches={side.swatches}
        chosen={side.colourAt}
        name={`${side.side}Colour`}
        legend={`Colour of the ${side.fullName} ${where}`}
        eager
        sizes="50vw"
      />
      <p className="cp-side__name">{side.fullName}</p>
      {side.price ? (
        <p className="cp-side__p">
          <b>{side.price}</b> {side.go} away
        </p>
      ) : null}
      <p className="cp-side__a">
        {side.testDrive ? (
          <LinkButton href={side.testDrive}>{side.go === 'ride' ? 'Test Ride' : 'Test Drive'}</LinkButton>
        ) : null}
        <SiteLink className="link" href={side.search}>
          Search Stock
        </SiteLink>
      </p>
    </fieldset>
  )
}

/** The options of a list, under their makes where there are several. */
function Choices({ choices }: { choices: CompareSideModel['models'] }) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  const option = ({ value, label }: CompareSideModel['models'][number]) => (
    <option key={value} value={value}>
      {label}
    </option>
  )
  if (groups.length < 2) return <>{choices.map(option)}</>
  return (
    <>
      {groups.map((group) => (
        <optgroup key={group} label={group ?? ''}>
          {choices.filter((choice) => choice.group === group).map(option)}
        </optgroup>
      ))}
    </>
  )
}

function AtAGlance({ all: { title, variants } }: Pick<ModelComparePageModel, 'all'>) {
  if (variants.length < 3) return null
  return (
    <section aria-labelledby="glance">
      <h2 id="glance" className="cp-six">
        {title}
      </h2>
      <ul className="cp-all">
        {variants.map(({ id, name, figures, price, on, put }) => (
          <li key={id} data-on={on ? '' : undefined}>
            <b>{name}</b>
            <span>{figures}</span>
            <span>{price}</span>
            {on ? (
              <em>On the {on}</em>
            ) : (
              <SiteLink className="cp-all__put" href={put}>
                Compare on the right<span className="vh">: {name}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
