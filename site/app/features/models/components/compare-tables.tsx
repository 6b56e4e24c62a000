import type { CSSProperties } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { CompareCell } from '../compare/compare-tables.ts'
import type { ModelComparePageModel } from '../compare/model-compare.server.ts'

type CompareTablesProps = Pick<ModelComparePageModel, 'sides' | 'tables' | 'summary'>

/**
 * Dimensions, performance and features of both sides (CMP-01), under a head that stays in view. “Differences only” is
 * a checkbox that the style sheet reads.
 */
export function CompareTables({ sides, tables, summary }: CompareTablesProps) {
  return (
    <>
      <div className="cp-tools">
        <label>
          <input type="checkbox" autoComplete="off" /> Differences only
        </label>
        <p className="small">{summary}</p>
      </div>
      <table className="cp-table">
        <caption className="vh">{sides.map(({ fullName }) => fullName).join(' beside ')}</caption>
        <thead>
          <tr>
            <td />
            {sides.map(({ side, fullName, price }) => (
              <th key={side} scope="col">
                {fullName}
                {price ? <span>{price}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        {tables.map((table) => (
          <Table key={table.title} table={table} sides={sides} />
        ))}
        <tfoot>
          <tr>
            <td />
            {sides.map(({ side, order, orderLabel, search, fullName }) => (
              <td key={side}>
                <LinkButton href={order} look={side === 'left' ? 'brand' : 'line'}>
                  {orderLabel}
                  <span className="vh">: {fullName}</span>
                </LinkButton>
                <SiteLink className="link" href={search}>
                  Search Stock
                </SiteLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  )
}

type TableProps = { table: ModelComparePageModel['tables'][number] } & Pick<CompareTablesProps, 'sides'>

function Table({ table: { title, rows }, sides }: TableProps) {
  return (
    <tbody>
      <tr className="cp-g">
        <th scope="rowgroup" colSpan={sides.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.title} data-same={row.same ? '' : undefined}>
          <th scope="row">{row.title}</th>
          {sides.map(({ side }) => (
            <td key={side} className={row.cells[side].isBest ? 'is-best' : undefined}>
              {row.isFeature ? <Has text={row.cells[side].text} /> : <Value cell={row.cells[side]} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Value({ cell: { text, isBest, bar } }: { cell: CompareCell }) {
  return (
    <>
      {text}
      {isBest ? <span className="vh">, the better value</span> : null}
      {bar === null ? null : <i aria-hidden="true" style={{ '--b': bar } as CSSProperties} />}
    </>
  )
}

function Has({ text }: { text: string }) {
  return text === 'Yes' ? (
    <span className="cp-yes">
      <Icon name="check" />
      <span className="vh">Yes</span>
    </span>
  ) : (
    <span className="cp-no">
      <span aria-hidden="true">–</span>
      <span className="vh">No</span>
    </span>
  )
}
