import { Form } from '@remix-run/react'
import { Fragment, type ReactNode, useContext } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { ALL_STOCK, searchPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { WholeDocuments } from '#app/ui/site-link.tsx'
import type { FinderChoice, FinderField, FinderModel } from './finder-model.ts'
import { SentenceField } from './sentence-field.tsx'

/** The search form of the front page: plain fields that submit to the results (SRCH-36), in its variant's order. */
export function Finder({ finder }: { finder: FinderModel }) {
  const wholeDocuments = useContext(WholeDocuments)
  const fields: Readonly<Record<FinderField, ReactNode>> = {
    types: <CarTypes finder={finder} />,
    words: (
      <SentenceField
        id="finder-query"
        label={isOneMake(finder) ? 'Keyword' : 'Model or keyword'}
        example={finder.isTight ? 'Under $30k' : 'Under $30k, not white'}
      />
    ),
    make: isOneMake(finder) ? (
      <Choice name="model" label="Model" any="Any model" choices={finder.models} />
    ) : (
      <MakeChoice makes={finder.makes} />
    ),
    body: <Choice name="body" label="Body" any="Any body" choices={finder.bodies} />,
    subject: finder.subject ? <Choice {...finder.subject} /> : null,
    price: <Choice name="price_range" label="Price" any="Any price" choices={finder.priceRanges} />,
    action: (
      <Button type="submit" size="large" icon="search" className="finder__go">
        <span className="finder__all">{finder.action}</span>
        <span className="finder__some">Search stock</span>
      </Button>
    ),
  }
  return (
    <search className="finder">
      <Form
        className="finder__fields"
        action={searchPath(ALL_STOCK)}
        aria-label="Search stock"
        reloadDocument={wholeDocuments}
      >
        {finder.fields.map((field) => (
          <Fragment key={field}>{fields[field]}</Fragment>
        ))}
      </Form>
    </search>
  )
}

const isOneMake = ({ makes }: FinderModel) => makes.all.length < 2

function CarTypes({ finder }: { finder: FinderModel }) {
  if (finder.carTypes.length < 2) return null
  const all = { value: '', label: 'All', count: finder.total }
  return (
    <div className="finder__tabs">
      <fieldset className="seg">
        <legend className="vh">{finder.typesTitle}</legend>
        {[all, ...finder.carTypes].map(({ value, label, count }) => (
          <label key={value}>
            <input className="vh" type="radio" name="car_type" value={value} defaultChecked={value === ''} />
            {label} <span className="n num">{formatCount(count)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}

type ChoiceProps = { name: string; label: string; any: string; choices: readonly FinderChoice[] }

function Choice({ name, label, any, choices }: ChoiceProps) {
  const id = `finder-${name}`
  return (
    <Field id={id} label={label}>
      <Select id={id} name={name} placeholder={any} options={choices} />
    </Field>
  )
}

function MakeChoice({ makes }: { makes: FinderModel['makes'] }) {
  if (makes.popular.length === 0)
    return <Choice name="make" label="Make" any="Any make" choices={makes.all} />
  return (
    <Field id="finder-make" label="Make">
      <select className="select" id="finder-make" name="make">
        <option value="">Any make</option>
        <MakeGroup label="Popular Makes" choices={makes.popular} />
        <MakeGroup label="All Makes" choices={makes.all} />
      </select>
    </Field>
  )
}

function MakeGroup({ label, choices }: { label: string; choices: readonly FinderChoice[] }) {
  return (
    <optgroup label={label}>
      {choices.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
