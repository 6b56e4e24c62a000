import { Button, type ButtonProps } from '@sanity/ui'
import { useColorSchemeValue } from 'sanity'

// White on the theme's own primary colour stays under 4.5:1.
const COLOURS = {
  light: { background: '#4353d9', color: '#fff' },
  dark: { background: '#8591ff', color: '#0b0c14' },
} as const

/** The one filled button of a view. */
export function ActButton({ style, disabled, ...props }: ButtonProps) {
  const { background, color } = COLOURS[useColorSchemeValue()]
  const filled = { '--card-bg-color': background, '--card-fg-color': color, '--card-icon-color': color }
  return (
    <Button
      fontSize={1}
      padding={3}
      tone="primary"
      disabled={disabled}
      style={{ ...(disabled ? {} : { ...filled, background, color }), ...style } as typeof style}
      {...props}
    />
  )
}
