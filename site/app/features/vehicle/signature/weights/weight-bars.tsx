import type { CSSProperties } from 'react'
import { formatSpare, judgeSpare } from '#app/blocks/tow-finder/towing.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { SiteLink } from '#app/ui/site-link.tsx'

type Share = { name: string; kilograms: number }

/** A mass in two parts: what is there, and what may be added. */
export function SplitBar({ own, added }: { own: Share; added: Share }) {
  return (
    <p
      className="sig-split num"
      style={{ '--own': own.kilograms, '--added': added.kilograms } as CSSProperties}
    >
      <b>
        {own.name} {formatCount(own.kilograms)}
      </b>
      <b>
        {added.name} {formatCount(added.kilograms)}
      </b>
    </p>
  )
}

/** Of a vehicle with something behind it. */
export const formatTowed = (kilograms: number) => formatSpare(kilograms, 'too heavy')

type Row = { key: string; name: string; href: string; text: string; spareKg: number }

/** What is in the yards, and how much of a limit it leaves. */
export function SpareList({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="sig-rows">
        {rows.map(({ key, name, href, text, spareKg }) => (
          <li key={key}>
            <span>
              <SiteLink href={href}>{name}</SiteLink>
              <small className="num">{text}</small>
            </span>
            <b className="num" data-ok={judgeSpare(spareKg)}>
              {formatTowed(spareKg)}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}
