import { formatCount } from '#app/domain/words/count.ts'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BrandMatrixModel } from './brand-matrix.server.ts'
import '../block-table.css'
import './brand-matrix.css'

/** How many new and demo vehicles of a make are at which dealership, each a link; a list on phones. */
export function BrandMatrixBlock({ block }: { block: BrandMatrixModel & { key: string } }) {
  const { key, title, text, note, places, makes, total } = block
  return (
    <Section id={key} title={title || 'Which brand is sold where'} text={text}>
      <table className="block-table matrix" aria-labelledby={key}>
        <thead>
          <tr>
            <th scope="col">Brand</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
            <th scope="col" className="num">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {makes.map(({ name, href, count, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell.place} data-none={cell.count === 0 || undefined}>
                  {cell.count > 0 ? (
                    <SiteLink href={cell.href}>
                      <span className="matrix__place">
                        <span className="vh">{name} at </span>
                        {cell.place}
                      </span>{' '}
                      {formatCount(cell.count)}
                    </SiteLink>
                  ) : (
                    <>
                      <span aria-hidden="true">·</span>
                      <span className="vh">none</span>
                    </>
                  )}
                </td>
              ))}
              <td className="num matrix__all">
                <SiteLink href={href}>
                  <span className="vh">All {name} </span>
                  {formatCount(count)}
                </SiteLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted note">
        {formatCount(total)} new and demo vehicles. {note}
      </p>
    </Section>
  )
}
