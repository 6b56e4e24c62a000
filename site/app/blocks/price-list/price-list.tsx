import { Section } from '#app/ui/section.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import type { PriceListModel } from './price-list.server.ts'
import '../block-table.css'
import './price-list.css'

/** Jobs of the workshop with their prices by size of vehicle. */
export function PriceListBlock({ block }: { block: PriceListModel & { key: string } }) {
  const { key, title, text, sizes, groups, hasTimes, note, buttons } = block
  const columns = 1 + Number(hasTimes) + Math.max(1, sizes.length)
  return (
    <Section id={key} title={title || 'What it costs'} text={text} note={note}>
      <table className="block-table price-list" aria-labelledby={key} data-sizes={sizes.length}>
        <thead>
          <tr>
            <th scope="col">Job</th>
            {hasTimes ? <th scope="col">Takes</th> : null}
            {sizes.length > 0 ? (
              sizes.map((size) => (
                <th key={size.key} scope="col" className="num">
                  {size.name}
                  {size.text ? <span>{size.text}</span> : null}
                </th>
              ))
            ) : (
              <th scope="col" className="num">
                Price
              </th>
            )}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title ? (
              <tr className="price-list__group">
                <th scope="rowgroup" colSpan={columns}>
                  {group.title}
                </th>
              </tr>
            ) : null}
            {group.jobs.map((job) => (
              <Job key={job.key} job={job} sizes={sizes} hasTimes={hasTimes} />
            ))}
          </tbody>
        ))}
      </table>
      <BlockButtons buttons={buttons} />
    </Section>
  )
}

type JobProps = Pick<PriceListModel, 'sizes' | 'hasTimes'> & {
  job: PriceListModel['groups'][number]['jobs'][number]
}

function Job({ job: { name, text, takes, prices }, sizes, hasTimes }: JobProps) {
  const isForAll = prices.length === 1 && sizes.length > 1
  return (
    <tr>
      <th scope="row">
        {name}
        {text ? <span>{text}</span> : null}
      </th>
      {hasTimes ? <td className="price-list__time">{takes}</td> : null}
      {isForAll ? (
        <td className="num" colSpan={sizes.length}>
          {prices[0]} <span className="price-list__size">every size</span>
        </td>
      ) : (
        prices.map((price, at) => (
          <td key={sizes[at]?.key ?? at} className="num">
            {sizes[at] ? <span className="price-list__size">{sizes[at].name}</span> : null}
            {price || '–'}
          </td>
        ))
      )}
    </tr>
  )
}
