import type { CSSProperties } from 'react'
import { formatKg } from '#app/domain/words/measures.ts'
import { formatSpare } from './tow-finder/towing.ts'
import './weight-bar.css'

/** A part of a weight. */
export type WeightPart = { key: string; name: string; kg: number }

type Props = {
  title: string
  parts: readonly WeightPart[]
  limitKg: number
  /** The end of the scale, which bars beside each other share. */
  mostKg: number
}

/** What a vehicle weighs, part by part, against what it may. */
export function WeightBar({ title, parts, limitKg, mostKg }: Props) {
  const spare = limitKg - parts.reduce((sum, { kg }) => sum + kg, 0)
  const share = (kg: number) => `${(kg / mostKg) * 100}%`
  return (
    <div className="weight-bar" data-ok={spare >= 0}>
      <p className="num">
        <b>{title}</b> <b>{formatSpare(spare)}</b>
      </p>
      <div className="weight-bar__track" aria-hidden="true">
        {parts.map(({ key, kg }, at) => (
          <i key={key} style={{ width: share(kg), '--at': at } as CSSProperties} />
        ))}
        <span style={{ left: share(limitKg) }} />
      </div>
      <p className="small muted num">{formatKg(limitKg)} GVM</p>
    </div>
  )
}

/** The weights that bars are made of. */
export function WeightKey({ parts }: { parts: readonly WeightPart[] }) {
  return (
    <ul className="weight-key small num">
      {parts.map(({ key, name, kg }, at) => (
        <li key={key}>
          <i style={{ '--at': at } as CSSProperties} aria-hidden="true" />
          {name} {formatKg(kg)}
        </li>
      ))}
    </ul>
  )
}
