import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import './choice-tile.css'

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'children'> & {
  label: string
  text?: string
  figure?: ReactNode
}

/** A choice of a block's form: its name, a line below and a figure. */
export function ChoiceTile({ label, text, figure, type = 'radio', ...input }: Props) {
  return (
    <label className="choice-tile">
      <input type={type} {...input} />
      <span>
        <b>{label}</b>
        {text ? <span className="small muted">{text}</span> : null}
        {figure ? <span className="small num">{figure}</span> : null}
      </span>
    </label>
  )
}

type TilesProps = { legend: string; isShort?: boolean; children: ReactNode }

/** Choices under their name; short ones stand closer. */
export function ChoiceTiles({ legend, isShort, children }: TilesProps) {
  return (
    <fieldset className={isShort ? 'choice-tiles choice-tiles--short' : 'choice-tiles'}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
