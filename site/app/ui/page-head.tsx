import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

type PageHeadProps = {
  title: string
  /** Of the title, for what it names. */
  titleId?: string
  crumbs?: readonly Crumb[]
  /** A sentence under the title; '' for none. */
  lede?: string
  /** What one answers or chooses first. */
  children?: ReactNode
  /** What follows touches it. */
  joined?: boolean
}

/** The head of a page beside the stock, which the template draws: breadcrumbs and title. */
export function PageHead({
  title,
  titleId,
  crumbs = [],
  lede = '',
  children,
  joined = false,
}: PageHeadProps) {
  return (
    <div className={joined ? 'head-band head-band--joined' : 'head-band'}>
      <div className="wrap">
        {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : null}
        <h1 id={titleId}>{title}</h1>
        {lede ? <p className="lede">{lede}</p> : null}
        {children}
      </div>
    </div>
  )
}
