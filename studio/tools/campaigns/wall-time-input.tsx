import type { WindowEdge } from '@forecourt/schemas/contract/pure'
import { type InputProps, type StringInputProps, set, unset } from 'sanity'
import { useFormPlace } from '../../inputs/typed/use-typed-value.ts'
import { WallTimeField } from './wall-time-field.tsx'

/** From when a campaign shows, on the clock of each site. */
export const WallFromInput = (props: InputProps) => (
  <WallTimeInput {...(props as StringInputProps)} edge="from" />
)

/** Until when a campaign shows, on the clock of each site. */
export const WallUntilInput = (props: InputProps) => (
  <WallTimeInput {...(props as StringInputProps)} edge="until" />
)

function WallTimeInput({
  value,
  onChange,
  readOnly,
  elementProps,
  path,
  edge,
}: StringInputProps & { edge: WindowEdge }) {
  return (
    <WallTimeField
      typedAt={useFormPlace(path)}
      elementProps={elementProps}
      edge={edge}
      value={value}
      readOnly={readOnly}
      placeholder={edge === 'until' ? '31 Jan, 11:59 pm' : '1 Dec, 9 am'}
      onChange={(wall) => onChange(wall === null ? unset() : set(wall))}
    />
  )
}
