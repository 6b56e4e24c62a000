import { Button, Flex } from '@sanity/ui'

/** All columns, or those that are still to be chosen. */
export function ShowWhich({
  all,
  open,
  onlyOpen,
  onShow,
}: {
  all: number
  open: number
  onlyOpen: boolean
  onShow: (onlyOpen: boolean) => void
}) {
  const choices = [
    [false, `All ${all}`],
    [true, `To choose ${open}`],
  ] as const
  return (
    <Flex gap={1} role="group" aria-label="Which columns">
      {choices.map(([value, words]) => (
        <Button
          key={words}
          mode={onlyOpen === value ? 'default' : 'ghost'}
          aria-pressed={onlyOpen === value}
          fontSize={1}
          padding={3}
          text={words}
          disabled={value && open === 0 && !onlyOpen}
          onClick={() => onShow(value)}
        />
      ))}
    </Flex>
  )
}
